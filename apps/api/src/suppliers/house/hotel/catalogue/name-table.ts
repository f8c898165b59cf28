/** Family of names, the patterns of its names, and the pattern in Hong Kong Chinese. */
export const namePatternTable = `
it|{noun} {qual} / {noun} {qual} {quarter} / {quarter} {noun} {qual}|{city}{qual}{noun}
es|{noun} {qual} / {noun} {qual} {quarter}|{city}{qual}{noun}
ca|{noun} {qual} / {noun} {qual} {quarter}|{city}{qual}{noun}
pt|{noun} {qual} / {noun} {qual} {quarter}|{city}{qual}{noun}
fr|{noun} {qual} / {noun} {qual} – {quarter} / {noun} {quarter} {qual}|{city}{qual}{noun}
en|The {qual} {noun} / {qual} {noun} {quarter} / {quarter} {qual} {noun}|{city}{qual}{noun}
de|{noun} {qual} / {qual} {noun} {quarter} / {noun} {qual} {quarter}|{city}{qual}{noun}
nl|{noun} {qual} / {noun} {qual} {quarter}|{city}{qual}{noun}
nordic|{noun} {qual} / {qual} {noun} / {noun} {qual} {quarter}|{city}{qual}{noun}
central|{noun} {qual} / {qual} {noun} {quarter}|{city}{qual}{noun}
hr|{noun} {qual} / {noun} {qual} {quarter}|{city}{qual}{noun}
gr|{noun} {qual} / {qual} {noun} {quarter}|{city}{qual}{noun}
tr|{qual} {noun} / {qual} {noun} {quarter}|{city}{qual}{noun}
gulf|{qual} {noun} / {noun} {qual} {quarter} / {quarter} {qual} {noun}|{city}{qual}{noun}
eg|{qual} {noun} / {noun} {qual} {quarter}|{city}{qual}{noun}
ma|{noun} {qual} / {noun} {qual} {quarter}|{city}{qual}{noun}
za|{qual} {noun} / The {qual} {noun} / {qual} {noun} {quarter}|{city}{qual}{noun}
jp|{noun} {qual} / {qual} {noun} {quarter} / {quarter} {qual}|{quarter}{qual}{noun}
kr|{qual} {noun} / {qual} {noun} {quarter}|{city}{qual}{noun}
hk|{qual} {noun} / {quarter} {qual} {noun} / The {qual} {noun}|{quarter}{qual}{noun}
cn|{quarter} {qual} {noun} / {qual} {noun}|{quarter}{qual}{noun}
tw|{quarter} {qual} {noun} / {qual} {noun}|{quarter}{qual}{noun}
th|{qual} {noun} / {qual} {noun} {quarter}|{city}{qual}{noun}
sea|{qual} {noun} / {quarter} {qual} {noun} / The {qual} {noun}|{city}{qual}{noun}
bali|{noun} {qual} / {qual} {noun} {quarter}|{city}{qual}{noun}
vn|{noun} {qual} / {qual} {noun} {quarter}|{city}{qual}{noun}
au|The {qual} {noun} / {qual} {noun} {quarter}|{city}{qual}{noun}
us|The {qual} / {qual} {noun} / {qual} {noun} {quarter}|{city}{qual}{noun}
mx|{noun} {qual} / {noun} {qual} {quarter}|{city}{qual}{noun}
`

/**
 * Family, what a house is called, the same in Hong Kong Chinese, stars, kind of house, and its cities where they are not
 * all of the family.
 */
export const nounTable = `
it|Albergo|旅館|23|guesthouse|
it|Locanda|客棧|23|guesthouse|
it|Casa|宅邸|23|guesthouse|
it|Dimora|雅居|34|hotel|
it|Palazzetto|小府邸|34|hotel|
it|Palazzo|府邸酒店|45|hotel|
it|Residenza|公寓酒店|34|aparthotel|
it|Corte|庭院酒店|34|hotel|
it|Villa|別墅酒店|45|hotel|
it|Loggia|廊院酒店|34|hotel|
it|Pensione|膳宿公寓|2|guesthouse|
it|Torre|塔樓酒店|45|hotel|
es|Hostal|旅舍|2|guesthouse|
es|Posada|驛館|23|guesthouse|
es|Casa|宅邸|23|guesthouse|
es|Casona|大宅|34|hotel|
es|Patio|庭院酒店|3|hotel|
es|Palacete|小宮酒店|45|hotel|
es|Palacio|宮殿酒店|5|hotel|
es|Residencia|公寓酒店|34|aparthotel|
es|Mirador|觀景酒店|34|hotel|
es|Hospedería|客舍|3|guesthouse|
es|Solar|府第|4|hotel|
es|Balcón|露台酒店|3|hotel|
ca|Casa|宅邸|3|guesthouse|
ca|Mas|莊園|34|hotel|
ca|Terrassa|露台酒店|34|hotel|
ca|Pati|庭院|3|hotel|
ca|Palauet|小宮酒店|45|hotel|
ca|Hostal|旅舍|2|guesthouse|
pt|Casa|宅邸|23|guesthouse|
pt|Palácio|宮殿酒店|5|hotel|
pt|Palacete|小宮酒店|4|hotel|
pt|Solar|府第|4|hotel|
pt|Pensão|膳宿公寓|2|guesthouse|
pt|Residencial|公寓旅館|23|aparthotel|
pt|Quinta|莊園|45|hotel|
pt|Pátio|庭院酒店|3|hotel|
pt|Mirante|觀景酒店|34|hotel|
pt|Hospedaria|客舍|23|guesthouse|
pt|Vila|別墅酒店|4|hotel|
fr|Hôtel|酒店|2345|hotel|
fr|Maison|宅邸|34|hotel|
fr|Pension|膳宿公寓|2|guesthouse|
fr|Résidence|公寓酒店|34|aparthotel|
fr|Auberge|客棧|23|guesthouse|
fr|Villa|別墅酒店|45|hotel|
fr|Pavillon|別館|45|hotel|
fr|Logis|客舍|23|guesthouse|
fr|Cour|庭院酒店|34|hotel|
fr|Manoir|莊園酒店|45|hotel|
en|House|宅邸|23|guesthouse|
en|Inn|客棧|23|guesthouse|
en|Lodge|旅舍|23|guesthouse|
en|Rooms|客舍|23|guesthouse|
en|Hotel|酒店|2345|hotel|
en|Townhouse|聯排酒店|34|hotel|
en|Court|庭院酒店|34|hotel|
en|Manor|莊園酒店|45|hotel|
en|Terrace|排屋酒店|3|hotel|
en|Yard|院落酒店|3|hotel|
en|Arms|紋章旅館|3|hotel|
de|Hotel|酒店|345|hotel|
de|Gasthof|客棧|23|guesthouse|
de|Pension|膳宿公寓|2|guesthouse|
de|Haus|宅邸|3|guesthouse|
de|Hof|庭院酒店|34|hotel|
de|Stadthaus|城市宅邸|34|hotel|
de|Gästehaus|賓館|23|guesthouse|
de|Schlössl|小宮酒店|45|hotel|
de|Stube|小館|2|guesthouse|
de|Palais|宮殿酒店|5|hotel|
de|Chalet|山間木屋酒店|34|hotel|LUZERN INTERLAKEN
nl|Hotel|酒店|234|hotel|
nl|Huis|宅邸|34|hotel|
nl|Pakhuis|倉庫酒店|34|hotel|
nl|Herberg|客棧|23|guesthouse|
nl|Logement|客舍|2|guesthouse|
nl|Grachtenhuis|運河宅邸|45|hotel|AMSTERDAM
nl|Hofje|小院酒店|3|hotel|
nordic|Hotel|酒店|2345|hotel|
nordic|Hus|宅邸|3|guesthouse|
nordic|Gård|莊園酒店|34|hotel|
nordic|Pensionat|膳宿公寓|2|guesthouse|
nordic|Gæstehus|賓館|23|guesthouse|
nordic|Magasin|倉庫酒店|34|hotel|
nordic|Brygga|碼頭酒店|34|hotel|
central|Hotel|酒店|345|hotel|
central|Penzion|膳宿公寓|23|guesthouse|
central|Dům|宅邸|34|hotel|PRG
central|Ház|宅邸|34|hotel|BUDAPEST
central|Palota|宮殿酒店|5|hotel|BUDAPEST
central|Palác|宮殿酒店|5|hotel|PRG
central|Udvar|庭院酒店|34|hotel|BUDAPEST
central|Dvůr|庭院酒店|34|hotel|PRG
hr|Hotel|酒店|345|hotel|
hr|Vila|別墅酒店|45|hotel|
hr|Kuća|宅邸|3|guesthouse|
hr|Pansion|膳宿公寓|2|guesthouse|
hr|Dvor|庭院酒店|4|hotel|
hr|Konoba|客舍|23|guesthouse|
gr|Hotel|酒店|2345|hotel|
gr|Archontiko|府邸|4|hotel|
gr|Xenonas|客舍|23|guesthouse|
gr|Spiti|宅邸|3|guesthouse|
gr|Avli|庭院酒店|34|hotel|
gr|Pension|膳宿公寓|2|guesthouse|
tr|Otel|酒店|345|hotel|
tr|Konak|府邸酒店|34|hotel|
tr|Han|商棧酒店|34|hotel|
tr|Pansiyon|膳宿公寓|2|guesthouse|
tr|Köşk|亭閣酒店|45|hotel|
tr|Yalı|海濱宅邸|5|hotel|
tr|Ev|宅邸|23|guesthouse|
gulf|Hotel|酒店|345|hotel|
gulf|Suites|套房酒店|345|aparthotel|
gulf|Residence|公寓酒店|34|aparthotel|
gulf|Dar|宅邸|45|hotel|
gulf|Bait|小築|34|hotel|
gulf|Rest House|客舍|23|guesthouse|
gulf|Tower Hotel|塔樓酒店|45|hotel|
gulf|Oasis Hotel|綠洲酒店|34|resort|
eg|Hotel|酒店|2345|hotel|
eg|House|宅邸|3|guesthouse|
eg|Pension|膳宿公寓|2|guesthouse|
eg|Beit|小築|34|hotel|
eg|Saraya|府第酒店|45|hotel|
eg|Garden Hotel|花園酒店|4|hotel|
ma|Riad|庭院旅舍|345|hotel|
ma|Dar|宅邸|34|hotel|
ma|Hôtel|酒店|2345|hotel|
ma|Kasbah|城堡酒店|45|hotel|
ma|Villa|別墅酒店|45|hotel|
ma|Maison|客舍|23|guesthouse|
za|House|宅邸|3|guesthouse|
za|Guest House|賓館|23|guesthouse|
za|Hotel|酒店|345|hotel|
za|Lodge|旅舍|34|hotel|
za|Manor|莊園酒店|45|hotel|
za|Villa|別墅酒店|45|hotel|
jp|Ryokan|旅館|345|hotel|
jp|Hotel|酒店|2345|hotel|
jp|Yado|宿|23|guesthouse|
jp|Machiya|町家|34|hotel|
jp|Onyado|御宿|34|hotel|
jp|Inn|客棧|23|guesthouse|
jp|An|庵|45|hotel|
jp|Tei|亭|45|hotel|
kr|Hotel|酒店|2345|hotel|
kr|Stay|公寓酒店|23|aparthotel|
kr|Hanok|韓屋|34|hotel|
kr|House|宅邸|23|guesthouse|
kr|Residence|服務式公寓|34|aparthotel|
hk|Hotel|酒店|2345|hotel|
hk|House|居|34|hotel|
hk|Guest House|賓館|2|guesthouse|
hk|Residence|服務式公寓|34|aparthotel|
hk|Inn|旅館|23|guesthouse|
hk|Suites|套房酒店|45|aparthotel|
hk|Pousada|葡式旅館|34|hotel|MACAU
hk|Tower|閣|45|hotel|
cn|Hotel|酒店|345|hotel|
cn|Inn|客棧|23|guesthouse|
cn|Siheyuan House|四合院酒店|34|hotel|BJS
cn|Lane House|里弄酒店|34|hotel|SHA
cn|Guesthouse|賓館|23|guesthouse|
cn|Apartments|公寓|34|aparthotel|
cn|Garden|花園酒店|45|hotel|
tw|Hotel|旅店|234|hotel|
tw|Inn|旅棧|23|guesthouse|
tw|House|會館|34|hotel|
tw|Grand Hotel|大飯店|45|hotel|
tw|Hostel|青年旅舍|2|guesthouse|
th|Hotel|酒店|2345|hotel|
th|Baan|小築|23|guesthouse|
th|Resort|度假村|345|resort|
th|House|宅邸|23|guesthouse|
th|Villas|別墅酒店|45|resort|
th|Place|公寓酒店|3|aparthotel|
th|Retreat|靜居|45|resort|
sea|Hotel|酒店|2345|hotel|
sea|Shophouse|店屋酒店|34|hotel|
sea|Residence|服務公寓|34|aparthotel|
sea|Suites|套房酒店|45|aparthotel|
sea|Rumah|小築|3|guesthouse|
sea|Inn|客棧|23|guesthouse|
bali|Villa|別墅酒店|45|hotel|
bali|Puri|宮院酒店|45|resort|
bali|Rumah|小築|23|guesthouse|
bali|Resort|度假村|345|resort|
bali|Bungalows|平房酒店|23|resort|
bali|Hotel|酒店|34|hotel|
bali|Griya|雅舍|34|hotel|
vn|Khách sạn|酒店|2345|hotel|
vn|Hotel|酒店|2345|hotel|
vn|Nhà|宅邸|23|guesthouse|
vn|Villa|別墅酒店|45|hotel|
vn|House|客舍|23|guesthouse|
au|Hotel|酒店|345|hotel|
au|House|宅邸|3|guesthouse|
au|Lodge|旅舍|23|guesthouse|
au|Apartments|公寓酒店|34|aparthotel|
au|Quarters|營舍酒店|3|hotel|
au|Wharf Hotel|碼頭酒店|45|hotel|
us|Hotel|酒店|345|hotel|
us|House|宅邸|34|hotel|
us|Lodge|旅舍|23|guesthouse|
us|Motor Inn|汽車旅館|2|guesthouse|
us|Suites|套房酒店|34|aparthotel|
us|Lofts|閣樓酒店|34|hotel|
us|Tower|塔樓酒店|45|hotel|
mx|Hotel|酒店|345|hotel|
mx|Hacienda|莊園酒店|45|resort|
mx|Casa|宅邸|23|guesthouse|
mx|Posada|驛館|2|guesthouse|
mx|Resort|度假村|45|resort|
mx|Villas|別墅酒店|45|resort|
`

/** Family, what tells a house from its neighbours, the same in Hong Kong Chinese, and its cities in the same way. */
export const qualifierTable = `
it|della Lanterna|燈籠|
it|del Cedro|雪松|
it|dei Tre Orologi|三鐘|
it|delle Rondini|燕子|
it|della Bussola|羅盤|
it|del Melograno|石榴|
it|dell’Arco Antico|古拱|
it|del Pozzo|古井|
it|delle Nuvole|雲間|
it|dei Vetrai|玻璃匠|
it|del Fico|無花果|
it|della Marea|潮汐|
it|del Cartografo|製圖師|
it|della Meridiana|日晷|
it|dei Limoni|檸檬|
it|del Sestante|六分儀|
es|del Azahar|橙花|
es|de la Brújula|羅盤|
es|del Aljibe|水窖|
es|de los Naranjos|橘園|
es|del Farol|街燈|
es|de las Golondrinas|燕子|
es|del Cartógrafo|製圖師|
es|de la Rosa de los Vientos|風玫瑰|
es|del Olivo Viejo|老橄欖|
es|de la Celosía|花窗|
es|del Reloj de Sol|日晷|
es|de los Tejados|屋檐|
es|del Romero|迷迭香|
es|de la Marea Alta|漲潮|
es|del Arrayán|香桃木|
es|de la Fuente Clara|清泉|
ca|de la Marinada|海風|
ca|del Llimoner|檸檬樹|
ca|de les Orenetes|燕子|
ca|del Compàs|圓規|
ca|de la Volta|拱頂|
ca|del Garbí|西南風|
pt|do Azulejo Azul|藍瓷磚|
pt|das Andorinhas|燕子|
pt|da Bússola|羅盤|
pt|do Cartógrafo|製圖師|
pt|dos Três Relógios|三鐘|
pt|da Maré|潮汐|
pt|do Limoeiro|檸檬樹|
pt|da Nau|古帆船|
pt|do Astrolábio|星盤|
pt|das Janelas Verdes Claras|淺綠窗|
pt|do Elétrico|電車|
pt|da Colina|山丘|
pt|do Sobreiro|軟木橡|
pt|da Rosa dos Ventos|風玫瑰|
fr|du Cartographe|製圖師|
fr|de la Boussole|羅盤|
fr|des Hirondelles|燕子|
fr|du Cadran|日晷|
fr|des Trois Horloges|三鐘|
fr|de la Verrière|玻璃屋頂|
fr|du Tilleul|椴樹|
fr|de la Rose des Vents|風玫瑰|
fr|des Mirabelles|黃香李|
fr|du Sextant|六分儀|
fr|de la Marée|潮汐|
fr|des Lanternes|燈籠|
fr|du Figuier|無花果|
fr|de l’Encrier|墨水瓶|
fr|des Glycines|紫藤|
fr|du Vieux Puits|古井|
en|Chartmaker’s|製圖師|
en|Brass Lantern|黃銅燈|
en|Seven Bells|七鐘|
en|Tidewater|潮水|
en|Quince Tree|榅桲樹|
en|Paper Kite|紙鳶|
en|Old Sextant|舊六分儀|
en|Bluebell|藍鈴|
en|Weathervane|風向標|
en|Inkwell|墨水瓶|
en|Copper Beech|銅山毛櫸|
en|Swallow’s Nest|燕巢|
en|Larkspur|翠雀|
en|Milestone|里程碑|
en|Juniper|杜松|
en|Kingfisher|翠鳥|
de|Zum Kompass|羅盤|
de|Zur Linde|椴樹|
de|Drei Uhren|三鐘|
de|Schwalbennest|燕巢|
de|Zum Kartenmacher|製圖師|
de|Blaue Laterne|藍燈籠|
de|Zur Sonnenuhr|日晷|
de|Alte Windrose|老風玫瑰|
de|Morgentau|晨露|
de|Zum Federkiel|羽毛筆|
de|Apfelbaum|蘋果樹|
de|Silberdistel|銀薊|
de|Zum Wetterhahn|風信雞|
de|Papierschiff|紙船|
de|Kastanienhof|栗樹|
de|Bergkristall|水晶|
nl|De Kaartenmaker|製圖師|
nl|Het Kompas|羅盤|
nl|De Zeven Klokken|七鐘|
nl|De Zwaluw|燕子|
nl|De Papieren Boot|紙船|
nl|Het Anker|船錨|
nl|De Blauwe Tegel|藍瓷磚|
nl|De Windroos|風玫瑰|
nl|De Tulpenboom|鵝掌楸|
nl|De Zilveren Lantaarn|銀燈籠|
nordic|Kompasrosen|羅盤|
nordic|Svalen|燕子|
nordic|Fyrlyset|燈塔|
nordic|Enebær|杜松|
nordic|Nordlyset|北光|
nordic|Papirbåden|紙船|
nordic|Sejlmageren|帆匠|
nordic|Birken|白樺|
nordic|Havsbris|海風|
nordic|Vindrosen|風玫瑰|
nordic|Tre Klokker|三鐘|
nordic|Lyngen|石楠|
central|U Tří Hodin|三鐘|PRG
central|U Vlaštovky|燕子|PRG
central|U Kompasu|羅盤|PRG
central|Modrá Lucerna|藍燈籠|PRG
central|U Mapaře|製圖師|PRG
central|Iránytű|羅盤|BUDAPEST
central|Fecske|燕子|BUDAPEST
central|Kék Lámpás|藍燈籠|BUDAPEST
central|Három Óra|三鐘|BUDAPEST
central|Térképész|製圖師|BUDAPEST
hr|Lastavica|燕子|
hr|Kompas Stari|舊羅盤|
hr|Maslina|橄欖|
hr|Mala Lanterna|小燈籠|
hr|Tri Sata|三鐘|
hr|Ruža Vjetrova|風玫瑰|
hr|Smokva|無花果|
hr|Naranča|橙子|
gr|Chelidoni|燕子|
gr|Pyxida|羅盤|
gr|Elaia|橄欖|
gr|Fanari|燈籠|
gr|Meltemi|季風|
gr|Anemodeiktis|風向標|
gr|Kypselis Avgi|晨光|
gr|Trianemi|三風|
tr|Pusula|羅盤|
tr|Kırlangıç|燕子|
tr|Fener Işığı|燈光|
tr|Üç Saat|三鐘|
tr|Haritacı|製圖師|
tr|Nar Ağacı|石榴樹|
tr|Rüzgâr Gülü|風玫瑰|
tr|Mavi Çini|藍瓷|
tr|Çınaraltı|梧桐蔭|
tr|Martı Kanadı|鷗翼|
gulf|Al Bousla|羅盤|
gulf|Al Khareeta|輿圖|
gulf|Al Nawras|海鷗|
gulf|Al Sidra|棗蓮樹|
gulf|Al Ghaf|牧豆樹|
gulf|Al Fanoos|燈籠|
gulf|Al Sahil|海岸|
gulf|Al Ruman|石榴|
gulf|Najmat Al Shamal|北星|
gulf|Al Sanbouk|帆舟|
gulf|Al Hilal Al Azraq|藍月|
gulf|Al Dallah|咖啡壺|
eg|El Fanous|燈籠|
eg|El Bousla|羅盤|
eg|Nile Heron|尼羅鷺|
eg|El Yasmin|茉莉|
eg|Papyrus Leaf|紙莎草|
eg|El Mashrabeya|木格窗|
eg|Lotus Bank|蓮岸|
eg|El Kharita|輿圖|
ma|Zellij Bleu|藍馬賽克|
ma|des Cigognes Blanches|白鸛|
ma|El Bousla|羅盤|
ma|Tamarin|羅望子|
ma|de l’Encens|乳香|
ma|Fenjan|茶盞|
ma|des Citronniers|檸檬樹|
ma|Nejma Chamal|北星|
ma|Safsaf|柳樹|
ma|du Caravanier|駝隊|
za|Sugarbird|蜜鳥|
za|Silver Tree|銀樹|
za|Southeaster|東南風|
za|Fynbos|灌木花|
za|Chartroom|海圖室|
za|Kelp Bay|海藻灣|
za|Harrier|鷂鷹|
za|Granite Boulder|花崗石|
za|Pelargonium|天竺葵|
jp|Tsubame|燕|
jp|Rashinban|羅針|
jp|Kogarashi|木枯|
jp|Matsukaze|松風|
jp|Ezu|繪圖|
jp|Andon|行燈|
jp|Tsukigata|月形|
jp|Kawasemi|翠鳥|
jp|Momijigawa|楓川|
jp|Yuzuriha|讓葉|
jp|Hoshimi|觀星|
jp|Amaoto|雨音|
jp|Sazanami|漣漪|
jp|Sumire|堇|
kr|Jebi|燕子|
kr|Nachimban|羅盤|
kr|Dalbit|月光|
kr|Sonamu|松樹|
kr|Cheongsa|青紗|
kr|Byeolbit|星光|
kr|Haneulgil|天路|
kr|Maehwa|梅花|
kr|Eunhaeng|銀杏|
hk|Compass Lane|羅經|
hk|Red Junk|紅帆|
hk|Fig-root Court|榕蔭|
hk|Seven Lanterns|七燈|
hk|Chartist|海圖|
hk|Harbour Swallow|港燕|
hk|Jade Ferry|翠渡|
hk|Lion Gate Hill|獅徑|
hk|Paper Kite|紙鳶|
hk|Camellia|山茶|
hk|Morning Tram|晨軌|
hk|Incense Bay|香灣|
hk|Egret|白鷺|
hk|Cloud Terrace|雲台|
cn|Yanlai|燕來|
cn|Sinan|司南|
cn|Songyue|松月|
cn|Yutu|輿圖|
cn|Zhuying|竹影|
cn|Qingdeng|青燈|
cn|Baihua Xiang|百花巷|
cn|Yunshu|雲書|
cn|Heming|鶴鳴|
cn|Xinghe|星河|
cn|Guanlan|觀瀾|
cn|Tingyu|聽雨|
tw|Yanzi|燕子|
tw|Luopan|羅盤|
tw|Chaxiang|茶香|
tw|Rongyin|榕蔭|
tw|Yuting|雨亭|
tw|Zhifei|紙飛|
tw|Mianshan|面山|
tw|Xingtu|星圖|
th|Khemthit|羅盤|
th|Nok Aen|燕子|
th|Khom Fai|天燈|
th|Phaenthi|地圖|
th|Ruea Thong|金舟|
th|Bua Khao|白蓮|
th|Lom Thale|海風|
th|Dao Nuea|北星|
th|Mali Noi|小茉莉|
th|Sai Mok|薄霧|
sea|Kompas|羅盤|
sea|Layang|燕子|
sea|Pelita|油燈|
sea|Rain Tree|雨樹|
sea|Chartmaker|製圖師|
sea|Kingfisher Quay|翠鳥碼頭|
sea|Peta Lama|舊地圖|
sea|Nutmeg Row|肉豆蔻|
sea|Paper Lantern|紙燈籠|
sea|Angin Timur|東風|
sea|Tembusu|天臂樹|
bali|Kompas Biru|藍羅盤|
bali|Burung Layang|燕子|
bali|Lentera|燈籠|
bali|Kamboja Putih|白雞蛋花|
bali|Angin Laut|海風|
bali|Sawah Pagi|晨田|
bali|Peta Kuno|古圖|
bali|Ombak Tujuh|七浪|
bali|Bulan Sabit|新月|
vn|La Bàn|羅盤|
vn|Chim Én|燕子|
vn|Đèn Lồng Xanh|青燈籠|
vn|Bản Đồ Cổ|古地圖|
vn|Hoa Gạo|木棉|
vn|Thuyền Giấy|紙船|
vn|Gió Bấc|北風|
vn|Trăng Non|新月|
vn|Mây Chiều|晚雲|
au|Ironbark|鐵皮樹|
au|Sandstone|砂岩|
au|Southerly|南風|
au|Fig Tree|無花果|
au|Chartroom|海圖室|
au|Lyrebird|琴鳥|
au|Pennant|信號旗|
au|Salt Lamp|鹽燈|
au|Banksia|班克木|
us|Paper Compass|紙羅盤|
us|Larkfield|雲雀田|
us|Brass Meridian|黃銅子午|
us|Foglight|霧燈|
us|Mapmaker|製圖師|
us|Water Tower|水塔|
us|Juniper & Third|杜松三街|
us|Cordage|纜繩|
us|Painted Mesa|彩巖台地|
us|Sundial|日晷|
us|Ferry Bell|渡輪鐘|
us|Quill|羽毛筆|
us|Redwood Row|紅杉路|
us|Copper Kettle|銅壺|
mx|del Manglar|紅樹林|
mx|Brisa de Coral|珊瑚風|
mx|de la Brújula|羅盤|
mx|Ceiba Blanca|白木棉|
mx|del Cartógrafo|製圖師|
mx|Luna de Sal|鹽月|
mx|de las Golondrinas|燕子|
mx|Caracola|海螺|
mx|Palapa Azul|藍棚|
`
