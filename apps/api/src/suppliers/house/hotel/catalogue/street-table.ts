/**
 * Country, or city where the country speaks several languages; how an address is written there; streets that every town
 * could have. {number} is the house, {block} and {gate} are for countries that count blocks.
 */
export const streetTable = `
FR|{number} {street}, {quarter}|rue du Tilleul / rue des Lanternes / rue du Vieux Puits / rue des Glycines / passage du Figuier / rue de la Verrière / allée des Mirabelles / place de l’Horloge
GENEVE|{street} {number}, {quarter}|Rue du Tilleul / Rue des Lanternes / Rue du Vieux-Puits / Chemin des Glycines / Rue de la Rose-des-Vents / Place de l’Horloge / Quai des Hirondelles
BE|{street} {number}, {quarter}|Rue du Tilleul / Rue des Lanternes / Rue du Vieux Puits / Rue des Glycines / Rue de la Boussole / Place de l’Horloge / Rue du Moulin
GB|{number} {street}, {quarter}|Chandlers Lane / Mill Row / Orchard Street / Lantern Court / Weavers Yard / Larkspur Road / Old Well Street / Cooper Terrace
IE|{number} {street}, {quarter}|Chandlers Lane / Mill Row / Orchard Street / Lantern Court / Weavers Row / Harbour Lane / Old Well Street
IT|{street} {number}, {quarter}|Via del Cedro / Via dei Vetrai / Vicolo del Pozzo / Via delle Rondini / Via della Meridiana / Via del Fico / Viale dei Tigli / Via dei Limoni
ES|{street} {number}, {quarter}|Calle del Olivo / Calle de los Naranjos / Calle del Farol / Calle de la Fuente / Calle del Reloj / Plaza del Aljibe / Calle del Romero / Paseo de los Tilos
BARCELONA|{street} {number}, {quarter}|Carrer del Llimoner / Carrer de les Orenetes / Carrer de la Volta / Carrer del Garbí / Carrer del Pou / Passeig dels Til·lers / Plaça de la Font
PT|{street} {number}, {quarter}|Rua do Limoeiro / Rua das Andorinhas / Rua da Bússola / Travessa da Colina / Rua do Sobreiro / Largo da Fonte / Rua dos Relógios
DE|{street} {number}, {quarter}|Lindenstraße / Laternenweg / Kompassgasse / Kastanienallee / Brunnenstraße / Schwalbenweg / Uhrmachergasse / Apfelweg
AT|{street} {number}, {quarter}|Lindengasse / Laternengasse / Kompassgasse / Kastanienallee / Brunnengasse / Schwalbengasse / Uhrmachergasse / Apfelgasse
CH|{street} {number}, {quarter}|Lindenstrasse / Laternenweg / Kompassgasse / Kastanienweg / Brunnengasse / Schwalbenweg / Seilergasse / Apfelweg
CZ|{street} {number}, {quarter}|Lipová / Lucernová / Studniční / Vlaštovčí / Kaštanová / Hodinářská / Mlýnská / Zahradní
HU|{street} {number}., {quarter}|Hársfa utca / Lámpás utca / Fecske utca / Kút utca / Gesztenye utca / Malom utca / Kert utca
NL|{street} {number}, {quarter}|Lindestraat / Lantaarnsteeg / Kompasstraat / Zwaluwstraat / Molenpad / Klokkenmakersgracht / Boomgaardstraat
DK|{street} {number}, {quarter}|Lindegade / Lygtestræde / Kompasgade / Svalevej / Møllegade / Brøndstræde / Birkegade
SE|{street} {number}, {quarter}|Lindgatan / Lyktgränd / Kompassgatan / Svalvägen / Kvarngatan / Brunnsgränd / Björkgatan
IS|{street} {number}, {quarter}|Birkigata / Lyngbraut / Áttavitagata / Brunnstígur / Lóugata / Mylluvegur
HR|{street} {number}, {quarter}|Ulica lipe / Ulica lastavica / Maslinska ulica / Ulica lanterne / Smokvina ulica / Put zdenca
GR|{street} {number}, {quarter}|Odos Elaias / Odos Chelidonion / Odos Fanariou / Odos Anemon / Odos Pigadiou / Odos Lemonias
TR|{street} No: {number}, {quarter}|Ihlamur Sokak / Fener Yolu / Pusula Sokak / Kırlangıç Sokak / Çeşme Sokak / Nar Sokak / Çınar Caddesi
AE|{number} {street}, {quarter}|Al Bousla Street / Al Sidra Street / Al Fanoos Street / Al Ghaf Road / Al Nawras Street / Al Ruman Street / Al Dallah Street
SA|{number} {street}, {quarter}|Al Sidr Street / Al Fanoos Street / Al Nakheel Road / Al Ruman Street / Al Bousla Street / Al Yasmin Street
EG|{number} {street}, {quarter}|El Fanous Street / El Yasmin Street / El Bousla Street / El Tout Street / El Sabil Street / El Nakhla Street
MA|{number} {street}, {quarter}|rue des Cigognes / derb Safsaf / rue de l’Encens / derb Fenjan / rue des Citronniers / rue du Caravanier
ZA|{number} {street}, {quarter}|Silver Tree Road / Sugarbird Lane / Mill Street / Fynbos Avenue / Lantern Street / Granite Road
JP|{gate}-{block}-{number} {quarter}|
KR|{number} {street}, {quarter}|Sonamu-gil / Maehwa-gil / Eunhaeng-ro / Dalbit-gil / Byeolbit-ro / Jebi-gil
HK|{number} {street}, {quarter}|Camellia Street / Egret Lane / Lantern Street / Compass Lane / Fig Tree Road / Ferry Terrace / Incense Street
MO|{street} {number}, {quarter}|Rua da Camélia / Rua das Lanternas / Travessa da Garça / Rua da Bússola / Largo da Figueira / Rua do Incenso
TW|{number} {street}, {quarter}|Rongyin Street / Chaxiang Road / Yuting Street / Xingtu Road / Luopan Lane / Yanzi Street
CN|{number} {street}, {quarter}|Songyue Road / Zhuying Street / Baihua Lane / Heming Road / Tingyu Lane / Guanlan Street / Xinghe Road
TH|{number} {street}, {quarter}|Soi Nok Aen / Soi Mali / Bua Khao Road / Soi Khom Fai / Dao Nuea Road / Soi Lom Thale
SG|{number} {street}, {quarter}|Tembusu Street / Nutmeg Row / Lantern Lane / Rain Tree Road / Kompas Street / Kingfisher Walk
MY|{number} {street}, {quarter}|Jalan Tembusu / Jalan Pelita / Jalan Layang / Lorong Kompas / Jalan Angin / Jalan Pala
ID|{street} No. {number}, {quarter}|Jalan Kamboja / Jalan Lentera / Jalan Angin Laut / Jalan Sawah / Jalan Ombak / Jalan Bulan
VN|{number} {street}, {quarter}|phố Hoa Gạo / phố Đèn Lồng / phố Chim Én / ngõ La Bàn / phố Thuyền Giấy / phố Trăng
AU|{number} {street}, {quarter}|Ironbark Street / Sandstone Lane / Fig Tree Avenue / Lyrebird Street / Pennant Street / Lantern Lane
US|{number} {street}, {quarter}|Juniper Street / Mapmaker Avenue / Copper Street / Sundial Way / Cordage Street / Larkfield Avenue / Quill Street
MX|{street} {number}, {quarter}|Calle Ceiba / Calle Caracola / Avenida del Manglar / Calle Coral / Calle Golondrina / Calle Palma
`
