/** Code, by day or rental, euros, euros a rental at most, OpenTravel EQP, how many at most. */
export const extraTable = `
CSI|day|9|90|7|3
CSB|day|9|90|8|3
CBS|day|6|60|9|3
NAV|day|11|110|13|1
ADD|day|8|80||3
SNO|rental|35|35|10|1
STR|day|8|120|14|1
SKR|day|7|70|4|1
BYC|day|8|80|2|1
LRC|day|12|120|3|1
WIF|day|8|80||1
TOL|day|3|35||1
HCL|rental|0|0|12|1
HCR|rental|0|0|11|1
BBS|day|5|50||1
FPO|rental|85|85||1
XBF|rental|35|35||1
PET|rental|40|40||1
`
