# The rules browser, and the sheet that opens a rule beside anything else.

rules-title = Rules
rules-open-page = Open in the rules browser
rules-see = See also
rules-kind-statement = Rule
rules-kind-ruling = Ruling
rules-kind-example = Example
rules-examples =
    { $count ->
        [one] A worked example
       *[other] { $count } worked examples
    }
