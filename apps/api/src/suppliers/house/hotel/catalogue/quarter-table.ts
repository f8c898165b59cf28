/** City, quarter, its Chinese and Hong Kong Chinese names, position and character. */
export const quarterTable = `
PAR|Le Marais|玛莱区|瑪黑區|48.859|2.362|old town
PAR|Saint-Germain-des-Prés|圣日耳曼德佩|聖日耳曼德佩|48.854|2.334|centre
PAR|Montmartre|蒙马特|蒙馬特|48.887|2.341|nightlife
PAR|Quartier Latin|拉丁区|拉丁區|48.849|2.347|old town
PAR|Champs-Élysées|香榭丽舍|香榭麗舍|48.87|2.307|centre
PAR|Opéra|歌剧院区|歌劇院區|48.871|2.332|business
PAR|Gare de Lyon – Bercy|里昂火车站与贝西|里昂火車站與貝西|48.844|2.374|station
PAR|Bastille|巴士底|巴士底|48.853|2.369|nightlife
PAR|La Défense|拉德芳斯|拉德芳斯|48.892|2.238|business
PAR|Roissy-CDG|戴高乐机场区|戴高樂機場區|49.005|2.56|airport
LON|Soho|苏豪|蘇豪|51.513|-0.134|nightlife
LON|Covent Garden|科文特花园|高文花園|51.512|-0.123|centre
LON|South Bank|南岸|南岸|51.505|-0.114|harbour
LON|Kensington|肯辛顿|肯辛頓|51.499|-0.194|residential
LON|City of London|伦敦金融城|倫敦金融城|51.514|-0.089|business
LON|Shoreditch|肖尔迪奇|肖爾迪奇|51.526|-0.078|nightlife
LON|King’s Cross|国王十字|國王十字|51.531|-0.124|station
LON|Paddington|帕丁顿|柏靈頓|51.517|-0.177|station
LON|Greenwich|格林尼治|格林威治|51.482|-0.008|park
LON|Heathrow|希思罗|希斯路|51.479|-0.449|airport
ROM|Centro Storico|历史中心|歷史中心|41.899|12.473|old town
ROM|Trastevere|特拉斯提弗列|特拉斯提弗列|41.889|12.469|nightlife
ROM|Monti|蒙蒂|蒙蒂|41.895|12.494|old town
ROM|Prati|普拉蒂|普拉蒂|41.908|12.463|residential
ROM|Termini|特米尼|特米尼|41.901|12.501|station
ROM|Esquilino|埃斯奎利诺|埃斯奎利諾|41.894|12.504|station
ROM|Aventino|阿文提诺|阿文提諾|41.883|12.48|residential
ROM|EUR|罗马新城|羅馬新城|41.833|12.47|business
ROM|Fiumicino|菲乌米奇诺|菲烏米奇諾|41.773|12.24|airport
BARCELONA|Barri Gòtic|哥特区|哥特區|41.383|2.177|old town
BARCELONA|El Born|博恩区|博恩區|41.385|2.183|nightlife
BARCELONA|Eixample|扩展区|擴展區|41.392|2.164|centre
BARCELONA|Gràcia|恩典区|恩典區|41.403|2.157|residential
BARCELONA|Barceloneta|巴塞罗内塔|巴塞隆內塔|41.38|2.19|beach
BARCELONA|Poblenou|新村|新村|41.402|2.203|beach
BARCELONA|Sants|桑茨|桑茨|41.379|2.14|station
BARCELONA|El Raval|拉瓦尔|拉瓦爾|41.38|2.169|nightlife
BARCELONA|Port Olímpic|奥林匹克港|奧林匹克港|41.388|2.201|harbour
BARCELONA|El Prat|埃尔普拉特|埃爾普拉特|41.297|2.083|airport
MAD|Sol|太阳门|太陽門|40.417|-3.703|centre
MAD|Las Letras|文学区|文學區|40.414|-3.698|old town
MAD|Malasaña|马拉萨尼亚|馬拉薩尼亞|40.426|-3.704|nightlife
MAD|Chueca|丘埃卡|丘埃卡|40.423|-3.697|nightlife
MAD|Salamanca|萨拉曼卡区|薩拉曼卡區|40.43|-3.68|residential
MAD|La Latina|拉丁娜|拉丁娜|40.411|-3.711|old town
MAD|Atocha|阿托查|阿托查|40.407|-3.691|station
MAD|Chamartín|查马丁|查馬丁|40.462|-3.677|business
MAD|Barajas|巴拉哈斯|巴拉哈斯|40.474|-3.58|airport
BER|Mitte|米特区|米特區|52.521|13.4|centre
BER|Prenzlauer Berg|普伦茨劳贝格|普倫茨勞貝格|52.539|13.424|residential
BER|Kreuzberg|克罗伊茨贝格|克羅伊茨貝格|52.499|13.403|nightlife
BER|Friedrichshain|弗里德里希斯海因|弗里德里希斯海因|52.516|13.454|nightlife
BER|Charlottenburg|夏洛滕堡|夏洛滕堡|52.505|13.304|residential
BER|Potsdamer Platz|波茨坦广场|波茨坦廣場|52.509|13.376|business
BER|Hauptbahnhof|柏林中央车站|柏林中央車站|52.525|13.369|station
BER|Tiergarten|蒂尔加滕|蒂爾加滕|52.514|13.35|park
BER|Schönefeld BER|勃兰登堡机场|勃蘭登堡機場|52.367|13.503|airport
MUC|Altstadt|慕尼黑老城|慕尼黑老城|48.137|11.575|old town
MUC|Schwabing|施瓦宾|施瓦賓|48.163|11.587|residential
MUC|Maxvorstadt|马克斯郊区|馬克斯郊區|48.151|11.567|centre
MUC|Glockenbachviertel|格洛肯巴赫区|格洛肯巴赫區|48.13|11.572|nightlife
MUC|Ludwigsvorstadt|路德维希郊区|路德維希郊區|48.137|11.559|station
MUC|Haidhausen|海德豪森|海德豪森|48.13|11.599|residential
MUC|Lehel|莱赫尔|萊赫爾|48.14|11.588|park
MUC|Messe Riem|里姆展览区|里姆展覽區|48.133|11.691|business
MUC|Flughafen München|慕尼黑机场|慕尼黑機場|48.354|11.786|airport
WIEN|Innere Stadt|内城|內城|48.209|16.371|old town
WIEN|Leopoldstadt|利奥波德城|利奧波德城|48.217|16.395|park
WIEN|Neubau|新建区|新建區|48.202|16.349|nightlife
WIEN|Mariahilf|玛利亚希尔夫|瑪利亞希爾夫|48.196|16.35|centre
WIEN|Wieden|维登|維登|48.192|16.369|residential
WIEN|Landstraße|兰德斯特拉塞|蘭德斯特拉塞|48.2|16.39|residential
WIEN|Hauptbahnhof Favoriten|维也纳中央车站|維也納中央車站|48.185|16.377|station
WIEN|Donau City|多瑙城|多瑙城|48.233|16.413|business
WIEN|Schwechat|施韦夏特|施韋夏特|48.12|16.563|airport
PRG|Staré Město|老城|老城|50.087|14.421|old town
PRG|Malá Strana|小城|小城|50.088|14.404|old town
PRG|Nové Město|新城|新城|50.08|14.425|centre
PRG|Vinohrady|维诺赫拉迪|維諾赫拉迪|50.075|14.447|residential
PRG|Žižkov|日什科夫|日什科夫|50.085|14.453|nightlife
PRG|Karlín|卡尔林|卡爾林|50.093|14.451|business
PRG|Smíchov|斯米霍夫|斯米霍夫|50.071|14.403|station
PRG|Hradčany|城堡区|城堡區|50.09|14.396|park
PRG|Ruzyně|鲁济涅|魯濟涅|50.102|14.263|airport
AMSTERDAM|Grachtengordel|运河带|運河帶|52.369|4.885|old town
AMSTERDAM|Jordaan|约旦区|約旦區|52.374|4.88|residential
AMSTERDAM|De Pijp|派普区|派普區|52.354|4.893|nightlife
AMSTERDAM|Museumkwartier|博物馆区|博物館區|52.358|4.881|park
AMSTERDAM|Centraal|中央车站区|中央車站區|52.379|4.9|station
AMSTERDAM|Oud-West|老西区|老西區|52.366|4.868|residential
AMSTERDAM|Zuidas|南轴|南軸|52.338|4.872|business
AMSTERDAM|Amsterdam-Noord|北阿姆斯特丹|北阿姆斯特丹|52.39|4.91|harbour
AMSTERDAM|Schiphol|史基浦|史基浦|52.309|4.764|airport
BRU|Grand-Place – Îlot Sacré|大广场|大廣場|50.847|4.353|old town
BRU|Sablon|萨布隆|薩布隆|50.841|4.356|centre
BRU|Sainte-Catherine|圣凯瑟琳|聖凱瑟琳|50.851|4.347|nightlife
BRU|Quartier européen|欧盟区|歐盟區|50.843|4.38|business
BRU|Ixelles|伊克塞尔|伊克塞爾|50.833|4.366|residential
BRU|Saint-Gilles|圣吉尔|聖吉爾|50.828|4.345|residential
BRU|Gare du Midi|布鲁塞尔南站|布魯塞爾南站|50.836|4.336|station
BRU|Heysel|海塞尔|海塞爾|50.897|4.341|park
BRU|Zaventem|扎芬特姆|扎芬特姆|50.898|4.482|airport
ZURICH|Altstadt – Niederdorf|下村老城|下村老城|47.372|8.544|old town
ZURICH|Bahnhofstrasse|班霍夫大街|班霍夫大街|47.371|8.539|centre
ZURICH|Zürich West|苏黎世西区|蘇黎世西區|47.388|8.519|nightlife
ZURICH|Langstrasse|朗街|朗街|47.377|8.527|nightlife
ZURICH|Enge|恩格|恩格|47.361|8.531|business
ZURICH|Seefeld|湖区塞费尔德|湖區塞費爾德|47.356|8.554|residential
ZURICH|Oerlikon|厄利孔|厄利孔|47.411|8.544|business
ZURICH|Kloten|克洛滕|克洛滕|47.451|8.564|airport
GENEVE|Vieille-Ville|日内瓦老城|日內瓦老城|46.201|6.148|old town
GENEVE|Les Pâquis|帕基|帕基|46.211|6.148|harbour
GENEVE|Eaux-Vives|活水区|活水區|46.203|6.16|residential
GENEVE|Carouge|卡鲁日|卡魯日|46.184|6.139|nightlife
GENEVE|Cornavin|科尔纳万|科爾納萬|46.21|6.142|station
GENEVE|Nations|万国区|萬國區|46.223|6.14|business
GENEVE|Plainpalais|普兰帕莱|普蘭帕萊|46.198|6.141|centre
GENEVE|Cointrin|宽特兰|寬特蘭|46.231|6.109|airport
VCE|San Marco|圣马可|聖馬可|45.434|12.338|old town
VCE|Cannaregio|卡纳雷吉欧|卡納雷吉歐|45.443|12.33|residential
VCE|Dorsoduro|多尔索杜罗|多爾索杜羅|45.431|12.326|old town
VCE|San Polo|圣保罗区|聖保羅區|45.437|12.33|centre
VCE|Castello|城堡区|城堡區|45.435|12.35|residential
VCE|Santa Croce|圣十字区|聖十字區|45.439|12.324|station
VCE|Lido|丽都岛|麗都島|45.417|12.369|beach
VCE|Mestre|梅斯特雷|梅斯特雷|45.482|12.232|station
FIRENZE|Duomo|主教座堂区|主教座堂區|43.773|11.256|old town
FIRENZE|Santa Croce|圣十字区|聖十字區|43.769|11.262|old town
FIRENZE|Santa Maria Novella|新圣母|新聖母|43.775|11.249|station
FIRENZE|San Lorenzo|圣洛伦佐|聖洛倫佐|43.776|11.254|centre
FIRENZE|Oltrarno|奥尔特拉诺|奧爾特拉諾|43.766|11.247|nightlife
FIRENZE|San Marco|圣马可|聖馬可|43.778|11.259|residential
FIRENZE|Campo di Marte|战神广场|戰神廣場|43.782|11.279|park
FIRENZE|Novoli|诺沃利|諾沃利|43.794|11.222|business
MIL|Duomo|大教堂区|大教堂區|45.464|9.19|centre
MIL|Brera|布雷拉|布雷拉|45.472|9.188|old town
MIL|Navigli|运河区|運河區|45.451|9.175|nightlife
MIL|Porta Nuova|新门|新門|45.483|9.19|business
MIL|Centrale|中央车站|中央車站|45.485|9.204|station
MIL|Porta Romana|罗马门|羅馬門|45.452|9.203|residential
MIL|CityLife – Fiera|城市生活区|城市生活區|45.478|9.156|business
MIL|Isola|伊索拉|伊索拉|45.488|9.189|nightlife
MIL|Linate|利纳特|利納特|45.449|9.278|airport
NAPOLI|Centro Storico|那不勒斯历史中心|那不勒斯歷史中心|40.85|14.258|old town
NAPOLI|Chiaia|基艾亚|基艾亞|40.836|14.24|nightlife
NAPOLI|Lungomare Caracciolo|卡拉乔洛海滨|卡拉喬洛海濱|40.831|14.237|harbour
NAPOLI|Vomero|沃梅罗|沃梅羅|40.844|14.23|residential
NAPOLI|Quartieri Spagnoli|西班牙区|西班牙區|40.84|14.245|old town
NAPOLI|Piazza Garibaldi|加里波第广场|加里波第廣場|40.853|14.271|station
NAPOLI|Posillipo|波西利波|波西利波|40.811|14.204|beach
LISBOA|Baixa|庞巴尔下城|龐巴爾下城|38.711|-9.137|centre
LISBOA|Chiado|希亚多|希亞多|38.711|-9.142|centre
LISBOA|Alfama|阿尔法玛|阿爾法瑪|38.712|-9.13|old town
LISBOA|Bairro Alto|上城区|上城區|38.713|-9.145|nightlife
LISBOA|Avenida da Liberdade|自由大道|自由大道|38.72|-9.146|business
LISBOA|Belém|贝伦|貝倫|38.697|-9.207|harbour
LISBOA|Príncipe Real|皇储区|皇儲區|38.717|-9.15|residential
LISBOA|Parque das Nações|万国公园|萬國公園|38.768|-9.095|business
LISBOA|Aeroporto|里斯本机场|里斯本機場|38.77|-9.128|airport
PORTO|Ribeira|里贝拉|里貝拉|41.141|-8.613|old town
PORTO|Baixa|波尔图下城|波圖下城|41.148|-8.611|centre
PORTO|Cedofeita|塞多费塔|塞多費塔|41.153|-8.62|nightlife
PORTO|Vila Nova de Gaia|加亚新城|加亞新城|41.137|-8.612|harbour
PORTO|Foz do Douro|杜罗河口|杜羅河口|41.151|-8.674|beach
PORTO|Boavista|博阿维斯塔|博阿維斯塔|41.158|-8.63|business
PORTO|Bonfim|邦芬|邦芬|41.152|-8.598|residential
PORTO|Campanhã|坎帕尼昂|坎帕尼昂|41.149|-8.586|station
ATHINA|Plaka|普拉卡|普拉卡|37.973|23.73|old town
ATHINA|Monastiraki|莫纳斯提拉奇|莫納斯提拉奇|37.976|23.726|old town
ATHINA|Syntagma|宪法广场|憲法廣場|37.975|23.735|centre
ATHINA|Koukaki|库卡基|庫卡基|37.964|23.725|residential
ATHINA|Kolonaki|科洛纳基|科洛納基|37.978|23.743|residential
ATHINA|Psyrri|普西里|普西里|37.979|23.723|nightlife
ATHINA|Piraeus|比雷埃夫斯|比雷埃夫斯|37.943|23.647|harbour
ATHINA|Glyfada|格利法达|格利法達|37.866|23.754|beach
ATHINA|Spata|斯巴达机场区|斯巴達機場區|37.936|23.947|airport
BUDAPEST|Belváros|内城|內城|47.494|19.054|centre
BUDAPEST|Várnegyed|城堡区|城堡區|47.502|19.033|old town
BUDAPEST|Erzsébetváros|伊丽莎白城|伊麗莎白城|47.5|19.068|nightlife
BUDAPEST|Terézváros|特蕾莎城|特蕾莎城|47.506|19.063|centre
BUDAPEST|Lipótváros|利奥波德城|利奧波德城|47.505|19.051|business
BUDAPEST|Újlipótváros|新利奥波德城|新利奧波德城|47.517|19.053|residential
BUDAPEST|Víziváros|水城|水城|47.507|19.036|harbour
BUDAPEST|Keleti|东站|東站|47.5|19.083|station
BUDAPEST|Városliget|城市公园|城市公園|47.515|19.082|park
CPH|Indre By|内城|內城|55.68|12.577|centre
CPH|Nyhavn|新港|新港|55.68|12.591|harbour
CPH|Vesterbro|韦斯特布罗|韋斯特布羅|55.668|12.549|nightlife
CPH|Nørrebro|诺雷布罗|諾雷布羅|55.694|12.549|nightlife
CPH|Christianshavn|克里斯蒂安港|克里斯蒂安港|55.673|12.595|harbour
CPH|Frederiksberg|腓特烈斯贝|腓特烈斯貝|55.679|12.53|park
CPH|Ørestad|厄勒斯塔德|厄勒斯塔德|55.63|12.579|business
CPH|Kastrup|卡斯特鲁普|卡斯特魯普|55.629|12.649|airport
STO|Gamla Stan|老城|老城|59.325|18.071|old town
STO|Norrmalm|诺尔马尔姆|諾爾馬爾姆|59.335|18.063|centre
STO|Östermalm|东城|東城|59.338|18.085|residential
STO|Södermalm|南城|南城|59.315|18.072|nightlife
STO|Vasastan|瓦萨斯坦|瓦薩斯坦|59.345|18.047|residential
STO|Kungsholmen|国王岛|國王島|59.332|18.03|residential
STO|Djurgården|动物园岛|動物園島|59.326|18.115|park
STO|Arlanda|阿兰达|阿蘭達|59.65|17.93|airport
DUBLIN|Temple Bar|圣殿酒吧区|聖殿酒吧區|53.345|-6.264|nightlife
DUBLIN|St Stephen’s Green|圣斯蒂芬绿地|聖斯蒂芬綠地|53.338|-6.259|park
DUBLIN|Grafton Street|格拉夫顿街|格拉夫頓街|53.342|-6.26|centre
DUBLIN|Docklands|码头区|碼頭區|53.346|-6.24|business
DUBLIN|Ballsbridge|鲍尔斯桥|鮑爾斯橋|53.329|-6.229|residential
DUBLIN|Smithfield|史密斯菲尔德|史密斯菲爾德|53.349|-6.278|nightlife
DUBLIN|Parnell Square|帕内尔广场|帕內爾廣場|53.353|-6.264|centre
DUBLIN|Dublin Airport|都柏林机场|都柏林機場|53.427|-6.244|airport
EDINBURGH|Old Town|老城|老城|55.949|-3.191|old town
EDINBURGH|New Town|新城|新城|55.954|-3.199|centre
EDINBURGH|Grassmarket|草市|草市|55.947|-3.195|nightlife
EDINBURGH|Leith|利斯|利斯|55.976|-3.17|harbour
EDINBURGH|West End|西区|西區|55.949|-3.212|business
EDINBURGH|Haymarket|干草市场|乾草市場|55.945|-3.218|station
EDINBURGH|Southside|南城|南城|55.939|-3.182|residential
EDINBURGH|Ingliston|英格利斯顿机场区|英格利斯頓機場區|55.948|-3.363|airport
NICE|Vieux-Nice|尼斯老城|尼斯老城|43.697|7.276|old town
NICE|Promenade des Anglais|英国人漫步大道|英國人漫步大道|43.695|7.262|beach
NICE|Carré d’Or|黄金街区|黃金街區|43.697|7.265|centre
NICE|Port Lympia|林比亚港|林比亞港|43.699|7.285|harbour
NICE|Cimiez|西米耶|西米耶|43.719|7.276|residential
NICE|Thiers – Gare|尼斯火车站|尼斯火車站|43.704|7.262|station
NICE|Libération|解放区|解放區|43.71|7.262|residential
NICE|Arénas|阿雷纳斯|阿雷納斯|43.668|7.213|airport
SEVILLA|Santa Cruz|圣十字区|聖十字區|37.385|-5.989|old town
SEVILLA|Triana|特里亚纳|特里亞納|37.384|-6.004|nightlife
SEVILLA|El Arenal|阿雷纳尔|阿雷納爾|37.385|-5.997|centre
SEVILLA|Alameda|阿拉梅达|阿拉梅達|37.399|-5.994|nightlife
SEVILLA|Macarena|马卡雷纳|馬卡雷納|37.402|-5.989|residential
SEVILLA|Nervión|内维翁|內維翁|37.384|-5.974|business
SEVILLA|Santa Justa|圣胡斯塔|聖胡斯塔|37.392|-5.976|station
SEVILLA|Los Remedios|雷梅迪奥斯|雷梅迪奧斯|37.376|-6.001|residential
GRANADA|Albaicín|阿尔拜辛|阿爾拜辛|37.181|-3.593|old town
GRANADA|Realejo|雷阿莱霍|雷阿萊霍|37.173|-3.595|nightlife
GRANADA|Centro – Sagrario|主教座堂中心区|主教座堂中心區|37.176|-3.599|centre
GRANADA|Sacromonte|圣山区|聖山區|37.182|-3.585|old town
GRANADA|Alhambra|阿尔罕布拉|阿爾罕布拉|37.176|-3.588|park
GRANADA|Ronda|环路区|環路區|37.172|-3.608|residential
GRANADA|Estación|格拉纳达火车站|格拉納達火車站|37.184|-3.609|station
DUBROVNIK|Stari Grad|老城|老城|42.641|18.11|old town
DUBROVNIK|Ploče|普洛切|普洛切|42.643|18.117|beach
DUBROVNIK|Pile|皮莱|皮萊|42.643|18.105|centre
DUBROVNIK|Lapad|拉帕德|拉帕德|42.655|18.076|beach
DUBROVNIK|Gruž|格鲁日|格魯日|42.658|18.087|harbour
DUBROVNIK|Babin Kuk|巴宾库克|巴賓庫克|42.661|18.064|beach
DUBROVNIK|Cavtat|察夫塔特|察夫塔特|42.581|18.218|harbour
REK|Miðborg|市中心|市中心|64.147|-21.938|centre
REK|Grandi|格兰迪|格蘭迪|64.155|-21.95|harbour
REK|Hlemmur|赫勒穆尔|赫勒穆爾|64.143|-21.915|nightlife
REK|Vesturbær|西区|西區|64.145|-21.956|residential
REK|Laugardalur|劳加达鲁尔|勞加達魯爾|64.142|-21.877|park
REK|Borgartún|博尔加图恩|博爾加圖恩|64.145|-21.903|business
REK|Keflavík|凯夫拉维克|凱夫拉維克|64|-22.56|airport
LUZERN|Altstadt|卢塞恩老城|琉森老城|47.052|8.306|old town
LUZERN|Bahnhof|卢塞恩火车站|琉森火車站|47.05|8.31|station
LUZERN|Tribschen|特里布申|特里布申|47.043|8.324|park
LUZERN|Neustadt|新城|新城|47.046|8.305|residential
LUZERN|Haldenstrasse – Seeufer|湖滨哈尔登街|湖濱哈爾登街|47.056|8.32|harbour
LUZERN|Hirschengraben|鹿沟区|鹿溝區|47.05|8.302|centre
LUZERN|Kriens|克林斯|克林斯|47.035|8.277|residential
INTERLAKEN|Höheweg|赫厄大道|赫厄大道|46.687|7.858|centre
INTERLAKEN|Interlaken West|因特拉肯西|茵特拉根西|46.683|7.851|station
INTERLAKEN|Interlaken Ost|因特拉肯东|茵特拉根東|46.69|7.869|station
INTERLAKEN|Unterseen|下湖村|下湖村|46.686|7.849|old town
INTERLAKEN|Matten|马滕|馬滕|46.679|7.863|residential
INTERLAKEN|Bönigen|伯尼根|伯尼根|46.688|7.895|harbour
INTERLAKEN|Wilderswil|维尔德斯维尔|維爾德斯維爾|46.664|7.862|park
IST|Sultanahmet|苏丹艾哈迈德|蘇丹艾哈邁德|41.006|28.977|old town
IST|Beyoğlu|贝伊奥卢|貝伊奧盧|41.034|28.978|nightlife
IST|Karaköy|卡拉柯伊|卡拉柯伊|41.023|28.977|harbour
IST|Taksim|塔克西姆|塔克西姆|41.037|28.985|centre
IST|Beşiktaş|贝西克塔什|貝西克塔什|41.043|29.006|harbour
IST|Kadıköy|卡德柯伊|卡德柯伊|40.99|29.026|nightlife
IST|Şişli|希什利|希什利|41.06|28.987|business
IST|Sirkeci|锡尔凯吉|錫爾凱吉|41.014|28.977|station
IST|Levent|莱文特|萊文特|41.081|29.011|business
IST|Arnavutköy Airport|伊斯坦布尔机场|伊斯坦堡機場|41.262|28.742|airport
DXB|Downtown|迪拜市中心|杜拜市中心|25.195|55.276|centre
DXB|Dubai Marina|迪拜码头|杜拜碼頭|25.08|55.14|harbour
DXB|Jumeirah Beach|朱美拉海滩|朱美拉海灘|25.205|55.239|beach
DXB|Palm Jumeirah|棕榈岛|棕櫚島|25.112|55.139|beach
DXB|Deira|德拉|德拉|25.27|55.32|old town
DXB|Bur Dubai|布尔迪拜|布爾杜拜|25.256|55.3|old town
DXB|Business Bay|商业湾|商業灣|25.186|55.272|business
DXB|Al Barsha|巴沙|巴沙|25.113|55.198|residential
DXB|DIFC|国际金融中心|國際金融中心|25.213|55.28|business
DXB|Al Garhoud|加胡德|加胡德|25.243|55.349|airport
AUH|Corniche|滨海大道|濱海大道|24.47|54.342|beach
AUH|Al Maryah Island|玛丽亚岛|瑪麗亞島|24.502|54.39|business
AUH|Yas Island|亚斯岛|亞斯島|24.489|54.606|park
AUH|Saadiyat Island|萨迪亚特岛|薩迪亞特島|24.541|54.434|beach
AUH|Al Zahiyah|扎希亚|扎希亞|24.496|54.377|centre
AUH|Al Bateen|巴廷|巴廷|24.452|54.333|harbour
AUH|Al Maqta|马克塔|馬克塔|24.41|54.49|residential
AUH|Zayed Airport|扎耶德机场|扎耶德機場|24.443|54.651|airport
RIYADH|Al Olaya|奥拉亚|奧拉亞|24.695|46.683|business
RIYADH|Diriyah|德拉伊耶|德拉伊耶|24.734|46.575|old town
RIYADH|Al Murabba|穆拉巴|穆拉巴|24.65|46.709|old town
RIYADH|KAFD|阿卜杜拉国王金融区|阿卜杜拉國王金融區|24.762|46.64|business
RIYADH|Hittin|希廷|希廷|24.77|46.6|residential
RIYADH|Diplomatic Quarter|使馆区|使館區|24.683|46.623|park
RIYADH|Al Malaz|马拉兹|馬拉茲|24.665|46.735|residential
RIYADH|King Khalid Airport|哈立德国王机场|哈立德國王機場|24.958|46.699|airport
CAIRO|Downtown|开罗市中心|開羅市中心|30.048|31.24|centre
CAIRO|Zamalek|扎马雷克|扎馬雷克|30.062|31.22|residential
CAIRO|Garden City|花园城|花園城|30.037|31.232|harbour
CAIRO|Giza Pyramids|吉萨金字塔区|吉薩金字塔區|29.987|31.139|park
CAIRO|Islamic Cairo|伊斯兰老城|伊斯蘭老城|30.046|31.262|old town
CAIRO|Heliopolis|赫利奥波利斯|赫利奧波利斯|30.091|31.323|residential
CAIRO|New Cairo|新开罗|新開羅|30.03|31.47|business
CAIRO|Dokki|多基|多基|30.038|31.211|business
CAIRO|Cairo Airport|开罗机场|開羅機場|30.112|31.4|airport
MARRAKECH|Medina|麦地那老城|麥地那老城|31.629|-7.987|old town
MARRAKECH|Kasbah|卡斯巴|卡斯巴|31.618|-7.989|old town
MARRAKECH|Mellah|梅拉区|梅拉區|31.621|-7.983|old town
MARRAKECH|Guéliz|盖利兹|蓋利茲|31.636|-8.012|centre
MARRAKECH|Hivernage|伊维尔纳日|伊維爾納日|31.622|-8.009|nightlife
MARRAKECH|Palmeraie|棕榈园|棕櫚園|31.672|-7.957|park
MARRAKECH|Agdal|阿格达勒|阿格達勒|31.596|-7.985|residential
MARRAKECH|Ménara|梅纳拉|梅納拉|31.603|-8.024|airport
CAPETOWN|City Bowl|城市中心|城市中心|-33.924|18.42|centre
CAPETOWN|V&A Waterfront|维多利亚码头|維多利亞碼頭|-33.905|18.42|harbour
CAPETOWN|Bo-Kaap|波卡普|波卡普|-33.92|18.414|old town
CAPETOWN|Camps Bay|坎普斯湾|坎普斯灣|-33.951|18.378|beach
CAPETOWN|Sea Point|海点|海點|-33.916|18.387|beach
CAPETOWN|Gardens|花园区|花園區|-33.934|18.413|residential
CAPETOWN|Green Point|绿点|綠點|-33.906|18.405|residential
CAPETOWN|Woodstock|伍德斯托克|伍德斯托克|-33.928|18.447|nightlife
CAPETOWN|Century City|世纪城|世紀城|-33.892|18.511|business
CAPETOWN|Cape Town Airport|开普敦机场|開普敦機場|-33.97|18.6|airport
TYO|Shinjuku|新宿|新宿|35.69|139.7|nightlife
TYO|Shibuya|涩谷|澀谷|35.659|139.701|nightlife
TYO|Ginza|银座|銀座|35.671|139.765|centre
TYO|Asakusa|浅草|淺草|35.712|139.796|old town
TYO|Ueno|上野|上野|35.711|139.777|park
TYO|Marunouchi|丸之内|丸之內|35.681|139.764|station
TYO|Roppongi|六本木|六本木|35.663|139.732|nightlife
TYO|Shinagawa|品川|品川|35.629|139.739|station
TYO|Odaiba|台场|台場|35.627|139.776|harbour
TYO|Haneda|羽田|羽田|35.549|139.78|airport
OSA|Umeda|梅田|梅田|34.703|135.496|station
OSA|Namba|难波|難波|34.665|135.501|nightlife
OSA|Shinsaibashi|心斋桥|心齋橋|34.674|135.501|centre
OSA|Tennōji|天王寺|天王寺|34.646|135.514|park
OSA|Shin-Osaka|新大阪|新大阪|34.733|135.5|station
OSA|Nakanoshima|中之岛|中之島|34.691|135.496|business
OSA|Bay Area|港湾区|港灣區|34.666|135.432|harbour
OSA|Honmachi|本町|本町|34.682|135.501|business
OSA|Rinku Town|临空城|臨空城|34.411|135.3|airport
KYOTO|Gion|祇园|祇園|35.004|135.775|old town
KYOTO|Kawaramachi|河原町|河原町|35.004|135.769|centre
KYOTO|Higashiyama|东山|東山|34.997|135.781|old town
KYOTO|Kyoto Station|京都站|京都站|34.986|135.759|station
KYOTO|Arashiyama|岚山|嵐山|35.01|135.677|park
KYOTO|Karasuma|乌丸|烏丸|35.004|135.759|business
KYOTO|Nijō|二条|二條|35.012|135.75|residential
KYOTO|Kiyamachi|木屋町|木屋町|35.006|135.771|nightlife
SEL|Myeongdong|明洞|明洞|37.563|126.985|centre
SEL|Insadong|仁寺洞|仁寺洞|37.574|126.986|old town
SEL|Gangnam|江南|江南|37.498|127.028|business
SEL|Hongdae|弘大|弘大|37.556|126.923|nightlife
SEL|Itaewon|梨泰院|梨泰院|37.534|126.994|nightlife
SEL|Jongno|钟路|鍾路|37.571|126.991|old town
SEL|Jamsil|蚕室|蠶室|37.513|127.1|park
SEL|Yeouido|汝矣岛|汝矣島|37.521|126.924|business
SEL|Seoul Station|首尔站|首爾站|37.555|126.971|station
SEL|Gimpo|金浦|金浦|37.559|126.802|airport
HONGKONG|Central|中环|中環|22.282|114.158|business
HONGKONG|Tsim Sha Tsui|尖沙咀|尖沙咀|22.297|114.172|harbour
HONGKONG|Causeway Bay|铜锣湾|銅鑼灣|22.28|114.184|centre
HONGKONG|Wan Chai|湾仔|灣仔|22.277|114.173|nightlife
HONGKONG|Sheung Wan|上环|上環|22.286|114.15|old town
HONGKONG|Mong Kok|旺角|旺角|22.319|114.169|nightlife
HONGKONG|Jordan – Yau Ma Tei|佐敦及油麻地|佐敦及油麻地|22.309|114.171|old town
HONGKONG|Hung Hom|红磡|紅磡|22.303|114.182|station
HONGKONG|Kwun Tong|观塘|觀塘|22.312|114.225|business
HONGKONG|Chek Lap Kok|赤鱲角|赤鱲角|22.309|113.915|airport
MACAU|Centro Histórico|历史城区|歷史城區|22.194|113.54|old town
MACAU|NAPE|新口岸|新口岸|22.189|113.551|business
MACAU|Cotai|路氹城|路氹城|22.147|113.56|nightlife
MACAU|Taipa Village|氹仔旧城区|氹仔舊城區|22.153|113.557|old town
MACAU|Coloane|路环|路環|22.117|113.551|beach
MACAU|Penha – Barra|西望洋与妈阁|西望洋與媽閣|22.187|113.533|residential
MACAU|Porta do Cerco|关闸|關閘|22.214|113.549|station
TPE|Ximending|西门町|西門町|25.042|121.507|nightlife
TPE|Zhongshan|中山|中山|25.053|121.523|centre
TPE|Xinyi|信义|信義|25.033|121.566|business
TPE|Da’an|大安|大安|25.027|121.543|residential
TPE|Dadaocheng|大稻埕|大稻埕|25.057|121.51|old town
TPE|Taipei Main Station|台北车站|台北車站|25.048|121.517|station
TPE|Beitou|北投|北投|25.137|121.507|park
TPE|Songshan|松山|松山|25.05|121.577|airport
TPE|Shilin|士林|士林|25.088|121.524|nightlife
BJS|Wangfujing|王府井|王府井|39.914|116.411|centre
BJS|Qianmen|前门|前門|39.897|116.398|old town
BJS|Sanlitun|三里屯|三里屯|39.934|116.455|nightlife
BJS|CBD Guomao|国贸|國貿|39.908|116.46|business
BJS|Gulou – Shichahai|鼓楼与什刹海|鼓樓與什剎海|39.941|116.389|old town
BJS|Xidan|西单|西單|39.91|116.374|centre
BJS|Zhongguancun|中关村|中關村|39.984|116.316|business
BJS|Chaoyang Park|朝阳公园|朝陽公園|39.944|116.48|park
BJS|Beijing South Station|北京南站|北京南站|39.865|116.379|station
BJS|Capital Airport|首都机场|首都機場|40.08|116.603|airport
SHA|The Bund|外滩|外灘|31.238|121.49|harbour
SHA|People’s Square|人民广场|人民廣場|31.23|121.475|centre
SHA|Jing’an|静安|靜安|31.224|121.446|business
SHA|Xintiandi|新天地|新天地|31.22|121.475|nightlife
SHA|French Concession – Xuhui|徐汇衡复|徐匯衡復|31.208|121.445|residential
SHA|Lujiazui|陆家嘴|陸家嘴|31.238|121.503|business
SHA|Yuyuan|豫园|豫園|31.228|121.492|old town
SHA|Hongqiao|虹桥|虹橋|31.195|121.321|station
SHA|Zhangjiang|张江|張江|31.203|121.598|business
SHA|Pudong Airport|浦东机场|浦東機場|31.15|121.805|airport
BKK|Sukhumvit|素坤逸|素坤逸|13.738|100.561|nightlife
BKK|Silom|是隆|是隆|13.728|100.533|business
BKK|Siam|暹罗|暹羅|13.746|100.534|centre
BKK|Rattanakosin|拉达那哥信|拉達那哥信|13.752|100.493|old town
BKK|Khao San|考山路|考山路|13.759|100.497|nightlife
BKK|Riverside|湄南河岸|湄南河岸|13.722|100.514|harbour
BKK|Chinatown Yaowarat|耀华力唐人街|耀華力唐人街|13.741|100.509|old town
BKK|Ari|阿里|阿里|13.78|100.545|residential
BKK|Sathorn|沙吞|沙吞|13.72|100.529|business
BKK|Suvarnabhumi|素万那普|素萬那普|13.69|100.75|airport
PHUKET|Patong|芭东|芭東|7.896|98.296|nightlife
PHUKET|Kata|卡塔|卡塔|7.82|98.298|beach
PHUKET|Karon|卡伦|卡倫|7.846|98.294|beach
PHUKET|Kamala|卡马拉|卡馬拉|7.953|98.283|beach
PHUKET|Phuket Old Town|普吉老城|布吉老城|7.885|98.388|old town
PHUKET|Bang Tao|邦涛|邦濤|7.992|98.296|beach
PHUKET|Rawai|拉威|拉威|7.776|98.326|harbour
PHUKET|Mai Khao|迈考|邁考|8.134|98.301|airport
SIN|Marina Bay|滨海湾|濱海灣|1.283|103.859|business
SIN|Orchard|乌节路|烏節路|1.304|103.832|centre
SIN|Chinatown|牛车水|牛車水|1.284|103.844|old town
SIN|Little India|小印度|小印度|1.307|103.852|old town
SIN|Kampong Glam|甘榜格南|甘榜格南|1.302|103.859|nightlife
SIN|Clarke Quay|克拉码头|克拉碼頭|1.29|103.846|nightlife
SIN|Bugis|武吉士|武吉士|1.3|103.855|centre
SIN|Sentosa|圣淘沙|聖淘沙|1.249|103.83|beach
SIN|Changi|樟宜|樟宜|1.357|103.988|airport
KUL|KLCC|双峰塔城中城|雙峰塔城中城|3.158|101.712|business
KUL|Bukit Bintang|武吉免登|武吉免登|3.147|101.711|nightlife
KUL|Chinatown Petaling|茨厂街|茨廠街|3.144|101.698|old town
KUL|KL Sentral|吉隆坡中环|吉隆坡中環|3.134|101.686|station
KUL|Bangsar|孟沙|孟沙|3.13|101.671|residential
KUL|Chow Kit|秋杰|秋傑|3.166|101.698|centre
KUL|Mont Kiara|满家乐|滿家樂|3.172|101.652|residential
KUL|Sepang KLIA|雪邦机场|雪邦機場|2.746|101.707|airport
BALI|Seminyak|水明漾|水明漾|-8.691|115.168|beach
BALI|Kuta|库塔|庫塔|-8.718|115.169|beach
BALI|Ubud|乌布|烏布|-8.507|115.263|park
BALI|Canggu|长谷|長谷|-8.648|115.138|nightlife
BALI|Sanur|沙努尔|沙努爾|-8.694|115.263|beach
BALI|Nusa Dua|努沙杜瓦|努沙杜瓦|-8.8|115.231|beach
BALI|Jimbaran|金巴兰|金巴蘭|-8.791|115.16|beach
BALI|Uluwatu|乌鲁瓦图|烏魯瓦圖|-8.815|115.089|beach
BALI|Tuban|图班|圖班|-8.741|115.171|airport
HANOI|Hoàn Kiếm|还剑湖|還劍湖|21.029|105.852|centre
HANOI|Old Quarter|三十六行街|三十六行街|21.035|105.851|old town
HANOI|French Quarter|法国区|法國區|21.021|105.856|business
HANOI|Tây Hồ|西湖|西湖|21.066|105.823|residential
HANOI|Ba Đình|巴亭|巴亭|21.035|105.826|park
HANOI|Đống Đa|栋多|棟多|21.018|105.829|residential
HANOI|Cầu Giấy|纸桥|紙橋|21.033|105.795|business
HANOI|Ga Hà Nội|河内火车站|河內火車站|21.024|105.841|station
HANOI|Nội Bài|内排|內排|21.215|105.8|airport
SYD|Circular Quay – The Rocks|环形码头与岩石区|環形碼頭與岩石區|-33.861|151.209|harbour
SYD|CBD|悉尼市中心|悉尼市中心|-33.871|151.207|centre
SYD|Darling Harbour|达令港|達令港|-33.873|151.2|harbour
SYD|Surry Hills|萨里山|薩里山|-33.886|151.212|nightlife
SYD|Bondi Beach|邦迪海滩|邦迪海灘|-33.891|151.275|beach
SYD|Manly|曼利|曼利|-33.797|151.286|beach
SYD|Potts Point|波茨角|波茨角|-33.87|151.225|residential
SYD|Haymarket – Central|干草市场与中央车站|乾草市場與中央車站|-33.881|151.205|station
SYD|Mascot|马斯觉|馬斯覺|-33.93|151.189|airport
NYC|Midtown|中城|中城|40.755|-73.984|centre
NYC|Times Square|时代广场|時代廣場|40.758|-73.986|nightlife
NYC|SoHo|苏荷|蘇豪|40.723|-74.001|residential
NYC|Lower Manhattan|曼哈顿下城|曼哈頓下城|40.708|-74.01|business
NYC|Upper West Side|上西区|上西區|40.787|-73.975|park
NYC|Upper East Side|上东区|上東區|40.773|-73.957|residential
NYC|Chelsea|切尔西|車路士|40.747|-74.001|nightlife
NYC|Greenwich Village|格林威治村|格林威治村|40.734|-74.003|old town
NYC|Williamsburg|威廉斯堡|威廉斯堡|40.714|-73.957|nightlife
NYC|JFK – Jamaica|肯尼迪机场区|肯尼迪機場區|40.66|-73.79|airport
LAX|Downtown|洛杉矶市中心|洛杉磯市中心|34.045|-118.257|business
LAX|Hollywood|好莱坞|荷里活|34.098|-118.327|nightlife
LAX|West Hollywood|西好莱坞|西荷里活|34.09|-118.372|nightlife
LAX|Beverly Hills|比佛利山|比華利山|34.073|-118.4|residential
LAX|Santa Monica|圣莫尼卡|聖莫尼卡|34.014|-118.491|beach
LAX|Venice|威尼斯海滩|威尼斯海灘|33.988|-118.472|beach
LAX|Koreatown|韩国城|韓國城|34.062|-118.3|residential
LAX|Universal City|环球城|環球城|34.138|-118.353|park
LAX|Westchester LAX|洛杉矶机场区|洛杉磯機場區|33.946|-118.385|airport
SANFRANCISCO|Union Square|联合广场|聯合廣場|37.788|-122.408|centre
SANFRANCISCO|Fisherman’s Wharf|渔人码头|漁人碼頭|37.808|-122.416|harbour
SANFRANCISCO|Nob Hill|诺布山|諾布山|37.793|-122.416|residential
SANFRANCISCO|SoMa|市场南|市場南|37.779|-122.402|business
SANFRANCISCO|North Beach|北滩|北灘|37.801|-122.41|nightlife
SANFRANCISCO|Marina|码头区|碼頭區|37.803|-122.437|residential
SANFRANCISCO|Mission|教会区|教會區|37.76|-122.419|nightlife
SANFRANCISCO|Chinatown|旧金山唐人街|三藩市唐人街|37.794|-122.407|old town
SANFRANCISCO|Millbrae SFO|旧金山机场区|三藩市機場區|37.602|-122.389|airport
LAS|The Strip Centre|长街中段|長街中段|36.115|-115.173|nightlife
LAS|The Strip South|长街南段|長街南段|36.102|-115.172|nightlife
LAS|The Strip North|长街北段|長街北段|36.137|-115.162|nightlife
LAS|Downtown Fremont|弗里蒙特老城|弗里蒙特老城|36.171|-115.143|old town
LAS|Paradise – Convention Center|会展中心|會展中心|36.131|-115.152|business
LAS|Summerlin|萨默林|薩默林|36.18|-115.32|residential
LAS|Arts District|艺术区|藝術區|36.159|-115.153|nightlife
LAS|Harry Reid Airport|哈里里德机场|哈里里德機場|36.084|-115.148|airport
CANCUN|Zona Hotelera|酒店区|酒店區|21.105|-86.764|beach
CANCUN|Punta Cancún|坎昆角|坎昆角|21.137|-86.746|nightlife
CANCUN|Centro|坎昆市中心|坎昆市中心|21.161|-86.828|centre
CANCUN|Puerto Juárez|华雷斯港|華雷斯港|21.183|-86.807|harbour
CANCUN|Playa Mujeres|穆赫雷斯海滩|穆赫雷斯海灘|21.241|-86.808|beach
CANCUN|Puerto Cancún|坎昆港|坎昆港|21.159|-86.804|harbour
CANCUN|Isla Mujeres|女人岛|女人島|21.252|-86.747|beach
CANCUN|Aeropuerto|坎昆机场|坎昆機場|21.04|-86.873|airport
`
