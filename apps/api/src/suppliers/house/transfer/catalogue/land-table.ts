/** Islands without a road to the rest of their country: name, and the window that holds them (south, west, north, east). */
export const islandTable = `
Mallorca|39.2|2.3|40|3.5
Menorca|39.8|3.75|40.1|4.35
Ibiza|38.6|1.15|39.15|1.65
Tenerife|27.95|-16.95|28.6|-16.1
Gran Canaria|27.7|-15.85|28.2|-15.35
Lanzarote|28.8|-13.9|29.3|-13.4
Fuerteventura|28|-14.55|28.77|-13.8
La Palma|28.4|-18.05|28.9|-17.7
Madeira|32.6|-17.3|32.9|-16.6
São Miguel|37.65|-25.9|37.95|-25.1
Sicilia|36.6|12.3|38.32|15.6
Sardegna|38.8|8.1|41.3|9.9
Corse|41.33|8.5|43.05|9.6
Kriti|34.8|23.4|35.7|26.4
Rodos|35.8|27.6|36.5|28.3
Santorini|36.3|25.3|36.5|25.5
Mykonos|37.37|25.25|37.5|25.5
Kerkyra|39.35|19.6|39.85|20.1
Kos|36.65|26.9|36.95|27.35
Zakynthos|37.6|20.6|37.95|21
Kefalonia|38.05|20.3|38.5|20.85
IE|54|-8.2|55.4|-5.4
Gotland|56.9|18|58|19.4
Hokkaido|41.35|139.3|45.6|146
Okinawa|24|122|28.5|129
Jeju|33.1|126.1|33.6|127
Hainan|18.1|108.6|20.2|111.1
Bali|-8.9|114.42|-8|115.75
Lombok|-9|115.8|-8.15|116.8
Java|-8.8|105|-5.8|114.41
Koh Samui|9.4|99.9|9.65|100.1
Langkawi|6.15|99.6|6.5|100
Oahu|21.2|-158.3|21.75|-157.6
Maui|20.5|-156.75|21.05|-155.95
Hawaii|18.9|-156.1|20.3|-154.8
Kauai|21.85|-159.8|22.25|-159.25
South Island|-47.5|166|-40.4|174.45
Tasmania|-43.8|144.5|-40.5|148.5
Vancouver Island|48.3|-128.6|50.9|-123.25
Newfoundland|46.5|-59.5|51.7|-52.5
Cozumel|20.25|-87.05|20.6|-86.7
Zanzibar|-6.5|39.1|-5.7|39.6
`

/** Countries that a road leads to from a country; each pair stands once. */
export const borderTable = `
FR|BE LU DE CH IT ES MC AD
ES|PT AD GI
BE|NL LU DE
NL|DE
DE|LU DK PL CZ AT CH
DK|SE
SE|NO FI
NO|FI RU
FI|RU
IT|CH AT SI SM VA
CH|AT LI
AT|CZ SK HU SI LI
CZ|PL SK
PL|SK LT UA BY
SK|HU UA
HU|SI HR RS RO UA
SI|HR
HR|BA ME RS
BA|ME RS
ME|RS AL XK
RS|RO BG MK XK
AL|GR MK XK
MK|GR BG XK
GR|BG TR
BG|RO TR
RO|UA MD
UA|MD BY RU
LT|LV BY RU
LV|EE BY RU
EE|RU
BY|RU
TR|GE SY IQ
GE|AM AZ RU
AE|OM SA
QA|SA
SA|KW BH OM JO YE
JO|IL SY IQ
IL|EG PS
EG|SD LY
MA|DZ
DZ|TN
TN|LY
ZA|NA BW ZW MZ SZ LS
BW|NA ZW ZM
KE|TZ UG
CN|HK MO VN LA MN
HK|MO
VN|LA KH
TH|MY LA KH MM
LA|KH
MY|SG BN
IN|NP BT BD
US|CA MX
MX|GT BZ
GT|BZ SV HN
SV|HN
HN|NI
NI|CR
CR|PA
CO|EC VE
PE|EC BO CL
BR|UY AR PY BO
AR|CL UY PY BO
DO|HT
`
