/** Cover, in English, Chinese, Hong Kong Chinese, Spanish, French, Arabic. */
export const coverNames = `
CDW|Collision Damage Waiver|车辆碰撞险|車輛碰撞險|Exención por daños de colisión|Rachat partiel de franchise collision (CDW)|الإعفاء من أضرار التصادم
TP|Theft Protection|盗抢险|盜竊險|Protección contra robo|Protection vol|الحماية من السرقة
TPL|Third-party liability|第三者责任险|第三者責任險|Responsabilidad civil|Responsabilité civile|المسؤولية تجاه الغير
LDW|Loss Damage Waiver|车损及盗抢综合险|車損及盜竊綜合險|Exención por daños y pérdida|Rachat dommages et vol (LDW)|الإعفاء من الفقد والأضرار
SCDW|Excess reduction to zero|零自付额|零自負額|Reducción de franquicia a cero|Suppression de franchise|إلغاء مبلغ التحمل
ERD|Excess reduction by half|自付额减半|自負額減半|Reducción de franquicia a la mitad|Réduction de franchise de moitié|خفض مبلغ التحمل إلى النصف
SLI|Supplemental Liability|附加责任险|附加責任險|Responsabilidad civil ampliada|Responsabilité civile complémentaire|مسؤولية إضافية
PAI|Personal Accident Insurance|人身意外险|人身意外險|Seguro de accidentes personales|Assurance accidents personnels|تأمين الحوادث الشخصية
PEC|Personal Effects Cover|随身财物险|隨身財物險|Cobertura de efectos personales|Assurance effets personnels|تغطية الأمتعة الشخصية
GTW|Glass, tyres and wheels|玻璃轮胎险|玻璃車胎險|Cristales, neumáticos y ruedas|Vitres, pneus et roues|الزجاج والإطارات والعجلات
RSN|Roadside assistance plus|道路救援升级|道路救援升級|Asistencia en carretera plus|Assistance routière plus|مساعدة طريق موسعة
UMP|Uninsured motorist cover|无保险驾驶者险|無保險司機險|Cobertura por conductor sin seguro|Garantie conducteur non assuré|تغطية السائق غير المؤمن
GRV|Gravel and sand cover|碎石沙尘险|碎石沙塵險|Cobertura de grava y arena|Garantie gravier et sable|تغطية الحصى والرمال
NOC|Non-operation charge cover|停运损失险|停運損失險|Cobertura de inmovilización|Garantie immobilisation|تغطية رسم التوقف
`
