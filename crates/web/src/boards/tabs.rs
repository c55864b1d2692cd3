//! Tabs: panels that belong together lie behind one of them.

use super::Panel;

/// A tab of a board, as the board lists it.
#[derive(Clone, Copy, Debug)]
pub struct Tab {
    /// Message key of its name.
    pub name: &'static str,
    /// Its icon.
    pub icon: &'static str,
    /// Ids of its panels, in their order.
    pub panels: &'static [&'static str],
    /// When its panels are in sight.
    pub kind: TabKind,
}

/// When the panels of a tab are in sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TabKind {
    /// Beside the main panel wherever there is room.
    Basic,
    /// When the reader asks for them.
    Further,
    /// While the start is chosen, in the place of the main panel.
    Choice,
}

/// A tab with the panels that are there.
pub(crate) struct FilledTab<'a> {
    /// Message key of its name.
    pub(crate) name: &'static str,
    /// Its icon.
    pub(crate) icon: &'static str,
    /// Its panels.
    pub(crate) panels: Vec<&'a Panel>,
    /// When they are in sight.
    pub(crate) kind: TabKind,
}

impl FilledTab<'_> {
    /// Whether it shows a main panel, alone where the screen is small.
    pub(crate) fn is_main(&self) -> bool {
        self.panels.iter().any(|it| it.main)
    }

    /// Ids of its panels, as one attribute.
    pub(crate) fn ids(&self) -> String {
        self.panels.iter().map(|it| it.id).collect::<Vec<_>>().join(" ")
    }
}

/// The tabs that have panels; a panel that no tab lists has one of its own.
pub(crate) fn filled<'a>(tabs: &[Tab], panels: &'a [Panel]) -> Vec<FilledTab<'a>> {
    let listed = tabs.iter().map(|tab| FilledTab {
        name: tab.name,
        icon: tab.icon,
        panels: tab.panels.iter().filter_map(|id| panels.iter().find(|it| it.id == *id)).collect(),
        kind: tab.kind,
    });
    let is_listed =
        |panel: &&Panel| panel.seat.is_some() || tabs.iter().any(|it| it.panels.contains(&panel.id));
    let alone = panels.iter().filter(|it| !is_listed(it)).map(|it| FilledTab {
        name: it.name,
        icon: it.icon,
        panels: vec![it],
        kind: TabKind::Basic,
    });
    listed.chain(alone).filter(|it| !it.panels.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use maud::PreEscaped;

    use super::*;

    const TABS: [Tab; 2] = [
        Tab { name: "one", icon: "a", panels: &["panel-a", "panel-b"], kind: TabKind::Basic },
        Tab { name: "two", icon: "b", panels: &["panel-gone"], kind: TabKind::Further },
    ];

    fn panel(id: &'static str, main: bool) -> Panel {
        Panel { id, name: "alone", icon: "c", main, seat: None, svg: PreEscaped(String::new()) }
    }

    #[test]
    fn panels_lie_behind_the_tabs_that_list_them() {
        let panels = [panel("panel-b", false), panel("panel-a", true), panel("panel-c", false)];
        let tabs = filled(&TABS, &panels);
        let names: Vec<_> = tabs.iter().map(|it| (it.name, it.ids(), it.is_main())).collect();
        assert_eq!(
            names,
            [("one", "panel-a panel-b".to_owned(), true), ("alone", "panel-c".to_owned(), false)]
        );
    }
}
