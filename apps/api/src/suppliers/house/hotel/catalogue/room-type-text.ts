/** Code, name in English, Chinese, Hong Kong Chinese, Spanish, French and Arabic. */
export const roomTypeNames = `
SGL|Single room|单人间|單人房|Habitación individual|Chambre simple|غرفة مفردة
DBC|Compact double|舒适小型大床房|精緻雙人房|Doble compacta|Double compacte|غرفة مزدوجة صغيرة
DBL|Standard double|标准大床房|標準雙人房|Doble estándar|Double standard|غرفة مزدوجة قياسية
TWN|Standard twin|标准双床房|標準雙床房|Doble con dos camas|Twin standard|غرفة بسريرين قياسية
TRP|Triple room|三人间|三人房|Habitación triple|Chambre triple|غرفة ثلاثية
FAM|Family room|家庭房|家庭房|Habitación familiar|Chambre familiale|غرفة عائلية
QUA|Quadruple room|四人间|四人房|Habitación cuádruple|Chambre quadruple|غرفة رباعية
CON|Connecting rooms|连通房|連通房|Habitaciones comunicadas|Chambres communicantes|غرفتان متصلتان
SUP|Superior double|高级大床房|高級雙人房|Doble superior|Double supérieure|غرفة مزدوجة سوبيريور
SUT|Superior twin|高级双床房|高級雙床房|Superior con dos camas|Twin supérieure|غرفة سوبيريور بسريرين
VCT|City-view double|城景大床房|城景雙人房|Doble con vistas a la ciudad|Double vue ville|غرفة مزدوجة مطلة على المدينة
VSE|Sea-view double|海景大床房|海景雙人房|Doble con vistas al mar|Double vue mer|غرفة مزدوجة مطلة على البحر
BAL|Double with balcony|带阳台大床房|露台雙人房|Doble con balcón|Double avec balcon|غرفة مزدوجة بشرفة
DLX|Deluxe king|豪华特大床房|豪華特大床房|Deluxe con cama king|Deluxe king|غرفة ديلوكس بسرير كينغ
EXE|Executive room with lounge|行政房（含酒廊）|行政客房（連貴賓廊）|Ejecutiva con acceso al salón|Exécutive avec accès salon|غرفة تنفيذية مع دخول الصالة
JRS|Junior suite|普通套房|普通套房|Suite junior|Suite junior|جناح جونيور
STE|One-bedroom suite|一居室套房|一房套房|Suite de un dormitorio|Suite une chambre|جناح بغرفة نوم واحدة
STU|Studio with kitchenette|带小厨房开间公寓|開放式公寓連小廚房|Estudio con cocina|Studio avec kitchenette|استوديو بمطبخ صغير
APT|Two-bedroom apartment|两居室公寓|兩房公寓|Apartamento de dos dormitorios|Appartement deux chambres|شقة بغرفتي نوم
ACC|Accessible double|无障碍大床房|無障礙雙人房|Doble accesible|Double accessible|غرفة مزدوجة ميسّرة
`

/** Code and what a guest finds in it, in the same order of languages. */
export const roomTypeDescriptions = `
SGL|A compact room for one, with a single bed and its own shower.|供一人入住的小巧客房，配单人床和独立淋浴。|適合一人入住的小巧客房，設單人床及獨立淋浴間。|Habitación compacta para una persona, con cama individual y ducha propia.|Petite chambre pour une personne, avec lit simple et douche privative.|غرفة صغيرة لشخص واحد مع سرير مفرد وحمّام خاص بدش.
DBC|Everything two people need on few square metres; best for short stays.|空间紧凑、设施齐全，适合两人短住。|面積不大但一應俱全，適合二人短住。|Lo necesario para dos en pocos metros; ideal para estancias cortas.|L’essentiel pour deux sur peu de mètres carrés, parfait pour un court séjour.|كل ما يحتاجه شخصان في مساحة صغيرة، مناسبة للإقامات القصيرة.
DBL|A double bed, a desk and a private bathroom.|双人床、书桌与独立卫浴。|設雙人床、書桌及私人浴室。|Cama doble, escritorio y baño privado.|Un lit double, un bureau et une salle de bains privative.|سرير مزدوج ومكتب وحمّام خاص.
TWN|Two separate beds with a bedside table between them.|两张单人床，中间设床头柜。|兩張單人床，中間設床頭櫃。|Dos camas separadas con una mesilla en medio.|Deux lits séparés par une table de chevet.|سريران منفصلان بينهما طاولة جانبية.
TRP|One double and one single bed for three friends or a small family.|一张双人床加一张单人床，适合三位好友或小家庭。|一張雙人床及一張單人床，適合三位好友或小家庭。|Una cama doble y una individual para tres amigos o una familia pequeña.|Un lit double et un lit simple pour trois amis ou une petite famille.|سرير مزدوج وآخر مفرد لثلاثة أصدقاء أو لعائلة صغيرة.
FAM|Space for two adults and two children in one room.|一间房即可容纳两位成人和两名儿童。|同一房間可容納兩位成人及兩名兒童。|Espacio para dos adultos y dos niños en la misma habitación.|De la place pour deux adultes et deux enfants dans une même chambre.|مساحة تكفي بالغين وطفلين في غرفة واحدة.
QUA|Two double beds for up to four adults.|两张双人床，最多可住四位成人。|兩張雙人床，最多可住四位成人。|Dos camas dobles para hasta cuatro adultos.|Deux lits doubles pour quatre adultes au plus.|سريران مزدوجان لما يصل إلى أربعة بالغين.
CON|Two rooms joined by an inner door, each with a bathroom.|两间客房以内门相通，各带浴室。|兩個房間以內門相連，各有浴室。|Dos habitaciones unidas por una puerta interior, cada una con baño.|Deux chambres reliées par une porte intérieure, chacune avec salle de bains.|غرفتان يربط بينهما باب داخلي ولكل منهما حمّام.
SUP|Larger than the standard room, on a higher or quieter side.|面积大于标准间，楼层更高或更安静。|比標準房寬敞，位置較高或較寧靜。|Más amplia que la estándar, en una planta alta o más tranquila.|Plus spacieuse que la standard, à un étage élevé ou côté calme.|أوسع من الغرفة القياسية وفي طابق أعلى أو جهة أهدأ.
SUT|Two wide single beds and a small sitting corner.|两张加宽单人床，另有小休憩角。|兩張加闊單人床，另設小休憩角。|Dos camas individuales anchas y un rincón de estar.|Deux larges lits simples et un petit coin salon.|سريران مفردان عريضان مع ركن جلوس صغير.
VCT|A double on the upper floors that looks over the roofs.|位于高层，可俯瞰城市屋顶。|位於高層，可俯瞰市區屋頂。|Doble en las plantas altas con vistas a los tejados.|Double aux étages supérieurs, avec vue sur les toits.|غرفة مزدوجة في الطوابق العليا تطل على أسطح المدينة.
VSE|Faces the water, with a balcony wherever the building allows.|面朝大海，建筑条件允许时带阳台。|面向大海，部分附設露台。|Frente al mar, con balcón donde el edificio lo permite.|Face à l’eau, avec balcon lorsque le bâtiment le permet.|تواجه البحر ومعها شرفة حيث يسمح المبنى بذلك.
BAL|A double with a private balcony, two chairs and a table.|双人间带私人阳台，配两椅一桌。|雙人房附私人露台，設兩椅一桌。|Doble con balcón privado, dos sillas y mesa.|Double avec balcon privatif, deux chaises et une table.|غرفة مزدوجة بشرفة خاصة وكرسيين وطاولة.
DLX|A king bed, a seating area and a bathroom with tub or rain shower.|特大床、休息区，浴室配浴缸或花洒淋浴。|特大床、休憩區，浴室設浴缸或花灑淋浴。|Cama king, zona de estar y baño con bañera o ducha de lluvia.|Lit king, coin salon et salle de bains avec baignoire ou douche pluie.|سرير كينغ ومنطقة جلوس وحمّام بحوض أو دش مطري.
EXE|An upper-floor room with breakfast and evening snacks in the lounge.|高层客房，可在行政酒廊享用早餐和晚间小食。|高層客房，可於貴賓廊享用早餐及晚間小食。|Habitación en planta alta con desayuno y aperitivos en el salón.|Chambre en étage élevé, petit-déjeuner et collations du soir au salon.|غرفة في طابق علوي مع فطور ووجبات مسائية خفيفة في الصالة.
JRS|One large space with a sleeping and a living part.|开阔的一体空间，分睡眠区与起居区。|寬敞開放式空間，分為睡眠區及起居區。|Un solo espacio amplio con zona de dormir y de estar.|Un grand volume réunissant coin nuit et coin salon.|مساحة واحدة واسعة تضم قسمًا للنوم وآخر للجلوس.
STE|A bedroom and a separate living room with a second washroom.|独立卧室与客厅，另设第二洗手间。|獨立睡房及客廳，另有第二個洗手間。|Dormitorio y salón independientes con un segundo aseo.|Une chambre et un salon séparé, avec un second cabinet de toilette.|غرفة نوم وصالة منفصلة مع دورة مياه ثانية.
STU|Two hobs, a fridge and tableware for those who stay longer.|双灶、冰箱和餐具一应俱全，适合长住。|設雙灶、雪櫃及餐具，適合長住。|Dos fuegos, nevera y vajilla para estancias largas.|Deux plaques, un réfrigérateur et de la vaisselle pour les longs séjours.|موقدان وثلاجة وأدوات مائدة لمن يقيم مدة أطول.
APT|Two bedrooms, a living room and a full kitchen.|两间卧室、客厅和完整厨房。|兩間睡房、客廳及完整廚房。|Dos dormitorios, salón y cocina completa.|Deux chambres, un séjour et une cuisine complète.|غرفتا نوم وصالة ومطبخ كامل.
ACC|Wide doors, a roll-in shower and grab rails.|门体加宽，淋浴可供轮椅进入，并设扶手。|房門加闊，淋浴間可供輪椅進出，並設扶手。|Puertas anchas, ducha a ras de suelo y barras de apoyo.|Portes larges, douche de plain-pied et barres d’appui.|أبواب واسعة ودش بلا عتبة ومقابض دعم.
`
