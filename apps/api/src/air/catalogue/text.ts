import type { Language } from '@portolan/domain/language'
import type { AirExtra, AirPassengerType, Cabin } from '@portolan/supplier/air'
import type { Counted } from '../../platform/words.ts'

/** One sentence for each policy; {fee} comes formatted, of one person. */
interface TermTexts {
  included: string
  charge: string
  /** To somebody who is not told what the fee is. */
  someFee: string
  none: string
}

export interface AirTexts {
  cabins: Record<Cabin, string>
  passengers: Record<AirPassengerType, Counted>
  /** What somebody flies as. */
  people: Record<AirPassengerType, string>
  outbound: string
  inbound: string
  /** {terminal} is the airport's own name for it. */
  terminal: string
  operatedBy: string
  ticketNumber: string
  bookingClass: string
  fareBasis: string
  tax: string
  /** {seat} is its row and letter, where one was chosen. */
  seat: string
  /** What is bought beside what the fare has. */
  pieces: Record<Exclude<AirExtra['kind'], 'seat'>, Counted>
  /** {pieces} and {kg} are figures, the weight that of each piece. */
  cabinBag: TermTexts
  checkedBag: TermTexts
  change: TermTexts
  refund: TermTexts
}

/** The words of flights that the server writes. */
export const airTexts: Record<Language, AirTexts> = {
  en: {
    cabins: { Economy: 'Economy', PremiumEconomy: 'Premium Economy', Business: 'Business', First: 'First' },
    passengers: {
      adult: { one: '{count} adult', other: '{count} adults' },
      child: { one: '{count} child', other: '{count} children' },
      infant: { one: '{count} infant', other: '{count} infants' },
    },
    people: { adult: 'Adult', child: 'Child', infant: 'Infant' },
    outbound: 'Outbound',
    inbound: 'Return',
    terminal: 'Terminal {terminal}',
    operatedBy: 'Operated by {airline}',
    ticketNumber: 'Ticket number {number}',
    bookingClass: 'Booking class {code}',
    fareBasis: 'Fare basis {code}',
    tax: 'Tax {code}',
    seat: 'Seat {seat}',
    pieces: {
      bag: { one: '{count} extra bag', other: '{count} extra bags' },
      meal: { one: '{count} meal', other: '{count} meals' },
    },
    cabinBag: {
      included: 'Cabin bag: {pieces} × {kg} kg',
      charge: 'Cabin bag of {kg} kg for {fee}',
      someFee: 'Cabin bag of {kg} kg for a fee',
      none: 'No cabin bag',
    },
    checkedBag: {
      included: 'Checked bag: {pieces} × {kg} kg',
      charge: 'Checked bag of {kg} kg for {fee}',
      someFee: 'Checked bag of {kg} kg for a fee',
      none: 'No checked bag',
    },
    change: {
      included: 'Free change before departure; a difference in fare is paid',
      charge: 'Change before departure for {fee} each; a difference in fare is paid',
      someFee: 'Change before departure for a fee; a difference in fare is paid',
      none: 'No change',
    },
    refund: {
      included: 'Full refund before departure',
      charge: 'Refund before departure, fee {fee} each',
      someFee: 'Refund before departure, with a fee',
      none: 'No refund',
    },
  },
  zh: {
    cabins: { Economy: '经济舱', PremiumEconomy: '超级经济舱', Business: '公务舱', First: '头等舱' },
    passengers: {
      adult: { other: '{count}位成人' },
      child: { other: '{count}名儿童' },
      infant: { other: '{count}名婴儿' },
    },
    people: { adult: '成人', child: '儿童', infant: '婴儿' },
    outbound: '去程',
    inbound: '返程',
    terminal: '{terminal}航站楼',
    operatedBy: '实际承运：{airline}',
    ticketNumber: '票号{number}',
    bookingClass: '舱位代码{code}',
    fareBasis: '票价基础{code}',
    tax: '税费{code}',
    seat: '座位{seat}',
    pieces: { bag: { other: '额外行李{count}件' }, meal: { other: '餐食{count}份' } },
    cabinBag: {
      included: '手提行李：{pieces}件，每件{kg}公斤',
      charge: '手提行李{kg}公斤，另付{fee}',
      someFee: '手提行李{kg}公斤，另行收费',
      none: '无手提行李',
    },
    checkedBag: {
      included: '托运行李：{pieces}件，每件{kg}公斤',
      charge: '托运行李{kg}公斤，另付{fee}',
      someFee: '托运行李{kg}公斤，另行收费',
      none: '无免费托运行李',
    },
    change: {
      included: '起飞前免费改签，补票价差额',
      charge: '起飞前可改签，每人{fee}，另补票价差额',
      someFee: '起飞前可改签，收取手续费，另补票价差额',
      none: '不可改签',
    },
    refund: {
      included: '起飞前可全额退款',
      charge: '起飞前可退票，每人手续费{fee}',
      someFee: '起飞前可退票，收取手续费',
      none: '不可退款',
    },
  },
  zhHK: {
    cabins: { Economy: '經濟客艙', PremiumEconomy: '特選經濟客艙', Business: '商務客艙', First: '頭等客艙' },
    passengers: {
      adult: { other: '{count} 位成人' },
      child: { other: '{count} 名兒童' },
      infant: { other: '{count} 名嬰兒' },
    },
    people: { adult: '成人', child: '兒童', infant: '嬰兒' },
    outbound: '去程',
    inbound: '回程',
    terminal: '{terminal} 客運大樓',
    operatedBy: '由 {airline} 營運',
    ticketNumber: '機票號碼 {number}',
    bookingClass: '訂座等級 {code}',
    fareBasis: '票價基準 {code}',
    tax: '稅項 {code}',
    seat: '座位 {seat}',
    pieces: { bag: { other: '額外行李 {count} 件' }, meal: { other: '膳食 {count} 份' } },
    cabinBag: {
      included: '手提行李：{pieces} 件，每件 {kg} 公斤',
      charge: '手提行李 {kg} 公斤，另付 {fee}',
      someFee: '手提行李 {kg} 公斤，另行收費',
      none: '不包手提行李',
    },
    checkedBag: {
      included: '寄艙行李：{pieces} 件，每件 {kg} 公斤',
      charge: '寄艙行李 {kg} 公斤，另付 {fee}',
      someFee: '寄艙行李 {kg} 公斤，另行收費',
      none: '不包寄艙行李',
    },
    change: {
      included: '起飛前免費更改，須補票價差額',
      charge: '起飛前可更改，每位 {fee}，另補票價差額',
      someFee: '起飛前可更改，收取手續費，另補票價差額',
      none: '不設更改',
    },
    refund: {
      included: '起飛前可全數退款',
      charge: '起飛前可退票，每位手續費 {fee}',
      someFee: '起飛前可退票，收取手續費',
      none: '不設退款',
    },
  },
  es: {
    cabins: { Economy: 'Turista', PremiumEconomy: 'Turista superior', Business: 'Business', First: 'Primera' },
    passengers: {
      adult: { one: '{count} adulto', other: '{count} adultos' },
      child: { one: '{count} niño', other: '{count} niños' },
      infant: { one: '{count} bebé', other: '{count} bebés' },
    },
    people: { adult: 'Adulto', child: 'Niño', infant: 'Bebé' },
    outbound: 'Ida',
    inbound: 'Vuelta',
    terminal: 'Terminal {terminal}',
    operatedBy: 'Operado por {airline}',
    ticketNumber: 'Número de billete {number}',
    bookingClass: 'Clase de reserva {code}',
    fareBasis: 'Base tarifaria {code}',
    tax: 'Impuesto {code}',
    seat: 'Asiento {seat}',
    pieces: {
      bag: { one: '{count} maleta adicional', other: '{count} maletas adicionales' },
      meal: { one: '{count} comida', other: '{count} comidas' },
    },
    cabinBag: {
      included: 'Equipaje de mano: {pieces} × {kg} kg',
      charge: 'Equipaje de mano de {kg} kg por {fee}',
      someFee: 'Equipaje de mano de {kg} kg con un cargo',
      none: 'Sin equipaje de mano',
    },
    checkedBag: {
      included: 'Equipaje facturado: {pieces} × {kg} kg',
      charge: 'Equipaje facturado de {kg} kg por {fee}',
      someFee: 'Equipaje facturado de {kg} kg con un cargo',
      none: 'Sin equipaje facturado',
    },
    change: {
      included: 'Cambio gratuito antes de la salida; se paga la diferencia de tarifa',
      charge: 'Cambio antes de la salida por {fee} por persona; se paga la diferencia de tarifa',
      someFee: 'Cambio antes de la salida con un cargo; se paga la diferencia de tarifa',
      none: 'Sin cambios',
    },
    refund: {
      included: 'Reembolso total antes de la salida',
      charge: 'Reembolso antes de la salida, con un cargo de {fee} por persona',
      someFee: 'Reembolso antes de la salida, con un cargo',
      none: 'Sin reembolso',
    },
  },
  fr: {
    cabins: { Economy: 'Économique', PremiumEconomy: 'Premium Économie', Business: 'Affaires', First: 'Première' },
    passengers: {
      adult: { one: '{count} adulte', other: '{count} adultes' },
      child: { one: '{count} enfant', other: '{count} enfants' },
      infant: { one: '{count} bébé', other: '{count} bébés' },
    },
    people: { adult: 'Adulte', child: 'Enfant', infant: 'Bébé' },
    outbound: 'Aller',
    inbound: 'Retour',
    terminal: 'Terminal {terminal}',
    operatedBy: 'Opéré par {airline}',
    ticketNumber: 'Numéro de billet {number}',
    bookingClass: 'Classe de réservation {code}',
    fareBasis: 'Base tarifaire {code}',
    tax: 'Taxe {code}',
    seat: 'Place {seat}',
    pieces: {
      bag: { one: '{count} bagage supplémentaire', other: '{count} bagages supplémentaires' },
      meal: { one: '{count} repas', other: '{count} repas' },
    },
    cabinBag: {
      included: 'Bagage cabine\u202f: {pieces} × {kg}\u00a0kg',
      charge: 'Bagage cabine de {kg}\u00a0kg pour {fee}',
      someFee: 'Bagage cabine de {kg}\u00a0kg avec des frais',
      none: 'Sans bagage cabine',
    },
    checkedBag: {
      included: 'Bagage en soute\u202f: {pieces} × {kg}\u00a0kg',
      charge: 'Bagage en soute de {kg}\u00a0kg pour {fee}',
      someFee: 'Bagage en soute de {kg}\u00a0kg avec des frais',
      none: 'Sans bagage en soute',
    },
    change: {
      included: 'Modification gratuite avant le départ, différence de tarif en sus',
      charge: 'Modification avant le départ, {fee} par personne, différence de tarif en sus',
      someFee: 'Modification avant le départ avec des frais, différence de tarif en sus',
      none: 'Aucune modification',
    },
    refund: {
      included: 'Remboursement intégral avant le départ',
      charge: 'Remboursement avant le départ, frais de {fee} par personne',
      someFee: 'Remboursement avant le départ, avec des frais',
      none: 'Aucun remboursement',
    },
  },
  ar: {
    cabins: {
      Economy: 'الدرجة السياحية',
      PremiumEconomy: 'السياحية الممتازة',
      Business: 'درجة الأعمال',
      First: 'الدرجة الأولى',
    },
    passengers: {
      adult: {
        one: 'بالغ واحد',
        two: 'بالغان',
        few: '{count} بالغين',
        many: '{count} بالغًا',
        other: '{count} بالغ',
      },
      child: { one: 'طفل واحد', two: 'طفلان', few: '{count} أطفال', many: '{count} طفلًا', other: '{count} طفل' },
      infant: { one: 'رضيع واحد', two: 'رضيعان', few: '{count} رضّع', many: '{count} رضيعًا', other: '{count} رضيع' },
    },
    people: { adult: 'بالغ', child: 'طفل', infant: 'رضيع' },
    outbound: 'الذهاب',
    inbound: 'العودة',
    terminal: 'مبنى الركاب {terminal}',
    operatedBy: 'تشغيل {airline}',
    ticketNumber: 'رقم التذكرة {number}',
    bookingClass: 'فئة الحجز {code}',
    fareBasis: 'أساس السعر {code}',
    tax: 'ضريبة {code}',
    seat: 'مقعد {seat}',
    pieces: {
      bag: {
        zero: 'بلا حقائب إضافية',
        one: 'حقيبة إضافية واحدة',
        two: 'حقيبتان إضافيتان',
        few: '{count} حقائب إضافية',
        many: '{count} حقيبة إضافية',
        other: '{count} حقيبة إضافية',
      },
      meal: {
        zero: 'بلا وجبات',
        one: 'وجبة واحدة',
        two: 'وجبتان',
        few: '{count} وجبات',
        many: '{count} وجبة',
        other: '{count} وجبة',
      },
    },
    cabinBag: {
      included: 'حقيبة مقصورة: {pieces} × {kg} كغ',
      charge: 'حقيبة مقصورة {kg} كغ مقابل {fee}',
      someFee: 'حقيبة مقصورة {kg} كغ مقابل رسم',
      none: 'بلا حقيبة مقصورة',
    },
    checkedBag: {
      included: 'أمتعة مسجّلة: {pieces} × {kg} كغ',
      charge: 'أمتعة مسجّلة {kg} كغ مقابل {fee}',
      someFee: 'أمتعة مسجّلة {kg} كغ مقابل رسم',
      none: 'بلا أمتعة مسجّلة',
    },
    change: {
      included: 'تغيير مجاني قبل المغادرة مع دفع فرق السعر',
      charge: 'تغيير قبل المغادرة برسم {fee} للشخص مع دفع فرق السعر',
      someFee: 'تغيير قبل المغادرة مقابل رسم مع دفع فرق السعر',
      none: 'لا تغيير',
    },
    refund: {
      included: 'استرداد كامل قبل المغادرة',
      charge: 'استرداد قبل المغادرة برسم {fee} للشخص',
      someFee: 'استرداد قبل المغادرة مقابل رسم',
      none: 'لا استرداد',
    },
  },
}
