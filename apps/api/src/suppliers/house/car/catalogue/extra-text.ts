/** Extra, in English, Chinese, Hong Kong Chinese, Spanish, French, Arabic. */
export const extraNames = `
CSI|Infant seat (0-13 kg)|婴儿安全座椅（0-13公斤）|嬰兒安全座椅（0-13公斤）|Silla para bebé (0-13 kg)|Siège bébé (0-13 kg)|مقعد رضيع (0-13 كغ)
CSB|Child seat (9-18 kg)|儿童安全座椅（9-18公斤）|兒童安全座椅（9-18公斤）|Silla infantil (9-18 kg)|Siège enfant (9-18 kg)|مقعد طفل (9-18 كغ)
CBS|Booster seat|增高坐垫|增高坐墊|Elevador infantil|Rehausseur|مقعد رافع للأطفال
NAV|GPS navigation|GPS导航|GPS導航|Navegador GPS|GPS|نظام ملاحة
ADD|Additional driver|额外驾驶员|額外司機|Conductor adicional|Conducteur supplémentaire|سائق إضافي
SNO|Snow chains|雪地防滑链|雪地防滑鏈|Cadenas de nieve|Chaînes à neige|سلاسل ثلج
STR|Winter tyres|冬季轮胎|冬季車胎|Neumáticos de invierno|Pneus hiver|إطارات شتوية
SKR|Ski rack|滑雪架|滑雪架|Portaesquís|Porte-skis|حامل زلاجات
BYC|Bicycle rack|自行车架|單車架|Portabicicletas|Porte-vélos|حامل دراجات
LRC|Roof box|车顶行李箱|車頂行李箱|Cofre de techo|Coffre de toit|صندوق سقف
WIF|Mobile wifi hotspot|随车WiFi|隨車WiFi|Wifi móvil|Wifi mobile|واي فاي متنقل
TOL|Toll tag|电子收费标签|電子收費標籤|Dispositivo de peaje|Badge de télépéage|جهاز رسوم الطرق
HCL|Hand controls, left|左手操控装置|左手操控裝置|Mandos manuales izquierda|Commandes manuelles gauche|تحكم يدوي أيسر
HCR|Hand controls, right|右手操控装置|右手操控裝置|Mandos manuales derecha|Commandes manuelles droite|تحكم يدوي أيمن
BBS|Baby stroller|婴儿推车|嬰兒推車|Carrito de bebé|Poussette|عربة أطفال
FPO|Prepaid full tank|预付满油|預付滿油|Depósito prepagado|Plein prépayé|خزان وقود مدفوع مسبقًا
XBF|Cross-border permit|跨境许可|跨境許可|Permiso transfronterizo|Autorisation transfrontalière|تصريح عبور الحدود
PET|Pet kit and cleaning|宠物套装与清洁|寵物套裝與清潔|Kit mascota y limpieza|Kit animal et nettoyage|طقم حيوان أليف وتنظيف
`
