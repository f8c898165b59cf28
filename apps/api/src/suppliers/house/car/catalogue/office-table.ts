/**
 * Code, destination, city, country, kind, name, latitude, longitude, hours, where the desk is, euros for coming out of hours
 * (empty: nobody comes), time zone.
 */
export const officeTable = `
CDG-A|CDG|Paris|FR|airport|Paris Airport (CDG)|49.0128|2.5500|always|terminal|0|Europe/Paris
CDG-R|CDG|Paris|FR|station|Gare de Lyon|48.8443|2.3744|station|beside|45|Europe/Paris
CDG-C|CDG|Paris|FR|city|Paris City Centre|48.8534|2.3488|office|street||Europe/Paris
NCE-A|NCE|Nice|FR|airport|Nice Airport (NCE)|43.6584|7.2159|airport|terminal|60|Europe/Paris
NCE-R|NCE|Nice|FR|station|Nice-Ville|43.7046|7.2619|station|beside|45|Europe/Paris
NCE-C|NCE|Nice|FR|city|Nice City Centre|43.7031|7.2661|office|street||Europe/Paris
LYS-A|LYS|Lyon|FR|airport|Lyon Airport (LYS)|45.7264|5.0908|airport|terminal|60|Europe/Paris
LYS-R|LYS|Lyon|FR|station|Lyon Part-Dieu|45.7606|4.8598|station|beside|45|Europe/Paris
LYS-C|LYS|Lyon|FR|city|Lyon City Centre|45.7485|4.8467|office|street||Europe/Paris
MRS-A|MRS|Marseille|FR|airport|Marseille Airport (MRS)|43.4356|5.2136|airport|terminal|60|Europe/Paris
MRS-R|MRS|Marseille|FR|station|Marseille Saint-Charles|43.3028|5.3806|station|beside|45|Europe/Paris
MRS-C|MRS|Marseille|FR|city|Marseille City Centre|43.2970|5.3811|office|street||Europe/Paris
BOD-A|BOD|Bordeaux|FR|airport|Bordeaux Airport (BOD)|44.8283|-0.7156|airport|terminal|60|Europe/Paris
BOD-R|BOD|Bordeaux|FR|station|Bordeaux Saint-Jean|44.8259|-0.5566|station|beside|45|Europe/Paris
BOD-C|BOD|Bordeaux|FR|city|Bordeaux City Centre|44.8404|-0.5805|office|street||Europe/Paris
LHR-A|LHR|London|GB|airport|London Airport (LHR)|51.4775|-0.4614|always|shuttle|0|Europe/London
LHR-R|LHR|London|GB|station|London St Pancras International|51.5314|-0.1261|station|beside|45|Europe/London
LHR-C|LHR|London|GB|city|London City Centre|51.5085|-0.1257|office|street||Europe/London
EDI-A|EDI|Edinburgh|GB|airport|Edinburgh Airport (EDI)|55.9500|-3.3725|airport|terminal|60|Europe/London
EDI-R|EDI|Edinburgh|GB|station|Edinburgh Waverley|55.9521|-3.1899|station|beside|45|Europe/London
EDI-C|EDI|Edinburgh|GB|city|Edinburgh City Centre|55.9521|-3.1965|office|street||Europe/London
MAN-A|MAN|Manchester|GB|airport|Manchester Airport (MAN)|53.3537|-2.2750|airport|terminal|60|Europe/London
MAN-R|MAN|Manchester|GB|station|Manchester Piccadilly|53.4774|-2.2309|station|beside|45|Europe/London
MAN-C|MAN|Manchester|GB|city|Manchester City Centre|53.4809|-2.2374|office|street||Europe/London
DUB-A|DUB|Dublin|IE|airport|Dublin Airport (DUB)|53.4213|-6.2701|airport|terminal|60|Europe/Dublin
DUB-R|DUB|Dublin|IE|station|Dublin Heuston|53.3464|-6.2927|station|beside|45|Europe/Dublin
DUB-C|DUB|Dublin|IE|city|Dublin City Centre|53.3331|-6.2489|office|street||Europe/Dublin
FCO-A|FCO|Rome|IT|airport|Rome Airport (FCO)|41.7935|12.2526|always|terminal|0|Europe/Rome
FCO-R|FCO|Rome|IT|station|Roma Termini|41.9010|12.5018|station|beside|45|Europe/Rome
FCO-C|FCO|Rome|IT|city|Rome City Centre|41.8919|12.5113|office|street||Europe/Rome
MXP-A|MXP|Milan|IT|airport|Milan Airport (MXP)|45.6275|8.7151|always|terminal|0|Europe/Rome
MXP-R|MXP|Milan|IT|station|Milano Centrale|45.4861|9.2044|station|beside|45|Europe/Rome
MXP-C|MXP|Milan|IT|city|Milan City Centre|45.4643|9.1895|office|street||Europe/Rome
VCE-A|VCE|Venice|IT|airport|Venice Airport (VCE)|45.5049|12.3414|airport|terminal|60|Europe/Rome
VCE-R|VCE|Venice|IT|station|Venezia Mestre|45.4827|12.2317|station|beside|45|Europe/Rome
VCE-C|VCE|Venice|IT|city|Venice City Centre|45.4371|12.3326|office|street||Europe/Rome
FLR-A|FLR|Florence|IT|airport|Florence Airport (FLR)|43.8100|11.2051|airport|terminal|60|Europe/Rome
FLR-R|FLR|Florence|IT|station|Firenze Santa Maria Novella|43.7765|11.2480|station|beside|45|Europe/Rome
FLR-C|FLR|Florence|IT|city|Florence City Centre|43.7792|11.2463|office|street||Europe/Rome
NAP-A|NAP|Naples|IT|airport|Naples Airport (NAP)|40.8860|14.2908|airport|terminal|60|Europe/Rome
NAP-R|NAP|Naples|IT|station|Napoli Centrale|40.8528|14.2720|station|beside|45|Europe/Rome
NAP-C|NAP|Naples|IT|city|Naples City Centre|40.8522|14.2681|office|street||Europe/Rome
PMO-A|PMO|Palermo|IT|airport|Palermo Airport (PMO)|38.1760|13.0910|airport|terminal|60|Europe/Rome
PMO-R|PMO|Palermo|IT|station|Palermo Centrale|38.1094|13.3673|station|beside|45|Europe/Rome
PMO-C|PMO|Palermo|IT|city|Palermo City Centre|38.1320|13.3356|office|street||Europe/Rome
BCN-A|BCN|Barcelona|ES|airport|Barcelona Airport (BCN)|41.2971|2.0785|always|terminal|0|Europe/Madrid
BCN-R|BCN|Barcelona|ES|station|Barcelona Sants|41.3791|2.1402|station|beside|45|Europe/Madrid
BCN-C|BCN|Barcelona|ES|city|Barcelona City Centre|41.3888|2.1590|office|street||Europe/Madrid
MAD-A|MAD|Madrid|ES|airport|Madrid Airport (MAD)|40.4918|-3.5695|always|terminal|0|Europe/Madrid
MAD-R|MAD|Madrid|ES|station|Madrid Puerta de Atocha|40.4066|-3.6893|station|beside|45|Europe/Madrid
MAD-C|MAD|Madrid|ES|city|Madrid City Centre|40.4165|-3.7026|office|street||Europe/Madrid
AGP-A|AGP|Málaga|ES|airport|Málaga Airport (AGP)|36.6749|-4.4991|airport|terminal|60|Europe/Madrid
AGP-R|AGP|Málaga|ES|station|Málaga María Zambrano|36.7115|-4.4319|station|beside|45|Europe/Madrid
AGP-C|AGP|Málaga|ES|city|Málaga City Centre|36.7202|-4.4203|office|street||Europe/Madrid
SVQ-A|SVQ|Seville|ES|airport|Seville Airport (SVQ)|37.4180|-5.8931|airport|terminal|60|Europe/Madrid
SVQ-R|SVQ|Seville|ES|station|Sevilla Santa Justa|37.3921|-5.9752|station|beside|45|Europe/Madrid
SVQ-C|SVQ|Seville|ES|city|Seville City Centre|37.3828|-5.9732|office|street||Europe/Madrid
VLC-A|VLC|Valencia|ES|airport|Valencia Airport (VLC)|39.4893|-0.4816|airport|terminal|60|Europe/Madrid
VLC-R|VLC|Valencia|ES|station|Valencia Joaquín Sorolla|39.4590|-0.3833|station|beside|45|Europe/Madrid
VLC-C|VLC|Valencia|ES|city|Valencia City Centre|39.4697|-0.3774|office|street||Europe/Madrid
PMI-A|PMI|Palma|ES|airport|Palma Airport (PMI)|39.5500|2.7330|airport|terminal|60|Europe/Madrid
PMI-R|PMI|Palma|ES|station|Palma Estació Intermodal|39.5766|2.6545|station|beside|45|Europe/Madrid
PMI-C|PMI|Palma|ES|city|Palma City Centre|39.5694|2.6502|office|street||Europe/Madrid
LIS-A|LIS|Lisbon|PT|airport|Lisbon Airport (LIS)|38.7813|-9.1359|always|terminal|0|Europe/Lisbon
LIS-R|LIS|Lisbon|PT|station|Lisboa Oriente|38.7678|-9.0991|station|beside|45|Europe/Lisbon
LIS-C|LIS|Lisbon|PT|city|Lisbon City Centre|38.7167|-9.1333|office|street||Europe/Lisbon
OPO-A|OPO|Porto|PT|airport|Porto Airport (OPO)|41.2481|-8.6814|airport|terminal|60|Europe/Lisbon
OPO-R|OPO|Porto|PT|station|Porto Campanhã|41.1487|-8.5852|station|beside|45|Europe/Lisbon
OPO-C|OPO|Porto|PT|city|Porto City Centre|41.1496|-8.6110|office|street||Europe/Lisbon
FAO-A|FAO|Faro|PT|airport|Faro Airport (FAO)|37.0144|-7.9659|airport|terminal|60|Europe/Lisbon
FAO-R|FAO|Faro|PT|station|Faro station|37.0188|-7.9400|station|beside|45|Europe/Lisbon
FAO-C|FAO|Faro|PT|city|Faro City Centre|37.0187|-7.9272|office|street||Europe/Lisbon
BER-A|BER|Berlin|DE|airport|Berlin Airport (BER)|52.3621|13.5017|airport|terminal|60|Europe/Berlin
BER-R|BER|Berlin|DE|station|Berlin Hauptbahnhof|52.5251|13.3694|station|beside|45|Europe/Berlin
BER-C|BER|Berlin|DE|city|Berlin City Centre|52.5244|13.4105|office|street||Europe/Berlin
MUC-A|MUC|Munich|DE|airport|Munich Airport (MUC)|48.3538|11.7861|always|terminal|0|Europe/Berlin
MUC-R|MUC|Munich|DE|station|München Hauptbahnhof|48.1402|11.5583|station|beside|45|Europe/Berlin
MUC-C|MUC|Munich|DE|city|Munich City Centre|48.1374|11.5755|office|street||Europe/Berlin
FRA-A|FRA|Frankfurt am Main|DE|airport|Frankfurt am Main Airport (FRA)|50.0406|8.5560|always|terminal|0|Europe/Berlin
FRA-R|FRA|Frankfurt am Main|DE|station|Frankfurt Hauptbahnhof|50.1071|8.6638|station|beside|45|Europe/Berlin
FRA-C|FRA|Frankfurt am Main|DE|city|Frankfurt am Main City Centre|50.1155|8.6842|office|street||Europe/Berlin
HAM-A|HAM|Hamburg|DE|airport|Hamburg Airport (HAM)|53.6304|9.9882|airport|terminal|60|Europe/Berlin
HAM-R|HAM|Hamburg|DE|station|Hamburg Hauptbahnhof|53.5530|10.0067|station|beside|45|Europe/Berlin
HAM-C|HAM|Hamburg|DE|city|Hamburg City Centre|53.5507|9.9930|office|street||Europe/Berlin
VIE-A|VIE|Vienna|AT|airport|Vienna Airport (VIE)|48.1221|16.5575|always|terminal|0|Europe/Vienna
VIE-R|VIE|Vienna|AT|station|Wien Hauptbahnhof|48.1853|16.3760|station|beside|45|Europe/Vienna
VIE-C|VIE|Vienna|AT|city|Vienna City Centre|48.2085|16.3721|office|street||Europe/Vienna
SZG-A|SZG|Salzburg|AT|airport|Salzburg Airport (SZG)|47.7933|13.0043|airport|terminal|60|Europe/Vienna
SZG-R|SZG|Salzburg|AT|station|Salzburg Hauptbahnhof|47.8130|13.0457|station|beside|45|Europe/Vienna
SZG-C|SZG|Salzburg|AT|city|Salzburg City Centre|47.7994|13.0440|office|street||Europe/Vienna
ZRH-A|ZRH|Zürich|CH|airport|Zürich Airport (ZRH)|47.4526|8.5605|always|terminal|0|Europe/Zurich
ZRH-R|ZRH|Zürich|CH|station|Zürich HB|47.3779|8.5402|station|beside|45|Europe/Zurich
ZRH-C|ZRH|Zürich|CH|city|Zürich City Centre|47.3667|8.5500|office|street||Europe/Zurich
GVA-A|GVA|Geneva|CH|airport|Geneva Airport (GVA)|46.2381|6.1090|airport|terminal|60|Europe/Zurich
GVA-R|GVA|Geneva|CH|station|Genève Cornavin|46.2102|6.1424|station|beside|45|Europe/Zurich
GVA-C|GVA|Geneva|CH|city|Geneva City Centre|46.2022|6.1457|office|street||Europe/Zurich
AMS-A|AMS|Amsterdam|NL|airport|Amsterdam Airport (AMS)|52.3103|4.7603|always|terminal|0|Europe/Amsterdam
AMS-R|AMS|Amsterdam|NL|station|Amsterdam Centraal|52.3791|4.9003|station|beside|45|Europe/Amsterdam
AMS-C|AMS|Amsterdam|NL|city|Amsterdam City Centre|52.3740|4.8897|office|street||Europe/Amsterdam
BRU-A|BRU|Brussels|BE|airport|Brussels Airport (BRU)|50.9014|4.4844|airport|terminal|60|Europe/Brussels
BRU-R|BRU|Brussels|BE|station|Bruxelles-Midi|50.8357|4.3364|station|beside|45|Europe/Brussels
BRU-C|BRU|Brussels|BE|city|Brussels City Centre|50.8505|4.3488|office|street||Europe/Brussels
PRG-A|PRG|Prague|CZ|airport|Prague Airport (PRG)|50.1008|14.2600|airport|terminal|60|Europe/Prague
PRG-R|PRG|Prague|CZ|station|Praha hlavní nádraží|50.0830|14.4353|station|beside|45|Europe/Prague
PRG-C|PRG|Prague|CZ|city|Prague City Centre|50.0880|14.4208|office|street||Europe/Prague
BUD-A|BUD|Budapest|HU|airport|Budapest Airport (BUD)|47.4369|19.2556|airport|terminal|60|Europe/Budapest
BUD-R|BUD|Budapest|HU|station|Budapest Keleti|47.5003|19.0840|station|beside|45|Europe/Budapest
BUD-C|BUD|Budapest|HU|city|Budapest City Centre|47.4984|19.0404|office|street||Europe/Budapest
WAW-A|WAW|Warsaw|PL|airport|Warsaw Airport (WAW)|52.1658|20.9671|airport|terminal|60|Europe/Warsaw
WAW-R|WAW|Warsaw|PL|station|Warszawa Centralna|52.2289|21.0033|station|beside|45|Europe/Warsaw
WAW-C|WAW|Warsaw|PL|city|Warsaw City Centre|52.2298|21.0118|office|street||Europe/Warsaw
CPH-A|CPH|Copenhagen|DK|airport|Copenhagen Airport (CPH)|55.6179|12.6560|airport|terminal|60|Europe/Copenhagen
CPH-R|CPH|Copenhagen|DK|station|København H|55.6727|12.5646|station|beside|45|Europe/Copenhagen
CPH-C|CPH|Copenhagen|DK|city|Copenhagen City Centre|55.6759|12.5655|office|street||Europe/Copenhagen
ARN-A|ARN|Stockholm|SE|airport|Stockholm Airport (ARN)|59.6519|17.9186|airport|terminal|60|Europe/Stockholm
ARN-R|ARN|Stockholm|SE|station|Stockholm Central|59.3300|18.0580|station|beside|45|Europe/Stockholm
ARN-C|ARN|Stockholm|SE|city|Stockholm City Centre|59.3294|18.0687|office|street||Europe/Stockholm
OSL-A|OSL|Oslo|NO|airport|Oslo Airport (OSL)|60.1939|11.1004|airport|terminal|60|Europe/Oslo
OSL-R|OSL|Oslo|NO|station|Oslo S|59.9109|10.7528|station|beside|45|Europe/Oslo
OSL-C|OSL|Oslo|NO|city|Oslo City Centre|59.9127|10.7461|office|street||Europe/Oslo
KEF-A|KEF|Reykjavík|IS|airport|Reykjavík Airport (KEF)|63.9850|-22.6056|always|shuttle|0|Atlantic/Reykjavik
KEF-B|KEF|Reykjavík|IS|station|BSÍ coach terminal|64.1376|-21.9342|desk|beside|45|Atlantic/Reykjavik
KEF-C|KEF|Reykjavík|IS|city|Reykjavík City Centre|64.1355|-21.8954|office|street||Atlantic/Reykjavik
ATH-A|ATH|Athens|GR|airport|Athens Airport (ATH)|37.9364|23.9445|always|terminal|0|Europe/Athens
ATH-R|ATH|Athens|GR|station|Athens Larissa station|37.9922|23.7208|station|beside|45|Europe/Athens
ATH-C|ATH|Athens|GR|city|Athens City Centre|37.9838|23.7278|office|street||Europe/Athens
DBV-A|DBV|Dubrovnik|HR|airport|Dubrovnik Airport (DBV)|42.5614|18.2682|airport|terminal|60|Europe/Zagreb
DBV-P|DBV|Dubrovnik|HR|port|Gruž ferry port|42.6603|18.0858|desk|beside|45|Europe/Zagreb
DBV-C|DBV|Dubrovnik|HR|city|Dubrovnik City Centre|42.6412|18.1091|office|street||Europe/Zagreb
SPU-A|SPU|Split|HR|airport|Split Airport (SPU)|43.5389|16.2980|airport|terminal|60|Europe/Zagreb
SPU-R|SPU|Split|HR|station|Split station|43.5047|16.4420|station|beside|45|Europe/Zagreb
SPU-C|SPU|Split|HR|city|Split City Centre|43.5089|16.4392|office|street||Europe/Zagreb
IST-A|IST|Istanbul|TR|airport|Istanbul Airport (IST)|41.2629|28.7424|always|terminal|0|Europe/Istanbul
IST-R|IST|Istanbul|TR|station|Söğütlüçeşme station|40.9906|29.0379|station|beside|45|Europe/Istanbul
IST-C|IST|Istanbul|TR|city|Istanbul City Centre|41.0138|28.9497|office|street||Europe/Istanbul
AYT-A|AYT|Antalya|TR|airport|Antalya Airport (AYT)|36.8987|30.8005|always|terminal|0|Europe/Istanbul
AYT-B|AYT|Antalya|TR|station|Antalya Otogar|36.9217|30.6630|desk|beside|45|Europe/Istanbul
AYT-C|AYT|Antalya|TR|city|Antalya City Centre|36.9081|30.6956|office|street||Europe/Istanbul
DXB-A|DXB|Dubai|AE|airport|Dubai Airport (DXB)|25.2528|55.3644|always|terminal|0|Asia/Dubai
DXB-C2|DXB|Dubai|AE|city|Dubai Marina office|25.0773|55.1393|desk|beside|45|Asia/Dubai
DXB-C|DXB|Dubai|AE|city|Dubai City Centre|25.0772|55.3093|shop|street||Asia/Dubai
RAK-A|RAK|Marrakesh|MA|airport|Marrakesh Airport (RAK)|31.6069|-8.0363|airport|terminal|60|Africa/Casablanca
RAK-R|RAK|Marrakesh|MA|station|Gare de Marrakech|31.6307|-8.0172|station|beside|45|Africa/Casablanca
RAK-C|RAK|Marrakesh|MA|city|Marrakesh City Centre|31.6342|-7.9999|office|street||Africa/Casablanca
CPT-A|CPT|Cape Town|ZA|airport|Cape Town Airport (CPT)|-33.9648|18.6017|always|terminal|0|Africa/Johannesburg
CPT-R|CPT|Cape Town|ZA|station|Cape Town station|-33.9220|18.4250|station|beside|45|Africa/Johannesburg
CPT-C|CPT|Cape Town|ZA|city|Cape Town City Centre|-33.9258|18.4232|office|street||Africa/Johannesburg
JNB-A|JNB|Johannesburg|ZA|airport|Johannesburg Airport (JNB)|-26.1335|28.2361|always|terminal|0|Africa/Johannesburg
JNB-R|JNB|Johannesburg|ZA|station|Sandton Gautrain|-26.1076|28.0574|station|beside|45|Africa/Johannesburg
JNB-C|JNB|Johannesburg|ZA|city|Johannesburg City Centre|-26.2023|28.0436|office|street||Africa/Johannesburg
HND-A|HND|Tokyo|JP|airport|Tokyo Airport (HND)|35.5523|139.7797|airport|terminal|60|Asia/Tokyo
HND-R|HND|Tokyo|JP|station|Tokyo Station|35.6812|139.7671|station|beside|45|Asia/Tokyo
HND-C|HND|Tokyo|JP|city|Tokyo City Centre|35.6895|139.6917|shop|street||Asia/Tokyo
KIX-A|KIX|Osaka|JP|airport|Osaka Airport (KIX)|34.4273|135.2441|airport|terminal|60|Asia/Tokyo
KIX-R|KIX|Osaka|JP|station|Shin-Osaka|34.7334|135.5001|station|beside|45|Asia/Tokyo
KIX-C|KIX|Osaka|JP|city|Osaka City Centre|34.6937|135.5022|shop|street||Asia/Tokyo
CTS-A|CTS|Sapporo|JP|airport|Sapporo Airport (CTS)|42.7752|141.6923|airport|terminal|60|Asia/Tokyo
CTS-R|CTS|Sapporo|JP|station|Sapporo Station|43.0687|141.3508|station|beside|45|Asia/Tokyo
CTS-C|CTS|Sapporo|JP|city|Sapporo City Centre|43.0667|141.3500|shop|street||Asia/Tokyo
OKA-A|OKA|Okinawa|JP|airport|Okinawa Airport (OKA)|26.1958|127.6459|airport|terminal|60|Asia/Tokyo
OKA-R|OKA|Okinawa|JP|station|Asahibashi monorail|26.2126|127.6753|station|beside|45|Asia/Tokyo
OKA-C|OKA|Okinawa|JP|city|Okinawa City Centre|26.3358|127.8014|shop|street||Asia/Tokyo
ICN-A|ICN|Seoul|KR|airport|Seoul Airport (ICN)|37.4557|126.4453|airport|terminal|60|Asia/Seoul
ICN-R|ICN|Seoul|KR|station|Seoul Station|37.5547|126.9707|station|beside|45|Asia/Seoul
ICN-C|ICN|Seoul|KR|city|Seoul City Centre|37.5660|126.9784|office|street||Asia/Seoul
BKK-A|BKK|Bangkok|TH|airport|Bangkok Airport (BKK)|13.6915|100.7509|always|terminal|0|Asia/Bangkok
BKK-R|BKK|Bangkok|TH|station|Krung Thep Aphiwat|13.8036|100.5417|station|beside|45|Asia/Bangkok
BKK-C|BKK|Bangkok|TH|city|Bangkok City Centre|13.7540|100.5014|shop|street||Asia/Bangkok
SYD-A|SYD|Sydney|AU|airport|Sydney Airport (SYD)|-33.9461|151.1772|always|terminal|0|Australia/Sydney
SYD-R|SYD|Sydney|AU|station|Sydney Central|-33.8832|151.2067|station|beside|45|Australia/Sydney
SYD-C|SYD|Sydney|AU|city|Sydney City Centre|-33.8678|151.2073|shop|street||Australia/Sydney
MEL-A|MEL|Melbourne|AU|airport|Melbourne Airport (MEL)|-37.6733|144.8433|always|terminal|0|Australia/Melbourne
MEL-R|MEL|Melbourne|AU|station|Southern Cross|-37.8184|144.9525|station|beside|45|Australia/Melbourne
MEL-C|MEL|Melbourne|AU|city|Melbourne City Centre|-37.8140|144.9633|shop|street||Australia/Melbourne
AKL-A|AKL|Auckland|NZ|airport|Auckland Airport (AKL)|-37.0081|174.7917|always|terminal|0|Pacific/Auckland
AKL-R|AKL|Auckland|NZ|station|Waitematā (Britomart)|-36.8442|174.7679|station|beside|45|Pacific/Auckland
AKL-C|AKL|Auckland|NZ|city|Auckland City Centre|-36.8485|174.7635|office|street||Pacific/Auckland
ZQN-A|ZQN|Queenstown|NZ|airport|Queenstown Airport (ZQN)|-45.0184|168.7401|airport|terminal|60|Pacific/Auckland
ZQN-B|ZQN|Queenstown|NZ|station|Frankton hub|-45.0177|168.7290|desk|beside|45|Pacific/Auckland
ZQN-C|ZQN|Queenstown|NZ|city|Queenstown City Centre|-45.0302|168.6627|office|street||Pacific/Auckland
JFK-A|JFK|New York City|US|airport|New York City Airport (JFK)|40.6398|-73.7787|always|shuttle|0|America/New_York
JFK-R|JFK|New York City|US|station|New York Penn Station|40.7506|-73.9935|station|beside|45|America/New_York
JFK-C|JFK|New York City|US|city|New York City City Centre|40.7143|-74.0060|shop|street||America/New_York
LAX-A|LAX|Los Angeles|US|airport|Los Angeles Airport (LAX)|33.9425|-118.4081|always|shuttle|0|America/Los_Angeles
LAX-R|LAX|Los Angeles|US|station|Los Angeles Union Station|34.0561|-118.2365|station|beside|45|America/Los_Angeles
LAX-C|LAX|Los Angeles|US|city|Los Angeles City Centre|34.0522|-118.2437|shop|street||America/Los_Angeles
SFO-A|SFO|San Francisco|US|airport|San Francisco Airport (SFO)|37.6190|-122.3749|always|shuttle|0|America/Los_Angeles
SFO-R|SFO|San Francisco|US|station|4th and King|37.7766|-122.3947|station|beside|45|America/Los_Angeles
SFO-C|SFO|San Francisco|US|city|San Francisco City Centre|37.7749|-122.4194|shop|street||America/Los_Angeles
LAS-A|LAS|Las Vegas|US|airport|Las Vegas Airport (LAS)|36.0801|-115.1522|always|shuttle|0|America/Los_Angeles
LAS-C2|LAS|Las Vegas|US|city|Las Vegas Strip office|36.1147|-115.1728|desk|beside|45|America/Los_Angeles
LAS-C|LAS|Las Vegas|US|city|Las Vegas City Centre|36.1750|-115.1372|shop|street||America/Los_Angeles
MIA-A|MIA|Miami|US|airport|Miami Airport (MIA)|25.7934|-80.2900|always|shuttle|0|America/New_York
MIA-R|MIA|Miami|US|station|MiamiCentral|25.7793|-80.1955|station|beside|45|America/New_York
MIA-C|MIA|Miami|US|city|Miami City Centre|25.7743|-80.1937|shop|street||America/New_York
MCO-A|MCO|Orlando|US|airport|Orlando Airport (MCO)|28.4294|-81.3090|always|terminal|0|America/New_York
MCO-R|MCO|Orlando|US|station|Orlando station|28.5258|-81.3817|station|beside|45|America/New_York
MCO-C|MCO|Orlando|US|city|Orlando City Centre|28.5383|-81.3792|shop|street||America/New_York
HNL-A|HNL|Honolulu|US|airport|Honolulu Airport (HNL)|21.3245|-157.9251|always|shuttle|0|Pacific/Honolulu
HNL-C2|HNL|Honolulu|US|city|Waikiki office|21.2793|-157.8292|desk|beside|45|Pacific/Honolulu
HNL-C|HNL|Honolulu|US|city|Honolulu City Centre|21.3069|-157.8583|shop|street||Pacific/Honolulu
YYZ-A|YYZ|Toronto|CA|airport|Toronto Airport (YYZ)|43.6807|-79.6129|always|terminal|0|America/Toronto
YYZ-R|YYZ|Toronto|CA|station|Toronto Union|43.6453|-79.3806|station|beside|45|America/Toronto
YYZ-C|YYZ|Toronto|CA|city|Toronto City Centre|43.7001|-79.4163|office|street||America/Toronto
YVR-A|YVR|Vancouver|CA|airport|Vancouver Airport (YVR)|49.1949|-123.1792|always|terminal|0|America/Vancouver
YVR-R|YVR|Vancouver|CA|station|Pacific Central|49.2739|-123.0980|station|beside|45|America/Vancouver
YVR-C|YVR|Vancouver|CA|city|Vancouver City Centre|49.2497|-123.1193|office|street||America/Vancouver
YUL-A|YUL|Montréal|CA|airport|Montréal Airport (YUL)|45.4611|-73.7502|always|terminal|0|America/Toronto
YUL-R|YUL|Montréal|CA|station|Gare Centrale|45.4999|-73.5669|station|beside|45|America/Toronto
YUL-C|YUL|Montréal|CA|city|Montréal City Centre|45.5088|-73.5878|office|street||America/Toronto
CUN-A|CUN|Cancún|MX|airport|Cancún Airport (CUN)|21.0365|-86.8771|always|terminal|0|America/Cancun
CUN-B|CUN|Cancún|MX|station|Cancún ADO coach terminal|21.1626|-86.8273|desk|beside|45|America/Cancun
CUN-C|CUN|Cancún|MX|city|Cancún City Centre|21.1743|-86.8466|office|street||America/Cancun
EZE-A|EZE|Buenos Aires|AR|airport|Buenos Aires Airport (EZE)|-34.8222|-58.5358|airport|terminal|60|America/Argentina/Buenos_Aires
EZE-R|EZE|Buenos Aires|AR|station|Retiro|-34.5916|-58.3745|station|beside|45|America/Argentina/Buenos_Aires
EZE-C|EZE|Buenos Aires|AR|city|Buenos Aires City Centre|-34.6131|-58.3772|office|street||America/Argentina/Buenos_Aires
SCL-A|SCL|Santiago|CL|airport|Santiago Airport (SCL)|-33.3930|-70.7858|airport|terminal|60|America/Santiago
SCL-R|SCL|Santiago|CL|station|Estación Central Alameda|-33.4514|-70.6790|station|beside|45|America/Santiago
SCL-C|SCL|Santiago|CL|city|Santiago City Centre|-33.4569|-70.6483|office|street||America/Santiago
`
