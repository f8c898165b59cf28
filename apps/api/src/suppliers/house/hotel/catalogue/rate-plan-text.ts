/** Meal, cancellation, payment or age; name in English, Chinese, Hong Kong Chinese, Spanish, French and Arabic. */
export const rateNames = `
RO|Room only|仅住宿|只限住宿|Solo alojamiento|Hébergement seul|إقامة فقط
BB|Bed and breakfast|住宿含早|住宿連早餐|Alojamiento y desayuno|Nuit et petit-déjeuner|إقامة مع فطور
HB|Half board|半膳|半膳|Media pensión|Demi-pension|نصف إقامة
FB|Full board|全膳|全膳|Pensión completa|Pension complète|إقامة كاملة
AI|All inclusive|一价全包|全包|Todo incluido|Tout compris|شامل كليًا
F1|Free cancellation until the day before|入住前一天可免费取消|入住前一日可免費取消|Cancelación gratuita hasta el día anterior|Annulation gratuite jusqu’à la veille|إلغاء مجاني حتى اليوم السابق
F3|Free cancellation until 3 days before|入住前3天可免费取消|入住前 3 日可免費取消|Cancelación gratuita hasta 3 días antes|Annulation gratuite jusqu’à 3 jours avant|إلغاء مجاني حتى 3 أيام قبل الوصول
F7|Free cancellation until 7 days before|入住前7天可免费取消|入住前 7 日可免費取消|Cancelación gratuita hasta 7 días antes|Annulation gratuite jusqu’à 7 jours avant|إلغاء مجاني حتى 7 أيام قبل الوصول
NR|Non-refundable|不可退款|不設退款|No reembolsable|Non remboursable|غير قابل للاسترداد
PH|Pay at the hotel|到店付款|到店付款|Pago en el hotel|Paiement à l’hôtel|الدفع في الفندق
PN|Prepay online|在线预付|網上預付|Pago por adelantado|Prépaiement en ligne|الدفع المسبق عبر الإنترنت
DP|30 percent deposit|预付30%|預付 30%|Depósito del 30 %|Acompte de 30 %|عربون 30٪
INF|Infants 0–1|婴儿0–1岁|嬰兒 0 至 1 歲|Bebés de 0 a 1 año|Bébés de 0 à 1 an|رضّع 0–1
CH1|Children 2–5|儿童2–5岁|兒童 2 至 5 歲|Niños de 2 a 5 años|Enfants de 2 à 5 ans|أطفال 2–5
CH2|Children 6–11|儿童6–11岁|兒童 6 至 11 歲|Niños de 6 a 11 años|Enfants de 6 à 11 ans|أطفال 6–11
CH3|Young people 12–17|青少年12–17岁|青少年 12 至 17 歲|Jóvenes de 12 a 17 años|Jeunes de 12 à 17 ans|يافعون 12–17
ADU|Adults 18+|成人18岁及以上|成人 18 歲或以上|Adultos desde 18 años|Adultes dès 18 ans|بالغون 18+
`

/** What it means for the guest, in the same order of languages. */
export const ratePolicies = `
RO|No meals are part of this rate.|此房价不含餐食。|此房價不包膳食。|Esta tarifa no incluye comidas.|Aucun repas n’est compris dans ce tarif.|لا يشمل هذا السعر أي وجبات.
BB|Breakfast each morning for every guest in the room.|房内每位客人每日享用早餐。|房內每位住客每日享用早餐。|Desayuno diario para todas las personas de la habitación.|Petit-déjeuner chaque matin pour toutes les personnes de la chambre.|فطور كل صباح لجميع نزلاء الغرفة.
HB|Breakfast and dinner; drinks at dinner are paid on the spot.|含早餐和晚餐，晚餐饮品现场付费。|包早餐及晚餐，晚餐飲品即場付款。|Desayuno y cena; las bebidas de la cena se pagan en el hotel.|Petit-déjeuner et dîner ; boissons du dîner à régler sur place.|فطور وعشاء، وتُدفع مشروبات العشاء في الفندق.
FB|Breakfast, lunch and dinner; drinks with lunch and dinner are extra.|含早、午、晚三餐，午晚餐饮品另计。|包早、午、晚三餐，午餐及晚餐飲品另計。|Desayuno, almuerzo y cena; bebidas de almuerzo y cena aparte.|Petit-déjeuner, déjeuner et dîner ; boissons du déjeuner et du dîner en supplément.|فطور وغداء وعشاء، والمشروبات مع الغداء والعشاء بتكلفة إضافية.
AI|All meals, snacks and house drinks from 10:00 to 23:00.|含全部餐食、小食及10:00至23:00的自选饮品。|包所有膳食、小食及 10:00 至 23:00 的指定飲品。|Todas las comidas, tentempiés y bebidas de la casa de 10:00 a 23:00.|Tous les repas, collations et boissons maison de 10 h à 23 h.|جميع الوجبات والوجبات الخفيفة ومشروبات الفندق من 10:00 إلى 23:00.
F1|Cancel free of charge until 18:00 local time on the day before arrival. After that, or if you do not arrive, the first night is charged.|入住前一天当地时间18:00前可免费取消；逾时或未入住将收取首晚房费。|入住前一日當地時間 18:00 前可免費取消；逾時取消或沒有入住，將收取首晚房租。|Cancelación gratuita hasta las 18:00, hora local, del día anterior a la llegada. Después, o si no se presenta, se cobra la primera noche.|Annulation gratuite jusqu’à 18 h, heure locale, la veille de l’arrivée. Au-delà, ou en cas de non-présentation, la première nuit est facturée.|الإلغاء مجاني حتى الساعة 18:00 بالتوقيت المحلي من اليوم السابق للوصول. بعد ذلك أو عند عدم الحضور تُحتسب الليلة الأولى.
F3|Cancel free of charge until 18:00 local time three days before arrival. After that the first night is charged.|入住前三天当地时间18:00前可免费取消；逾时收取首晚房费。|入住前三日當地時間 18:00 前可免費取消；逾時收取首晚房租。|Cancelación gratuita hasta las 18:00, hora local, de tres días antes de la llegada. Después se cobra la primera noche.|Annulation gratuite jusqu’à 18 h, heure locale, trois jours avant l’arrivée. Au-delà, la première nuit est facturée.|الإلغاء مجاني حتى الساعة 18:00 بالتوقيت المحلي قبل الوصول بثلاثة أيام، وبعدها تُحتسب الليلة الأولى.
F7|Cancel free of charge until seven days before arrival. Later cancellations cost half of the stay; without arrival the whole stay is charged.|入住前七天可免费取消；之后取消收取一半房费，未入住收取全额。|入住前七日可免費取消；其後取消收取一半房租，沒有入住則收取全數。|Cancelación gratuita hasta siete días antes de la llegada. Más tarde se cobra la mitad de la estancia; si no se presenta, el total.|Annulation gratuite jusqu’à sept jours avant l’arrivée. Ensuite, la moitié du séjour est due ; en cas de non-présentation, la totalité.|الإلغاء مجاني حتى سبعة أيام قبل الوصول. بعد ذلك يُحتسب نصف قيمة الإقامة، وعند عدم الحضور تُحتسب كاملة.
NR|This price cannot be changed or refunded. The full amount is charged if you cancel or do not arrive.|此价格不可更改、不可退款；取消或未入住均收取全额。|此價格不可更改或退款；取消或沒有入住均收取全數。|Este precio no admite cambios ni reembolso. Si cancela o no se presenta se cobra el importe total.|Ce prix n’est ni modifiable ni remboursable. La totalité est due en cas d’annulation ou de non-présentation.|لا يمكن تعديل هذا السعر أو استرداده، ويُحتسب المبلغ كاملًا عند الإلغاء أو عدم الحضور.
PH|A card holds the booking; the property takes payment during the stay.|以银行卡担保预订，住宿期间由酒店收款。|以信用卡擔保預訂，住宿期間由酒店收款。|La tarjeta garantiza la reserva; el hotel cobra durante la estancia.|La carte garantit la réservation ; l’hôtel encaisse pendant le séjour.|تضمن البطاقة الحجز، ويتم الدفع للفندق أثناء الإقامة.
PN|The full amount is taken when you book.|预订时一次付清。|預訂時繳付全數。|El importe total se cobra al reservar.|La totalité est débitée à la réservation.|يُحصَّل المبلغ كاملًا عند الحجز.
DP|Thirty percent is taken when you book, the rest seven days before arrival.|预订时付30%，余款于入住前七天收取。|預訂時繳付 30%，餘款於入住前七日收取。|El 30 % se cobra al reservar y el resto siete días antes de la llegada.|30 % sont débités à la réservation, le solde sept jours avant l’arrivée.|يُحصَّل 30٪ عند الحجز والباقي قبل الوصول بسبعة أيام.
INF|Infants sleep free in a cot; cots are subject to availability.|婴儿使用婴儿床免费，婴儿床视供应情况而定。|嬰兒使用嬰兒床免費，須視乎供應情況。|Los bebés se alojan gratis en cuna, según disponibilidad.|Les bébés dorment gratuitement en lit bébé, selon disponibilité.|يقيم الرضّع مجانًا في سرير أطفال حسب التوفر.
CH1|One child up to five stays free in the parents’ bed and eats breakfast free.|一名5岁及以下儿童与父母同床免费，并免费享用早餐。|一名 5 歲或以下兒童與父母同床免費，並免費享用早餐。|Un niño de hasta cinco años se aloja gratis en la cama de los padres y desayuna gratis.|Un enfant de cinq ans au plus séjourne gratuitement dans le lit des parents, petit-déjeuner offert.|يقيم طفل واحد حتى سن الخامسة مجانًا في سرير الوالدين مع فطور مجاني.
CH2|Children from six to eleven pay a reduced share; an extra bed costs about a third of an adult.|6至11岁儿童享优惠价，加床约为成人价的三分之一。|6 至 11 歲兒童享優惠價，加床約為成人價三分之一。|De seis a once años pagan una parte reducida; la cama supletoria cuesta cerca de un tercio de un adulto.|De six à onze ans, tarif réduit ; un lit d’appoint coûte environ un tiers d’un adulte.|من 6 إلى 11 عامًا بسعر مخفّض، والسرير الإضافي بنحو ثلث سعر البالغ.
CH3|From twelve a bed of its own is required and a higher share is charged.|12岁起须占床，并按较高比例收费。|12 歲起須佔床位，並按較高比例收費。|Desde los doce años se requiere cama propia y se cobra una parte mayor.|À partir de douze ans, un lit propre est requis et une part plus élevée est due.|ابتداءً من 12 عامًا يلزم سرير مستقل وتُحتسب نسبة أعلى.
ADU|A third adult on an extra bed pays about three quarters of the share of the first two.|第三位成人加床约按前两位人均价的四分之三收费。|第三位成人加床約按首兩位人均價的四分之三收費。|Un tercer adulto en cama supletoria paga unas tres cuartas partes de lo que paga cada uno de los dos primeros.|Un troisième adulte en lit d’appoint paie environ les trois quarts de la part de chacun des deux premiers.|البالغ الثالث على سرير إضافي يدفع نحو ثلاثة أرباع حصة كل من الأولين.
`
