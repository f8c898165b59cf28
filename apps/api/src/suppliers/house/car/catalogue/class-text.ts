/** Class, in English, Chinese, Hong Kong Chinese, Spanish, French, Arabic. */
export const classNames = `
mini|Mini|微型车|微型車|Mini|Mini|سيارة صغيرة جدًا
kei|Kei Car|轻型车|輕型車|Kei car|Voiture kei|سيارة كي صغيرة
minit|Mini Convertible|微型敞篷车|微型敞篷車|Mini descapotable|Mini cabriolet|مكشوفة صغيرة
eco|Economy|经济型|經濟型|Económico|Économique|اقتصادية
ecoe|Economy Elite|经济型精选|經濟型精選|Económico Elite|Économique Élite|اقتصادية مميزة
ecoev|Economy Electric|经济型电动车|經濟型電動車|Económico eléctrico|Économique électrique|اقتصادية كهربائية
ecof|Small SUV|小型SUV|小型SUV|SUV pequeño|Petit SUV|دفع رباعي صغيرة
com|Compact|紧凑型|緊湊型|Compacto|Compacte|مدمجة
come|Compact Elite|紧凑型精选|緊湊型精選|Compacto Elite|Compacte Élite|مدمجة مميزة
comw|Compact Estate|紧凑型旅行车|緊湊型旅行車|Familiar compacto|Break compact|ستيشن مدمجة
comev|Compact Electric|紧凑型电动车|緊湊型電動車|Compacto eléctrico|Compacte électrique|مدمجة كهربائية
comf|Compact SUV|紧凑型SUV|緊湊型SUV|SUV compacto|SUV compact|دفع رباعي مدمجة
int|Intermediate|中型车|中型車|Intermedio|Intermédiaire|متوسطة
inth|Intermediate Hybrid|中型混合动力车|中型混合動力車|Intermedio híbrido|Intermédiaire hybride|متوسطة هجينة
intev|Intermediate Long-range Electric|中型长续航电动车|中型長續航電動車|Intermedio eléctrico de larga autonomía|Intermédiaire électrique longue autonomie|متوسطة كهربائية طويلة المدى
intw|Intermediate Estate|中型旅行车|中型旅行車|Familiar intermedio|Break intermédiaire|ستيشن متوسطة
intf|Intermediate SUV|中型SUV|中型SUV|SUV intermedio|SUV intermédiaire|دفع رباعي متوسطة
std|Standard|标准型|標準型|Estándar|Standard|قياسية
stdw|Standard Estate|标准型旅行车|標準型旅行車|Familiar estándar|Break standard|ستيشن قياسية
stdf|Standard SUV|标准型SUV|標準型SUV|SUV estándar|SUV standard|دفع رباعي قياسية
stdev|Standard SUV Electric|标准型电动SUV|標準型電動SUV|SUV estándar eléctrico|SUV standard électrique|دفع رباعي كهربائية قياسية
stdt|Standard Convertible|标准型敞篷车|標準型敞篷車|Descapotable estándar|Cabriolet standard|مكشوفة قياسية
full|Full-size|大型车|大型車|Grande|Grande routière|كبيرة
fullf|Full-size SUV|大型SUV|大型SUV|SUV grande|Grand SUV|دفع رباعي كبيرة
fullv|Passenger Van 8-9 seats|8至9座客车|8至9座客車|Monovolumen de 8-9 plazas|Minibus 8-9 places|فان 8-9 مقاعد
mpv7|People Carrier 7 seats|7座MPV|7座MPV|Monovolumen de 7 plazas|Monospace 7 places|عائلية 7 مقاعد
pre|Premium|高级车|高級車|Premium|Premium|ممتازة
pref|Premium SUV|高级SUV|高級SUV|SUV premium|SUV premium|دفع رباعي ممتازة
lux|Luxury|豪华车|豪華車|Lujo|Luxe|فاخرة
luxv|Luxury Van|豪华商务车|豪華商務車|Furgoneta de lujo|Van de luxe|فان فاخرة
`
