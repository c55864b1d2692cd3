// A clock of its own for pictures of what moves: from `window.freeze()` on time stands still, and `window.advance(ms)` lets it go on,
// so that frames are as far apart as they should be, however long each takes to draw.
(() => {
    const real = { setTimeout: setTimeout.bind(window), clear: clearTimeout.bind(window), now: performance.now.bind(performance) };
    let now;
    let timers = [];
    let lastId = 1e9;
    const begun = new Map();
    window.freeze = () => (now = real.now());
    performance.now = () => now ?? real.now();
    window.setTimeout = (then, time = 0, ...values) => {
        if (now === undefined) return real.setTimeout(then, time, ...values);
        lastId += 1;
        timers.push({ id: lastId, at: now + time, run: () => then(...values) });
        return lastId;
    };
    window.clearTimeout = (id) => {
        timers = timers.filter((it) => it.id !== id);
        real.clear(id);
    };
// Timers that are due run one after the other, each with what follows from it at once.
    const runTimers = async () => {
        for (;;) {
            const due = timers.filter((it) => it.at <= now).sort((one, other) => one.at - other.at)[0];
            if (!due) return;
            timers = timers.filter((it) => it !== due);
            due.run();
            await new Promise((done) => real.setTimeout(done));
        }
    };
    window.advance = async (time) => {
        for (const it of document.getAnimations()) if (!begun.has(it)) begun.set(it, now);
        now += time;
        await runTimers();
        for (const it of document.getAnimations()) {
            if (!begun.has(it)) begun.set(it, now);
            it.pause();
            it.currentTime = now - begun.get(it);
            if (it.currentTime >= it.effect.getComputedTiming().endTime) it.finish();
        }
    };
})();
