# Reasons: what decided whether a target can be seen and shot at.

reason-measured = The distance is measured straight from base to base.
reason-measured-round = The distance is measured round a corner: its straight legs add up.
reason-no-way = There is no way between the two, so no distance is measured between them.
reason-visible = The target is visible.
reason-hidden =
    { $terrain ->
        [none] The target cannot be seen.
       *[other] The target cannot be seen: { $terrain } hides it.
    }
reason-in-cover =
    { $terrain ->
        [none] The target is in cover.
       *[other] The target is in cover behind { $terrain }.
    }
reason-too-close-for-cover = The shooter is too close for the target to be in cover.
reason-obscured =
    { $terrain ->
        [none] The target is obscured.
       *[other] The target is obscured by { $terrain }.
    }
reason-obscured-by-model =
    { $model ->
        [none] The target is obscured by another model.
       *[other] The target is obscured by { $model }.
    }
reason-sheltered = What obscures the target is within 1" of it: 1 is taken off the injury roll.
reason-in-plain-sight = Nothing obscures the target.
reason-engaged = The two are within control range of each other.
reason-engaged-round-corner = The two are within 1" of each other round a corner: they fight, and hit less.
reason-walled-off = The straight gap is at most 1", but a wall stands in it: they are not within 1" of each other.
reason-cover-save = The defender may retain a die for cover.
reason-no-cover-save = No die can be retained for cover.
reason-refused = The target may not be chosen.
reason-valid-target = The target is valid.
