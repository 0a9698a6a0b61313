//! Random small attacks, as cards and as questions.

/// A generator good enough to pick cases.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (((self.0 >> 33) * u64::from(n)) >> 31) as u32
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }
}

/// A weapon with the rules of both editions that matter to an attack.
#[derive(Clone, Copy, Debug, Default)]
pub struct Card {
    pub attacks: u8,
    pub hit: u8,
    pub damage: [i32; 2],
    pub accurate: u8,
    pub balanced: bool,
    pub ceaseless: bool,
    pub relentless: bool,
    pub lethal: Option<u8>,
    pub rending: bool,
    pub punishing: bool,
    pub severe: bool,
    pub devastating: i32,
    pub piercing: u8,
    pub piercing_crits: u8,
    pub no_cover: bool,
    pub brutal: bool,
    pub shock: bool,
    pub hot: bool,
    pub mortal: i32,
    pub splash: i32,
    pub stun: bool,
}

/// One attack.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    pub old: bool,
    pub fight: bool,
    pub kill: bool,
    pub mine: Card,
    pub theirs: Card,
    pub wounds: [i32; 2],
    pub save: u8,
    pub dice: u8,
    pub invulnerable: Option<u8>,
    pub cover: bool,
    pub obscured: bool,
    pub points: [u8; 2],
}

impl Card {
    fn random(old: bool, most: u32, random: &mut Random) -> Self {
        let mut card = Card {
            attacks: random.below(most + 1) as u8,
            hit: 2 + random.below(6) as u8,
            damage: [random.below(5) as i32, random.below(6) as i32],
            balanced: random.one_in(4),
            ceaseless: random.one_in(4),
            relentless: random.one_in(5),
            lethal: random.one_in(3).then(|| 2 + random.below(5) as u8),
            rending: random.one_in(3),
            piercing: if random.one_in(4) { 1 + random.below(2) as u8 } else { 0 },
            piercing_crits: if random.one_in(4) { 1 + random.below(2) as u8 } else { 0 },
            no_cover: random.one_in(6),
            brutal: random.one_in(4),
            hot: random.one_in(4),
            stun: random.one_in(3),
            ..Card::default()
        };
        if old {
            card.mortal = if random.one_in(4) { 1 + random.below(3) as i32 } else { 0 };
            card.splash = if random.one_in(5) { 1 + random.below(2) as i32 } else { 0 };
        } else {
            card.accurate = if random.one_in(4) { 1 + random.below(2) as u8 } else { 0 };
            card.punishing = random.one_in(3);
            card.severe = random.one_in(3);
            card.shock = random.one_in(3);
            card.devastating = if random.one_in(4) { 1 + random.below(3) as i32 } else { 0 };
        }
        card
    }

    fn rules(&self, old: bool) -> Vec<String> {
        let mut rules = Vec::new();
        let mut flag = |on: bool, name: &str| rules.extend(on.then(|| name.to_owned()));
        flag(self.balanced, "Balanced");
        flag(self.ceaseless, "Ceaseless");
        flag(self.relentless, "Relentless");
        flag(self.rending, "Rending");
        flag(self.punishing, "Punishing");
        flag(self.severe, "Severe");
        flag(self.brutal, "Brutal");
        flag(self.shock, "Shock");
        flag(self.hot, "Hot");
        flag(self.stun, "Stun");
        flag(self.no_cover, if old { "No Cover" } else { "Saturate" });
        let mut number = |n: i32, name: &str| rules.extend((n > 0).then(|| format!("{name}{n}")));
        number(self.accurate.into(), "Accurate ");
        number(self.devastating, "Devastating ");
        number(self.piercing.into(), if old { "AP" } else { "Piercing " });
        number(self.piercing_crits.into(), if old { "P" } else { "Piercing Crits " });
        number(self.mortal, "MW");
        number(self.splash, "Splash ");
        rules.extend(self.lethal.map(|from| format!("Lethal {from}+")));
        rules
    }

    fn json(&self, old: bool) -> String {
        let [normal, critical] = self.damage;
        let rules = self.rules(old).iter().map(|rule| format!("{rule:?}")).collect::<Vec<_>>();
        format!(
            r#"{{"attacks":{},"hit":{},"damage":[{normal},{critical}],"rules":[{}]}}"#,
            self.attacks,
            self.hit,
            rules.join(",")
        )
    }
}

impl Case {
    pub fn random(edition: &str, sequence: &str, random: &mut Random) -> Self {
        let (old, fight) = (edition == "kt21", sequence == "fight");
        let most = if fight { 2 } else { 3 };
        let mut points = [0, 1].map(|_| if random.one_in(3) { random.below(3) as u8 } else { 0 });
        let mine = Card::random(old, most, random);
        let theirs = Card::random(old, most, random);
        // Two who may both roll everything again are too many for raw dice.
        if fight && mine.attacks + theirs.attacks > 3 {
            points = points.map(|points| points.min(1));
        }
        Case {
            old,
            fight,
            kill: random.one_in(3),
            mine,
            theirs,
            wounds: [1 + random.below(8) as i32, 1 + random.below(8) as i32],
            save: 2 + random.below(6) as u8,
            dice: random.below(4) as u8,
            invulnerable: (old && random.one_in(3)).then(|| 2 + random.below(5) as u8),
            cover: random.one_in(2),
            obscured: !old && random.one_in(4),
            points,
        }
    }

    pub fn json(&self) -> String {
        let null = |n: Option<u8>| n.map_or("null".to_owned(), |n| n.to_string());
        format!(
            r#"{{"rules":"{}","sequence":"{}","goal":"{}",
"attacker":{{"wounds":{},"weapon":{}}},
"defender":{{"wounds":{},"save":{},"defence":{},"invulnerable":{},"cover":{},"obscured":{},"weapon":{}}},
"command_rerolls":{{"attacker":{},"defender":{}}},"switches":{{{}}}}}"#,
            if self.old { "kt21" } else { "kt24" },
            if self.fight { "fight" } else { "shoot" },
            if self.kill { "kill" } else { "damage" },
            self.wounds[0],
            self.mine.json(self.old),
            self.wounds[1],
            self.save,
            self.dice,
            null(self.invulnerable),
            self.cover,
            self.obscured,
            if self.fight { self.theirs.json(self.old) } else { "null".to_owned() },
            self.points[0],
            self.points[1],
            if self.old { "" } else { r#""obscured":true"# },
        )
    }

    /// What the attack is worth when so many wounds have been lost.
    pub fn worth(&self, attacker: i32, defender: i32) -> f64 {
        let side = |lost: i32, had: i32| match self.kill {
            true => f64::from(u8::from(lost >= had)),
            false => f64::from(lost.min(had)),
        };
        let gain = side(defender, self.wounds[1]);
        if self.fight { gain - side(attacker, self.wounds[0]) } else { gain }
    }
}
