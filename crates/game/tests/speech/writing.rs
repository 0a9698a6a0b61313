//! How each language is written: its figures, its punctuation, and no word of another.

use game::{Language, Names, Speech};
use geometry::{Footing, Length, Point};
use table::{Event, RuleSet, Slug, Why};

use crate::files::written;
use crate::samples::half;

const OTHERS: [Language; 3] = [Language::French, Language::Spanish, Language::Italian];

/// English words that are words of none of the others, in small letters.
const ENGLISH: [&str; 39] = [
    "the", "of", "with", "and", "or", "is", "are", "not", "from", "to", "at", "for", "its", "it's",
    "than", "hit", "hits", "wound", "wounds", "save", "saves", "shoot", "fight", "wall", "walls",
    "door", "range", "rng", "seek", "light", "heavy", "team", "player", "board", "turn", "choose",
    "click", "target", "blast",
];

/// Names that are English in every language, of the game and of what computers speak.
const NAMES: [&str; 5] =
    ["kill team", "kill teams", "warhammer 40,000", "games workshop", "application/json"];

/// What stands for a variable in the prose of a message.
const VARIABLE: char = '\u{fffc}';

/// The text of a message without the names of its variables and choices.
fn prose(message: &str) -> String {
    let mut text = String::new();
    for line in message.lines() {
        let variant = line.strip_prefix('*').unwrap_or(line);
        let mut rest = match variant.split_once(']') {
            Some((choice, rest)) if choice.starts_with('[') => rest.trim_start(),
            _ => line,
        };
        while let Some((before, placed)) = rest.split_once('{') {
            text.push_str(before);
            text.push(VARIABLE);
            rest = placed.split_once('}').map_or("", |(_, after)| after);
        }
        text.push_str(&rest.replace('}', ""));
        text.push('\n');
    }
    text
}

#[test]
fn no_word_of_english_is_left_in_another_language() {
    for language in OTHERS {
        for (file, id, message) in written(language) {
            let mut plain = prose(&message).to_lowercase();
            for name in NAMES {
                plain = plain.replace(name, "");
            }
            let mut words = plain.split(|c: char| !c.is_alphabetic() && c != '\'');
            let found = words.find(|word| ENGLISH.contains(word));
            assert_eq!(found, None, "{language}/{file}: {id}: {message}");
        }
    }
}

#[test]
fn french_has_no_break_spaces_before_its_signs() {
    for (file, id, message) in written(Language::French) {
        let text: Vec<char> = prose(&message).chars().collect();
        for (i, sign) in text.iter().enumerate() {
            let before = i.checked_sub(1).and_then(|i| text.get(i));
            let apart = matches!(sign, ':' | ';' | '?' | '!' | '%' | '»');
            let fits = before == Some(&'\u{a0}');
            assert!(!apart || fits, "{file}: {id}: {message}");
            let after = text.get(i + 1);
            assert!(*sign != '«' || after == Some(&'\u{a0}'), "{file}: {id}: {message}");
        }
    }
}

/// English and Italian write percentages without a space, the others with one that does not break.
#[test]
fn percentages_are_written_as_the_language_writes_them() {
    for language in Language::ALL {
        for (file, id, message) in written(language) {
            let text = prose(&message);
            for (at, _) in text.match_indices('%') {
                let before = text[..at].chars().next_back();
                let fits = match language {
                    Language::French | Language::Spanish => before == Some('\u{a0}'),
                    Language::English | Language::Italian => {
                        before.is_some_and(|c| c == VARIABLE || c.is_ascii_digit())
                    }
                };
                assert!(fits, "{language}/{file}: {id}: {message}");
            }
        }
    }
}

#[test]
fn spanish_opens_its_questions_and_cries() {
    for (file, id, message) in written(Language::Spanish) {
        for line in prose(&message).lines() {
            let count = |sign: char| line.matches(sign).count();
            assert_eq!(count('?'), count('¿'), "{file}: {id}: {message}");
            assert_eq!(count('!'), count('¡'), "{file}: {id}: {message}");
        }
    }
}

/// Figures with decimals are given by the program, which writes them by the language; none stands in a text.
#[test]
fn no_number_is_written_out_in_the_way_of_one_language() {
    for language in Language::ALL {
        for (file, id, message) in written(language) {
            let text = NAMES
                .iter()
                .fold(prose(&message).to_lowercase(), |text, name| text.replace(name, ""));
            let chars: Vec<char> = text.chars().collect();
            let inside = |three: &[char]| {
                three[0].is_ascii_digit() && ".,'".contains(three[1]) && three[2].is_ascii_digit()
            };
            assert!(!chars.windows(3).any(inside), "{language}/{file}: {id}: {message}");
        }
    }
}

#[test]
fn there_is_one_sign_for_what_goes_on_and_one_space_at_a_time() {
    for language in Language::ALL {
        for (file, id, message) in written(language) {
            let text = prose(&message);
            let wrong =
                ["...", "  ", " \u{a0}", "\u{a0} ", "''"].into_iter().find(|it| text.contains(it));
            assert_eq!(wrong, None, "{language}/{file}: {id}: {message}");
            // A space before a comma or a full stop is a slip in all four languages.
            for slip in [" ,", " ."] {
                let spaced = message
                    .lines()
                    .any(|line| !line.starts_with(['[', '*']) && line.contains(slip));
                assert!(!spaced, "{language}/{file}: {id}: {message}");
            }
        }
    }
}

/// Rule sets and fields of files have ids for programs, which people do not read.
#[test]
fn no_id_stands_in_a_sentence() {
    for language in Language::ALL {
        for (file, id, message) in written(language) {
            let text = prose(&message);
            let named = RuleSet::ALL.into_iter().find(|rules| text.contains(rules.id()));
            assert_eq!(named, None, "{language}/{file}: {id}: {message}");
            assert!(!text.contains('_'), "{language}/{file}: {id}: {message}");
        }
    }
}

#[test]
fn there_is_one_apostrophe_and_one_sign_for_inches() {
    for language in Language::ALL {
        for (file, id, message) in written(language) {
            let strange =
                message.find(['\u{2019}', '\u{2018}', '\u{2033}', '\u{201d}', '\u{2032}']);
            assert_eq!(strange, None, "{language}/{file}: {id}: {message}");
        }
    }
}

/// Things that are counted, in the plural.
fn counted(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "wounds",
            "dice",
            "models",
            "units",
            "points",
            "powers",
            "attacks",
            "hits",
            "operatives",
            "saves",
            "successes",
            "turns",
            "doors",
            "pts",
            "games",
            "corners",
            "entries",
        ],
        Language::French => &[
            "blessures",
            "dés",
            "figurines",
            "unités",
            "points",
            "pouvoirs",
            "attaques",
            "touches",
            "agents",
            "sauvegardes",
            "réussites",
            "tours",
            "portes",
            "pts",
            "parties",
            "coins",
            "entrées",
        ],
        Language::Spanish => &[
            "heridas",
            "dados",
            "miniaturas",
            "unidades",
            "puntos",
            "poderes",
            "ataques",
            "impactos",
            "agentes",
            "salvaciones",
            "éxitos",
            "turnos",
            "puertas",
            "pts",
            "partidas",
            "esquinas",
            "entradas",
        ],
        Language::Italian => &[
            "ferite",
            "dadi",
            "miniature",
            "unità",
            "punti",
            "poteri",
            "attacchi",
            "colpi",
            "agenti",
            "tiri",
            "successi",
            "turni",
            "porte",
            "pt",
            "partite",
            "angoli",
            "voci",
        ],
    }
}

#[test]
fn what_is_counted_has_a_singular() {
    for language in Language::ALL {
        for (file, id, message) in written(language) {
            for line in message.lines().filter(|line| !line.starts_with(['[', '*'])) {
                // A model that attacks is no number of attacks.
                let numbers = line.split("{ $").skip(1).filter(|one| !one.starts_with("model"));
                let after = numbers.filter_map(|one| one.split_once(" } "));
                for (_, after) in after {
                    let word = after.split(|c: char| !c.is_alphabetic()).next();
                    let many = word.is_some_and(|word| counted(language).contains(&word));
                    assert!(!many, "{language}/{file}: {id}: {message}");
                }
            }
        }
    }
}

#[test]
fn figures_are_written_as_the_language_writes_them() {
    let model = "A1".parse().unwrap();
    let at = Footing { at: Point { x: Length::inches(4), y: half(13) }, z: Length::ZERO };
    let uneven = Why::TooFar { length: Length::from_units(2541), limit: half(13) };
    for (language, deployed, too_far, percent, decimal) in [
        (
            Language::English,
            "A1 is set up at (4\", 6.5\").",
            "That path is 1.01\" long; at most 6.5\" is allowed.",
            "12.5%",
            "1.50",
        ),
        (
            Language::French,
            "A1 est placé au point (4\"\u{a0}; 6,5\").",
            "Ce trajet mesure 1,01\"\u{a0}; le maximum permis est 6,5\".",
            "12,5\u{a0}%",
            "1,50",
        ),
        (
            Language::Spanish,
            "A1 se despliega en (4\"; 6,5\").",
            "Ese recorrido mide 1,01\"; se permite 6,5\" como máximo.",
            "12,5\u{a0}%",
            "1,50",
        ),
        (
            Language::Italian,
            "A1 è schierato in (4\"; 6,5\").",
            "Quel percorso misura 1,01\"; il massimo consentito è 6,5\".",
            "12,5%",
            "1,50",
        ),
    ] {
        let speech = Speech::new(language);
        assert_eq!(speech.say(&Event::Deployed { model, at }), deployed);
        assert_eq!(speech.say(&uneven), too_far);
        assert_eq!(speech.percent(0.125, 1), percent);
        assert_eq!(speech.decimal(1.5, 2), decimal);
    }
}

#[test]
fn a_length_is_the_same_number_wherever_it_was_measured() {
    let english = Speech::new(Language::English);
    for (inches, shown) in [(6.0, "6\""), (6.5, "6.5\""), (6.51, "6.51\""), (6.5101, "6.52\"")] {
        assert_eq!(english.inches(inches), shown);
    }
}

#[test]
fn decimals_choose_their_plural_by_language() {
    let said = |language, wounds: &str| {
        let args = [("wounds", wounds.to_owned()), ("chance", "50".to_owned())];
        Speech::new(language).text("advice-attack", &args)
    };
    assert_eq!(
        said(Language::French, "1.5"),
        "Environ 1,5 PV perdu\u{a0}; 50\u{a0}% de chances de neutraliser la cible."
    );
    assert_eq!(
        said(Language::English, "1.5"),
        "About 1.5 wounds; a chance of 50% to incapacitate."
    );
    assert_eq!(said(Language::English, "1"), "About 1 wound; a chance of 50% to incapacitate.");
}

#[test]
fn parts_of_the_killzone_without_a_name_are_called_in_the_language() {
    let why = |terrain: &str| Why::ThroughTerrain { terrain: terrain.into() };
    for (language, wall, barricade, terrain) in [
        (Language::English, "wall 1", "barricade 2", "terrain 3"),
        (Language::French, "mur 1", "barricade 2", "décor 3"),
        (Language::Spanish, "muro 1", "barricada 2", "terreno 3"),
        (Language::Italian, "muro 1", "barricata 2", "terreno 3"),
    ] {
        let speech = Speech::new(language);
        assert!(speech.say(&why("wall 1")).contains(wall), "{language}");
        assert!(speech.say(&why("barricade 2")).contains(barricade), "{language}");
        assert!(speech.say(&why("terrain[2]")).contains(terrain), "{language}");
        assert!(speech.say(&why("Wall of the fallen")).contains("Wall of the fallen"));
    }
}

#[test]
fn ploys_and_powers_of_the_rules_have_names_in_every_language() {
    let side = "A".parse().unwrap();
    let ploy = Event::Ploy { side, ploy: Slug::of("command-re-roll") };
    let spanish = Speech::new(Language::Spanish).say_in(&ploy, &Names::default());
    assert_eq!(spanish, "El jugador A usa Repetición de mando.");
}
