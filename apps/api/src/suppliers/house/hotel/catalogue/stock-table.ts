/**
 * City, its number in the codes of its houses, how many houses, families of their names, traits, and the pattern of its
 * postal codes (# any figure, @ any but 0, & a letter); none where it takes more than that.
 */
export const stockTable = `
PAR|101|80|fr||7501#
LON|102|80|en||
ROM|103|68|it||0018#
BARCELONA|104|58|es ca|warm|0800@
MAD|105|53|es||2801#
BER|106|49|de||1011#
MUC|107|41|de||8033#
WIEN|108|41|de||10@0
PRG|109|35|central||1@0 00
AMSTERDAM|110|58|nl||101# &&
BRU|111|35|fr nl||10@0
ZURICH|112|35|de|cool alpine|800@
GENEVE|113|29|fr|cool alpine|120@
VCE|114|41|it||3012@
FIRENZE|115|35|it||5012@
MIL|116|49|it||2012@
NAPOLI|117|24|it|warm|8013@
LISBOA|118|41|pt|warm|1@00-###
PORTO|119|22|pt||4050-###
ATHINA|120|35|gr|warm|105 ##
BUDAPEST|121|31|central||105#
CPH|122|33|nordic|cool|12##
STO|123|29|nordic|cool|11@ ##
DUBLIN|124|31|en||
EDINBURGH|125|25|en||
NICE|126|25|fr|warm|06000
SEVILLA|127|22|es|warm|4100@
GRANADA|128|20|es|warm|1800@
DUBROVNIK|129|20|hr|warm|20000
REK|130|21|nordic|cool|10@
LUZERN|131|20|de|cool alpine|600@
INTERLAKEN|132|20|de|cool alpine|3800
IST|133|53|tr||34@##
DXB|134|63|gulf|warm petless medina grand|
AUH|135|25|gulf|warm petless grand|
RIYADH|136|25|gulf|warm petless medina dry|12###
CAIRO|137|31|eg|warm medina|115##
MARRAKECH|138|21|ma|warm medina|40000
CAPETOWN|139|24|za|warm|800@
TYO|140|80|jp|petless|1@#-00##
OSA|141|35|jp|petless|53#-00##
KYOTO|142|27|jp|petless|60#-8###
SEL|143|53|kr|petless|04###
HONGKONG|144|74|hk|warm petless|
MACAU|145|22|hk|warm petless grand|
TPE|146|41|tw|petless|10@
BJS|147|53|cn|petless|1000##
SHA|148|53|cn|petless|2000##
BKK|149|58|th|warm petless|10@00
PHUKET|150|24|th|warm petless|83@00
SIN|151|63|sea|warm petless|0@####
KUL|152|35|sea|warm petless|50@00
BALI|153|35|bali|warm petless grand|8036@
HANOI|154|22|vn|warm petless|1@0000
SYD|155|41|au|warm|20@@
NYC|156|80|us||100@@
LAX|157|58|us|warm|900@@
SANFRANCISCO|158|45|us||941@@
LAS|159|33|us|warm grand|891@@
CANCUN|160|22|mx|warm grand|7750@
`
