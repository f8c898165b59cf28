/** Code, beds (how many, kind, centimetres), square metres, most adults, most children, factor, stars. */
export const roomTypeTable = `
SGL|1 single 90|13|1|0|0.78|234
DBC|1 double 140|14|2|0|0.9|23
DBL|1 double 160|18|2|1|1|234
TWN|2 single 90|18|2|1|1|234
TRP|1 double 160 + 1 single 90|23|3|0|1.32|234
FAM|1 double 160 + 2 single 80|28|2|2|1.48|2345
QUA|2 double 140|30|4|0|1.62|234
CON|1 double 160 + 2 single 90|38|4|2|1.9|345
SUP|1 queen 160|22|2|1|1.14|345
SUT|2 single 100|22|2|1|1.14|345
VCT|1 queen 160|23|2|1|1.2|345
VSE|1 king 180|25|2|1|1.36|345
BAL|1 queen 160|22|2|1|1.18|345
DLX|1 king 180|30|2|1|1.38|45
EXE|1 king 180|32|2|1|1.58|45
JRS|1 king 180 + 1 sofa|38|2|2|1.85|345
STE|1 king 180 + 1 sofa|52|3|2|2.6|45
STU|1 double 160|26|2|1|1.16|234
APT|1 queen 160 + 2 single 90|62|4|2|2.35|345
ACC|1 double 160|25|2|1|1|2345
`
