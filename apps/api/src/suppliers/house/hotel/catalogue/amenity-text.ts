/** Key, name in English, Chinese, Hong Kong Chinese, Spanish, French and Arabic. */
export const amenityNames = `
desk24|24-hour front desk|24小时前台|24 小時接待處|Recepción 24 horas|Réception 24 h/24|مكتب استقبال على مدار الساعة
aircon|Air conditioning|空调|冷氣|Aire acondicionado|Climatisation|تكييف هواء
wifi|Wi-Fi in public areas|公共区域无线网络|公共地方 Wi-Fi|Wifi en zonas comunes|Wi-Fi dans les espaces communs|واي فاي في الأماكن العامة
lift|Lift|电梯|升降機|Ascensor|Ascenseur|مصعد
gym|Gym|健身房|健身室|Gimnasio|Salle de sport|صالة رياضية
parking_free|Free parking|免费停车|免費泊車|Aparcamiento gratuito|Parking gratuit|موقف سيارات مجاني
parking_paid|Car park on site|酒店停车场|酒店停車場|Aparcamiento en el hotel|Parking sur place|موقف سيارات في الفندق
pool_in|Indoor pool|室内泳池|室內泳池|Piscina cubierta|Piscine intérieure|مسبح داخلي
pool_out|Outdoor pool|室外泳池|室外泳池|Piscina al aire libre|Piscine extérieure|مسبح خارجي
restaurant|Restaurant|餐厅|餐廳|Restaurante|Restaurant|مطعم
roomservice|Room service|客房送餐|客房送餐服務|Servicio de habitaciones|Service en chambre|خدمة الغرف
spa|Spa|水疗中心|水療中心|Spa|Spa|منتجع صحي
pets|Pets allowed|允许携带宠物|可攜寵物|Se admiten mascotas|Animaux acceptés|يُسمح بالحيوانات الأليفة
business|Business centre|商务中心|商務中心|Centro de negocios|Centre d’affaires|مركز أعمال
concierge|Concierge|礼宾服务|禮賓服務|Conserjería|Conciergerie|خدمة الكونسيرج
bar|Bar|酒吧|酒吧|Bar|Bar|بار
cafe|Café|咖啡厅|咖啡室|Cafetería|Café|مقهى
laundry|Laundry service|洗衣服务|洗衣服務|Servicio de lavandería|Service de blanchisserie|خدمة غسيل الملابس
selflaundry|Guest laundry|自助洗衣|自助洗衣|Lavandería de autoservicio|Laverie en libre-service|غسالات للنزلاء
shuttle|Airport transfer|机场接送|機場接送|Traslado al aeropuerto|Navette aéroport|خدمة نقل المطار
carhire|Car hire desk|租车服务台|租車服務|Mostrador de alquiler de coches|Comptoir de location de voitures|مكتب تأجير سيارات
tours|Tour desk|旅游咨询台|旅遊諮詢處|Mostrador de excursiones|Bureau d’excursions|مكتب رحلات سياحية
sauna|Sauna|桑拿房|桑拿房|Sauna|Sauna|ساونا
massage|Massage|按摩|按摩|Masajes|Massages|تدليك
jacuzzi|Hot tub|按摩浴池|按摩池|Bañera de hidromasaje|Bain à remous|حوض ماء ساخن
meeting|Meeting rooms|会议室|會議室|Salas de reuniones|Salles de réunion|قاعات اجتماعات
babysit|Babysitting|托婴服务|託嬰服務|Servicio de canguro|Garde d’enfants|مجالسة أطفال
playground|Children’s play area|儿童游乐区|兒童遊樂區|Zona de juegos infantil|Aire de jeux pour enfants|منطقة لعب للأطفال
access|Step-free access|无障碍通道|無障礙通道|Acceso sin escalones|Accès de plain-pied|مدخل بلا درجات
evcharge|Electric car charging|电动车充电桩|電動車充電|Carga para coches eléctricos|Borne de recharge électrique|شحن السيارات الكهربائية
smokefree|Smoke-free property|全面禁烟|全面禁煙|Establecimiento libre de humo|Établissement non-fumeurs|منشأة خالية من التدخين
luggage|Luggage storage|行李寄存|行李寄存|Consigna de equipaje|Bagagerie|حفظ الأمتعة
minibar|Minibar|迷你吧|迷你吧|Minibar|Minibar|ميني بار
safe|In-room safe|客房保险箱|房內夾萬|Caja fuerte en la habitación|Coffre-fort en chambre|خزنة في الغرفة
hairdryer|Hairdryer|吹风机|風筒|Secador de pelo|Sèche-cheveux|مجفف شعر
kettle|Tea and coffee maker|茶和咖啡冲泡设备|沖茶及咖啡設備|Tetera y cafetera|Plateau thé et café|أدوات تحضير الشاي والقهوة
balcony|Balcony or terrace|阳台或露台|露台或陽台|Balcón o terraza|Balcon ou terrasse|شرفة أو تراس
tub|Bathtub|浴缸|浴缸|Bañera|Baignoire|حوض استحمام
deskroom|Work desk|书桌|書桌|Escritorio|Bureau|مكتب للعمل
roomwifi|Wi-Fi in the room|客房无线网络|房內 Wi-Fi|Wifi en la habitación|Wi-Fi dans la chambre|واي فاي في الغرفة
`
