//! The switches of both editions, those that mean nearly the same beside each other.

use skirmish::{Edition, SwitchSet};

use crate::page::{Table, row};

/// Names and the rules that they turn; an empty name where the other edition has no such switch.
const PAIRS: &[[(&str, &str); 2]] = &[
    [("round_move_increments", "KT21-OP-07"), ("move_rounding", "KT24-RUL-11")],
    [("vantage_exception", "KT21-LOS-04"), ("vantage", "KT24-RUL-09")],
    [("vantage_inclusive", "KT21-OP-32"), ("", "")],
    [("vantage_light_only", "KT21-OP-32"), ("", "")],
    [("", ""), ("obscured", "KT24-RUL-08")],
    [("bases_give_cover", "KT21-OP-30"), ("operatives_block_sight", "KT24-RUL-04")],
    [("initiative_winner_chooses", "KT21-INIT-02"), ("", "")],
    [("use_group_activation", "KT21-OP-04"), ("", "")],
    [("blast_needs_visibility", "KT21-WR-BLAST"), ("", "")],
    [("reap_from_user", "KT21-WR-REAP"), ("", "")],
    [("auto_saves", "KT21-OP-37"), ("", "")],
    [("stop_on_wipeout", "KT21-OP-60"), ("", "")],
    [("", ""), ("move_floor", "KT24-RUL-14")],
    [("", ""), ("reposition_past_engaged", "KT24-RUL-16")],
    [("", ""), ("assists", "KT24-RUL-63")],
    [("", ""), ("apl_change_cap", "KT24-RUL-53")],
    [("confines", "KT18-SCOPE-02"), ("confines", "KT18-SCOPE-02")],
];

/// Every value that some switch takes, those that are not on or off first.
const VALUES: [&str; 7] = ["exact", "ceil_per_segment", "4", "1", "none", "on", "off"];

pub fn table() -> Table {
    all_are_there::<kt21::Kt21>(0);
    all_are_there::<kt24::Kt24>(1);
    let rows = PAIRS.iter().map(|[earlier, later]| {
        let cells = [cell::<kt21::Kt21>(earlier), cell::<kt24::Kt24>(later)];
        cells.into_iter().collect::<Vec<_>>()
    });
    Table {
        title: "Switches",
        says: "The default first; [formats](formats.md) and `--switch` say how to turn them.",
        columns: &["2021", "2024"],
        rows: rows.map(|mut cells| row(&cells.remove(0), cells)).collect(),
    }
}

fn all_are_there<G: Edition>(edition: usize) {
    let listed: Vec<&str> =
        PAIRS.iter().map(|pair| pair[edition].0).filter(|name| !name.is_empty()).collect();
    for name in G::Switches::NAMES {
        assert!(listed.contains(name), "{name} is on no row");
    }
    assert_eq!(listed.len(), G::Switches::NAMES.len());
}

fn cell<G: Edition>((name, rule): &(&str, &str)) -> String {
    if name.is_empty() {
        return String::new();
    }
    let mut settings = [Vec::new(), Vec::new()];
    for value in VALUES {
        let mut switches = G::Switches::default();
        if switches.set(name, value).is_ok() {
            settings[usize::from(!switches.changed().is_empty())].push(value);
        }
    }
    let [default, other] = settings.map(|values| values[0]);
    format!("`{name}`: {default} or {other} ({rule})")
}
