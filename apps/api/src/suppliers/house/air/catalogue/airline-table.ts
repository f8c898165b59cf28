/** Code, name, home, alliance, hubs, full service or low cost or leisure, and how many places it flies to from each hub. */
export const airlineTable = `
CX|Cathay Pacific|HK|oneworld|HKG|full|75
UO|HK Express|HK||HKG|low|32
HX|Hong Kong Airlines|HK||HKG|full|28
HB|Greater Bay Airlines|HK||HKG|low|16
CA|Air China|CN|Star Alliance|PEK CTU TFU|full|85
MU|China Eastern Airlines|CN|SkyTeam|PVG SHA KMG|full|75
CZ|China Southern Airlines|CN||CAN PKX|full|90
HU|Hainan Airlines|CN||PEK HAK|full|50
MF|XiamenAir|CN|SkyTeam|XMN|full|50
ZH|Shenzhen Airlines|CN|Star Alliance|SZX|full|45
CI|China Airlines|TW|SkyTeam|TPE|full|50
BR|EVA Air|TW|Star Alliance|TPE|full|50
JL|Japan Airlines|JP|oneworld|HND NRT|full|42
NH|All Nippon Airways|JP|Star Alliance|HND NRT|full|48
MM|Peach|JP||KIX|low|22
KE|Korean Air|KR|SkyTeam|ICN|full|85
OZ|Asiana Airlines|KR|Star Alliance|ICN|full|55
SQ|Singapore Airlines|SG|Star Alliance|SIN|full|75
TR|Scoot|SG||SIN|low|55
TG|Thai Airways|TH|Star Alliance|BKK|full|60
FD|Thai AirAsia|TH||DMK|low|40
MH|Malaysia Airlines|MY|oneworld|KUL|full|55
AK|AirAsia|MY||KUL|low|70
VN|Vietnam Airlines|VN|SkyTeam|HAN SGN|full|45
VJ|VietJet Air|VN||SGN HAN|low|40
GA|Garuda Indonesia|ID|SkyTeam|CGK|full|45
PR|Philippine Airlines|PH||MNL|full|45
5J|Cebu Pacific|PH||MNL|low|45
AI|Air India|IN|Star Alliance|DEL BOM|full|55
6E|IndiGo|IN||DEL BOM BLR|low|60
EK|Emirates|AE||DXB|full|130
EY|Etihad Airways|AE||AUH|full|70
FZ|flydubai|AE||DXB|low|70
QR|Qatar Airways|QA|oneworld|DOH|full|140
SV|Saudia|SA|SkyTeam|JED RUH|full|60
XY|flynas|SA||RUH JED|low|42
GF|Gulf Air|BH||BAH|full|42
WY|Oman Air|OM|oneworld|MCT|full|38
KU|Kuwait Airways|KW||KWI|full|45
RJ|Royal Jordanian|JO|oneworld|AMM|full|42
MS|EgyptAir|EG|Star Alliance|CAI|full|65
TK|Turkish Airlines|TR|Star Alliance|IST|full|190
PC|Pegasus Airlines|TR||SAW|low|95
BA|British Airways|GB|oneworld|LHR LGW|full|100
VS|Virgin Atlantic|GB|SkyTeam|LHR MAN|full|16
U2|easyJet|GB||LGW LTN MXP GVA|low|60
LS|Jet2|GB||MAN LBA|low|45
EI|Aer Lingus|IE||DUB|full|70
FR|Ryanair|IE||STN DUB BGY|low|95
AF|Air France|FR|SkyTeam|CDG ORY|full|105
TO|Transavia France|FR||ORY|low|60
KL|KLM|NL|SkyTeam|AMS|full|130
SN|Brussels Airlines|BE|Star Alliance|BRU|full|70
LG|Luxair|LU||LUX|full|45
LH|Lufthansa|DE|Star Alliance|FRA MUC|full|120
EW|Eurowings|DE||DUS CGN|low|55
DE|Condor|DE||FRA|leisure|45
LX|SWISS|CH|Star Alliance|ZRH GVA|full|70
OS|Austrian Airlines|AT|Star Alliance|VIE|full|100
AZ|ITA Airways|IT|Star Alliance|FCO|full|70
IB|Iberia|ES|oneworld|MAD|full|90
VY|Vueling|ES||BCN|low|95
UX|Air Europa|ES|SkyTeam|MAD|full|45
TP|TAP Air Portugal|PT|Star Alliance|LIS|full|80
SK|SAS|SE DK NO|SkyTeam|CPH ARN OSL|full|65
DY|Norwegian|NO||OSL CPH|low|60
AY|Finnair|FI|oneworld|HEL|full|85
FI|Icelandair|IS||KEF|full|45
BT|airBaltic|LV||RIX|full|60
LO|LOT Polish Airlines|PL|Star Alliance|WAW|full|80
W6|Wizz Air|HU||BUD|low|65
OK|Czech Airlines|CZ||PRG|full|30
RO|TAROM|RO|SkyTeam|OTP|full|35
JU|Air Serbia|RS||BEG|full|55
OU|Croatia Airlines|HR|Star Alliance|ZAG|full|32
A3|Aegean Airlines|GR|Star Alliance|ATH|full|85
KM|KM Malta Airlines|MT||MLA|full|30
AA|American Airlines|US|oneworld|DFW CLT MIA PHL|full|95
DL|Delta Air Lines|US|SkyTeam|ATL JFK DTW SLC|full|95
UA|United Airlines|US|Star Alliance|ORD EWR SFO IAH|full|90
B6|JetBlue|US||JFK BOS|low|50
WN|Southwest Airlines|US||DAL MDW LAS|low|62
AS|Alaska Airlines|US|oneworld|SEA|full|75
HA|Hawaiian Airlines|US|oneworld|HNL|full|24
AC|Air Canada|CA|Star Alliance|YYZ YVR YUL|full|75
WS|WestJet|CA||YYC|full|65
AM|Aeroméxico|MX|SkyTeam|MEX|full|70
CM|Copa Airlines|PA|Star Alliance|PTY|full|72
AV|Avianca|CO|Star Alliance|BOG|full|60
LA|LATAM Airlines|CL||SCL GRU LIM|full|45
G3|GOL|BR||GRU GIG|low|36
AR|Aerolíneas Argentinas|AR|SkyTeam|AEP EZE|full|32
ET|Ethiopian Airlines|ET|Star Alliance|ADD|full|105
KQ|Kenya Airways|KE|SkyTeam|NBO|full|45
SA|South African Airways|ZA|Star Alliance|JNB|full|24
AT|Royal Air Maroc|MA|oneworld|CMN|full|72
QF|Qantas|AU|oneworld|SYD MEL|full|42
JQ|Jetstar|AU||MEL SYD|low|24
VA|Virgin Australia|AU||BNE SYD|full|28
NZ|Air New Zealand|NZ|Star Alliance|AKL|full|38
FJ|Fiji Airways|FJ|oneworld|NAN|full|18
UL|SriLankan Airlines|LK|oneworld|CMB|full|42
`
