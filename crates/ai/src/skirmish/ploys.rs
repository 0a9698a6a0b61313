//! When a player spends command points.

use dice::Face;
use skirmish::{Effect, Occasion, OpIx, Ploy, ploy_options};
use table::{Answer, ModelId, Order, RerollSource, Side, Slug};

use super::{Mind, Tactical};

impl<G: Tactical> Mind<G> {
    /// A ploy of the Strategy phase: the one that helps most operatives where it matters.
    pub(super) fn gambit(&mut self, game: &G, side: Side) -> Answer {
        let options = ploy_options(game, side, Occasion::Strategy);
        let worth = |slug: &Slug| {
            let ploys = &game.setup().teams[side.index()].ploys;
            let at = ploys.iter().position(|ploy| ploy.slug == *slug);
            let Some((at, ploy)) = at.map(|at| (at, &ploys[at])) else { return 0 };
            let fitting = game.standing(side).filter(|op| game.setup().fits(side, at, op.at()));
            fitting.count() as i32 * helps(ploy)
        };
        // One point is kept for what comes.
        let rich = game.player(side).cp >= 2;
        let best = options.into_iter().map(|option| (worth(&option.0), option));
        let best = best.filter(|(worth, _)| *worth > 0 && rich);
        let best = best.max_by_key(|(worth, _)| *worth);
        best.map_or(Answer::Pass, |(_, (ploy, on))| Answer::Ploy(ploy, on))
    }

    /// A ploy for an operative under attack.
    pub(super) fn react(&mut self, game: &G, model: ModelId) -> Answer {
        let Some(op) = game.find(model) else { return Answer::Pass };
        let options = ploy_options(game, model.side, Occasion::Attacked(op));
        let ploys = &game.setup().teams[model.side.index()].ploys;
        let hurt = game.wounds(op) < game.card(op).wounds;
        let helps = |slug: &Slug| {
            let ploy = ploys.iter().find(|ploy| ploy.slug == *slug);
            hurt || ploy.is_none_or(|ploy| {
                ploy.effects.iter().any(|effect| !matches!(effect, Effect::Heal(_)))
            })
        };
        let first = options.into_iter().find(|(slug, _)| helps(slug));
        first.map_or(Answer::Pass, |(ploy, on)| Answer::Ploy(ploy, on))
    }

    /// A ploy in an activation, where it does something.
    pub(super) fn ploy_in_activation(&mut self, game: &G, op: OpIx) -> Option<Answer> {
        let side = game.side_of(op);
        if game.player(side).cp == 0 {
            return None;
        }
        let index = self.survey.find(op)?;
        let options = ploy_options(game, side, Occasion::Activation(op));
        let ploys = &game.setup().teams[side.index()].ploys;
        for (slug, on) in options {
            let Some(ploy) = ploys.iter().find(|ploy| ploy.slug == slug) else { continue };
            if self.is_timely(game, index, ploy, on) {
                let answer = Answer::Ploy(slug, on);
                if game.check(&answer).is_ok() {
                    return Some(answer);
                }
            }
        }
        None
    }

    /// Whether a ploy does enough for the active operative, or for the one it is used on, to be used now.
    fn is_timely(
        &mut self,
        game: &G,
        index: usize,
        ploy: &Ploy<G::WeaponRules>,
        on: Option<ModelId>,
    ) -> bool {
        let me = self.survey.figures[index].clone();
        let whom = on.and_then(|model| game.find(model)).unwrap_or(me.op);
        let itself = whom == me.op;
        let lost = game.card(whom).wounds - game.wounds(whom);
        let ap = game.active().map_or(0, |(_, ap)| ap);
        ploy.effects.iter().any(|effect| match effect {
            Effect::Heal(points) => lost >= i16::from(*points),
            Effect::Apl(by) => itself && *by > 0 && ap == 0,
            Effect::Order(Order::Conceal) => {
                // Once everything is done, going out of sight is worth a point if it saves anything.
                let facing = self.face(index);
                let stays = facing.standing(&mut self.lines, me.spot, me.order, None);
                let hides = facing.standing(&mut self.lines, me.spot, Order::Conceal, None);
                itself && me.order == Order::Engage && ap == 0 && hides > stays + 60
            }
            Effect::Free(_) => itself && ap == 0 && self.survey.engaged(index).is_none(),
            Effect::Weapons { .. }
            | Effect::Move(_)
            | Effect::Save(_)
            | Effect::Steady
            | Effect::Order(Order::Engage) => false,
        })
    }
}

/// How much a ploy for a whole turning point does for each operative that it fits.
fn helps<R>(ploy: &Ploy<R>) -> i32 {
    let each = ploy.effects.iter().map(|effect| match effect {
        Effect::Weapons { .. } => 4,
        Effect::Save(by) => 4 * i32::from(*by),
        Effect::Apl(by) => 6 * i32::from(*by),
        Effect::Move(_) => 1,
        Effect::Steady => 1,
        Effect::Heal(_) | Effect::Order(_) | Effect::Free(_) => 0,
    });
    each.sum()
}

/// Rolls dice again: what the weapon lets for nothing first, then a failed die for a command point that is not needed
/// for anything better.
pub(super) fn reroll<G: Tactical>(game: &G, side: Side) -> Option<Answer> {
    let usual = game.automatic();
    let last = game.round() >= game.setup().turning_points();
    let spare = game.player(side).cp > u8::from(!last);
    if usual != Some(Answer::Pass) || !spare {
        return usual;
    }
    let tray = game.tray()?;
    let mine = usize::from(game.side_of(tray.attacker) != side);
    let needs = tray.dice[mine].map_or(0, |dice| dice.needs);
    let fails = |answer: &Answer| match answer {
        Answer::Reroll(RerollSource::Command, faces) => {
            Face::ALL.into_iter().any(|face| faces.of(face) > 0 && face.get() < needs.min(6))
        }
        _ => false,
    };
    game.candidates().into_iter().find(fails).or(usual)
}
