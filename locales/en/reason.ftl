# Reasons: what decided whether a target can be seen and shot at.

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
reason-engaged = The two are within control range of each other.
reason-cover-save = The defender may retain a die for cover.
reason-no-cover-save = No die can be retained for cover.
reason-refused = The target may not be chosen.
reason-valid-target = The target is valid.
