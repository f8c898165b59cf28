/** Code, euros a day, euros a rental at most (none: in every price), OpenTravel VCT, countries (empty: all). */
export const coverTable = `
CDW|0|0|7|
TP|0|0|48|
TPL|0|0||
LDW|14|280|24|US CA
SCDW|19|285||
ERD|10|150||
SLI|13|260||US CA
PAI|6|90|32|
PEC|4|60||
GTW|6|90||
RSN|5|75||
UMP|5|100||US
GRV|9|120||IS NZ AE
NOC|5|75||JP
`
