//! Operatives on a board: where they are, whom they see, who is at close quarters with whom.

use arrayvec::ArrayVec;
use geometry::{Cylinder, Disc, Footing, Length, OpenDoors, Prism, Sight};
use table::{Illegal, ModelId, Playable, Side, Why};

use crate::{Board, Card, MAX_TEAM, OpIx, Presence, Setup};

/// How far close quarters reach: control range in one edition, Engagement Range in the other.
pub const ENGAGED: Length = Length::INCH;

/// A game whose operatives stand on a board.
///
/// A rule set says where its operatives are; distances, visibility and engagement, which the editions word
/// alike, follow.
pub trait Field: Playable {
    /// The rule set's weapon rules.
    type WeaponRules;

    /// What the game is played with.
    fn setup(&self) -> &Setup<Self::WeaponRules, Self::Switches>;

    /// The doors that stand open.
    fn doors(&self) -> OpenDoors;

    /// Whether an operative is on the board.
    fn presence(&self, op: OpIx) -> Presence;

    /// Where an operative stands.
    fn place(&self, op: OpIx) -> Footing;

    /// The wounds that an operative has left.
    fn wounds(&self, op: OpIx) -> i16;

    /// The board as it is now.
    fn board(&self) -> &Board {
        &self.setup().board
    }

    /// Whether the bodies of operatives hide others.
    fn bodies_hide(&self) -> bool {
        false
    }

    /// The card of an operative.
    fn card(&self, op: OpIx) -> &Card<Self::WeaponRules> {
        self.setup().card(op.at())
    }

    /// The name of an operative in the notation.
    fn model(&self, op: OpIx) -> ModelId {
        self.setup().model(op.at())
    }

    /// Whose an operative is.
    fn side_of(&self, op: OpIx) -> Side {
        self.model(op).side
    }

    /// The operative with a name, if there is one.
    fn find(&self, model: ModelId) -> Option<OpIx> {
        self.setup().index(model).map(|index| OpIx(index as u8))
    }

    /// All operatives.
    fn all(&self) -> impl Iterator<Item = OpIx> + use<Self> {
        (0..self.setup().operatives() as u8).map(OpIx)
    }

    /// On the board and not incapacitated.
    fn stands(&self, op: OpIx) -> bool {
        self.presence(op) == Presence::Board && self.wounds(op) > 0
    }

    /// Operatives of a side that are on the board and not incapacitated.
    fn standing(&self, side: Side) -> impl Iterator<Item = OpIx> + '_ {
        self.all().filter(move |op| self.side_of(*op) == side && self.stands(*op))
    }

    /// The enemies of an operative that are on the board and not incapacitated.
    fn standing_enemies(&self, op: OpIx) -> impl Iterator<Item = OpIx> + '_ {
        self.standing(self.side_of(op).other())
    }

    /// Operatives on the board; incapacitated ones too, until they are removed.
    fn on_board(&self) -> impl Iterator<Item = OpIx> + '_ {
        self.all().filter(|op| self.presence(*op) == Presence::Board)
    }

    /// The operatives of a side that are not set up yet.
    fn in_reserve(&self, side: Side) -> impl Iterator<Item = OpIx> + '_ {
        let waiting = self.all().filter(|op| self.presence(*op) == Presence::Reserve);
        waiting.filter(move |op| self.side_of(*op) == side)
    }

    /// The operative named, if it is the player's and in the game.
    ///
    /// # Errors
    /// It is not; `rule` asks for one that is.
    fn own(&self, side: Side, model: ModelId, rule: &'static str) -> Result<OpIx, Illegal> {
        let op = self.find(model).ok_or(Illegal::new(rule, Why::UnknownModel { model }))?;
        if model.side != side {
            return Err(Illegal::new(rule, Why::NotYours { model, side }));
        }
        if self.presence(op) == Presence::Removed {
            return Err(Illegal::new(rule, Why::UnknownModel { model }));
        }
        Ok(op)
    }

    /// The base of an operative.
    fn base(&self, op: OpIx) -> Disc {
        self.base_at(op, self.place(op))
    }

    /// The base of an operative if it stood somewhere.
    fn base_at(&self, op: OpIx, place: Footing) -> Disc {
        Disc { centre: place.at, radius: self.card(op).radius, z: place.z }
    }

    /// The body of an operative.
    fn body(&self, op: OpIx) -> Cylinder {
        self.body_at(op, self.place(op))
    }

    /// The body of an operative if it stood somewhere.
    fn body_at(&self, op: OpIx, place: Footing) -> Cylinder {
        Cylinder { base: self.base_at(op, place), height: self.card(op).height }
    }

    /// Whether two operatives are within a distance of one another.
    fn near(&self, a: OpIx, b: OpIx, reach: Length) -> bool {
        let scene = self.board().killzone().scene();
        scene.within(self.doors(), &self.base(a), &self.base(b), reach)
    }

    /// Everybody else as solid blocks, where bodies hide others.
    fn bodies_between(&self, a: OpIx, b: OpIx) -> Vec<Prism> {
        if !self.bodies_hide() {
            return Vec::new();
        }
        let others = self.on_board().filter(|op| *op != a && *op != b);
        others.filter_map(|op| Prism::around(&self.body(op))).collect()
    }

    /// Whether a body is visible from the head of another.
    fn sees(&self, from: &Cylinder, to: &Cylinder, between: &[Prism]) -> bool {
        self.board().killzone().scene().sees(self.doors(), between, from.head(), to)
    }

    /// The same between two operatives, with the line, or what is in the way.
    fn sight(&self, from: OpIx, to: OpIx) -> Sight {
        let between = self.bodies_between(from, to);
        let scene = self.board().killzone().scene();
        scene.sight(self.doors(), &between, self.body(from).head(), &self.body(to))
    }

    /// Whether one operative can see another.
    fn visible(&self, from: OpIx, to: OpIx) -> bool {
        let between = self.bodies_between(from, to);
        self.sees(&self.body(from), &self.body(to), &between)
    }

    /// Whether two operatives are at close quarters: within 1" and visible to either.
    fn engaged(&self, a: OpIx, b: OpIx) -> bool {
        self.engaged_at(a, self.place(a), b)
    }

    /// The same if the first stood somewhere else.
    fn engaged_at(&self, a: OpIx, place: Footing, b: OpIx) -> bool {
        // The cheap test first: most pairs are far apart.
        let reach = self.card(a).radius + self.card(b).radius + ENGAGED;
        if place.at.squared_distance(self.place(b).at) > reach.squared() {
            return false;
        }
        let (body, other) = (self.body_at(a, place), self.body(b));
        let scene = self.board().killzone().scene();
        if !body.base.within(&other.base, ENGAGED)
            || !scene.within(self.doors(), &body.base, &other.base, ENGAGED)
        {
            return false;
        }
        let between = self.bodies_between(a, b);
        self.sees(&body, &other, &between) || self.sees(&other, &body, &between)
    }

    /// The enemies at close quarters with an operative standing somewhere.
    fn enemies_engaged_at(&self, op: OpIx, place: Footing) -> ArrayVec<OpIx, MAX_TEAM> {
        self.standing_enemies(op).filter(|enemy| self.engaged_at(op, place, *enemy)).collect()
    }

    /// The first enemy at close quarters with an operative.
    fn enemy_engaged(&self, op: OpIx) -> Option<OpIx> {
        let place = self.place(op);
        self.standing_enemies(op).find(|enemy| self.engaged_at(op, place, *enemy))
    }

    /// The first operative of a side, other than one, at close quarters with an operative.
    fn holder_of(&self, op: OpIx, side: Side, except: Option<OpIx>) -> Option<OpIx> {
        let friends = self.standing(side).filter(|friend| Some(*friend) != except && *friend != op);
        friends.into_iter().find(|friend| self.engaged(op, *friend))
    }
}
