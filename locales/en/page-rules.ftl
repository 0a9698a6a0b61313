# The rules browser, and the sheet that opens a rule beside anything else.

rules-title = Rules
rules-one = Rule { $id }
rules-lead = What the referee goes by: every rule with its id, the rulings, and worked examples.
rules-book = Rule book
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } entry
       *[other] { $count } entries
    }
rules-pick = Pick a chapter, or search for a word.
rules-all = All rules
rules-open-page = Open in the rules browser
rules-see = See also
rules-terms = Terms
rules-kind-statement = Rule
rules-kind-ruling = Ruling
rules-kind-example = Example
rules-examples =
    { $count ->
        [one] A worked example
       *[other] { $count } worked examples
    }
rules-exact =
    { $count ->
        [one] The exact rule
       *[other] The { $count } exact rules
    }
rules-technical = The exact wording, with its examples
rules-contents = Chapters
rules-diagram-open = Open on a board
rules-entries = All entries by number
rules-print = Print
