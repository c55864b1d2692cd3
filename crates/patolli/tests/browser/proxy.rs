//! A way to the server that can be cut as networks cut it: neither end is told, and nothing arrives any more.

use std::{
    io::{Read as _, Write as _},
    net::{Shutdown, TcpListener, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
};

/// Whether a connection passes on what it is given; all connections of one time share it.
#[derive(Default)]
struct Passage {
    is_swallowing: AtomicBool,
    /// How often something was swallowed that came from the browser.
    swallowed: AtomicUsize,
}

struct Shared {
    server: String,
    /// New connections are taken, but lead nowhere.
    is_down: AtomicBool,
    /// Passage of the connections that were opened last.
    current: Mutex<Arc<Passage>>,
    opened: AtomicUsize,
}

/// A proxy in front of a server, for as long as the test program runs.
pub struct SwallowingProxy {
    /// Where browsers connect.
    pub address: String,
    shared: Arc<Shared>,
}

impl SwallowingProxy {
    /// Starts one on a free port.
    pub fn start(server: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = listener.local_addr().expect("it is bound").to_string();
        let shared = Arc::new(Shared {
            server: server.to_owned(),
            is_down: AtomicBool::new(false),
            current: Mutex::default(),
            opened: AtomicUsize::new(0),
        });
        let accepting = Arc::clone(&shared);
        thread::spawn(move || {
            for browser in listener.incoming().flatten() {
                accepting.connect(browser);
            }
        });
        Self { address, shared }
    }

    /// The full address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Swallows from now on whatever is sent over the connections that are open; new ones work.
    pub fn swallow_open_connections(&self) {
        let mut current = self.shared.current.lock().expect("nobody panics");
        current.is_swallowing.store(true, Ordering::SeqCst);
        *current = Arc::default();
    }

    /// Swallows everything, also what is sent over new connections.
    pub fn go_down(&self) {
        self.shared.is_down.store(true, Ordering::SeqCst);
        self.swallow_open_connections();
    }

    /// Lets new connections work again; those opened meanwhile lead nowhere.
    pub fn come_up(&self) {
        self.shared.is_down.store(false, Ordering::SeqCst);
    }

    /// How many connections were opened.
    pub fn opened(&self) -> usize {
        self.shared.opened.load(Ordering::SeqCst)
    }

    /// Passage of the connections that are open now.
    pub fn watch(&self) -> SwallowCount {
        SwallowCount(Arc::clone(&self.shared.current.lock().expect("nobody panics")))
    }
}

/// Counts what is swallowed of the connections of one time.
pub struct SwallowCount(Arc<Passage>);

impl SwallowCount {
    /// How often something was swallowed that came from the browser.
    pub fn swallowed(&self) -> usize {
        self.0.swallowed.load(Ordering::SeqCst)
    }
}

impl Shared {
    fn connect(&self, browser: TcpStream) {
        self.opened.fetch_add(1, Ordering::SeqCst);
        if self.is_down.load(Ordering::SeqCst) {
            // It stays open, and nobody reads.
            thread::spawn(move || {
                thread::park();
                drop(browser);
            });
            return;
        }
        let passage = Arc::clone(&self.current.lock().expect("nobody panics"));
        let server = TcpStream::connect(&self.server).expect("the server listens");
        let copies = (browser.try_clone().expect("a copy"), server.try_clone().expect("a copy"));
        let back = Arc::clone(&passage);
        thread::spawn(move || passage.carry(&browser, &server, true));
        thread::spawn(move || back.carry(&copies.1, &copies.0, false));
    }
}

impl Passage {
    /// Carries bytes one way until one side ends.
    fn carry(&self, mut from: &TcpStream, mut to: &TcpStream, from_browser: bool) {
        let mut bytes = [0; 16 * 1024];
        while let Ok(length @ 1..) = from.read(&mut bytes) {
            if self.is_swallowing.load(Ordering::SeqCst) {
                self.swallowed.fetch_add(usize::from(from_browser), Ordering::SeqCst);
            } else if to.write_all(&bytes[..length]).is_err() {
                break;
            }
        }
        // The end of a swallowed connection is swallowed, too.
        if !self.is_swallowing.load(Ordering::SeqCst) {
            let _ = to.shutdown(Shutdown::Both);
        }
    }
}
