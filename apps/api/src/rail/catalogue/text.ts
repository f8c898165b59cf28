import type { Language } from '@portolan/domain/language'
import type { RailPassengerCode } from '@portolan/domain/rail/fare'
import type { RailCondition } from '@portolan/supplier/rail'
import type { Counted } from '../../platform/words.ts'

type FeeCode = 'REFUND_FEE' | 'EXCHANGE_FEE'
type FreeCode = 'REFUND_FREE' | 'EXCHANGE_FREE'

export interface RailTexts {
  /** Whole sentences; {fee} and {date} come formatted. */
  conditions: Record<RailCondition['code'], string>
  conditionsUntil: Record<FeeCode | FreeCode, string>
  /** To somebody who is not told what the fee is. */
  someFee: Record<FeeCode, string>
  someFeeUntil: Record<FeeCode, string>
  classes: Record<'1' | '2', string>
  passengers: Record<RailPassengerCode, Counted>
  /** Of a pass: how long, and the span in which its days of travel lie. */
  days: Counted
  months: Counted
  withinMonths: Counted
  begins: string
}

/** The words of tickets and passes that the server writes. */
export const railTexts: Record<Language, RailTexts> = {
  en: {
    conditions: {
      REFUND_NONE: 'No refund',
      REFUND_FREE: 'Full refund before departure',
      REFUND_FEE: 'Refund, fee {fee}',
      EXCHANGE_NONE: 'No exchange',
      EXCHANGE_FREE: 'Free exchange before departure',
      EXCHANGE_FEE: 'Exchange, fee {fee}',
      RETURN_ONLY: 'Sold together with the return ticket only',
      NEGOTIATED: 'Fare agreed with the operator',
      SEAT_INCLUDED: 'Seat reservation included',
      SEAT_EXTRA: 'Seat reservation costs extra',
      TRAIN_BOUND: 'Valid on the booked train only',
      ANY_TRAIN: 'Valid on any train of the day on this route',
    },
    conditionsUntil: {
      REFUND_FREE: 'Full refund until {date}',
      REFUND_FEE: 'Refund until {date}, fee {fee}',
      EXCHANGE_FREE: 'Free exchange until {date}',
      EXCHANGE_FEE: 'Exchange until {date}, fee {fee}',
    },
    someFee: { REFUND_FEE: 'Refund with a fee', EXCHANGE_FEE: 'Exchange with a fee' },
    someFeeUntil: { REFUND_FEE: 'Refund until {date}, with a fee', EXCHANGE_FEE: 'Exchange until {date}, with a fee' },
    classes: { '1': '1st Class', '2': '2nd Class' },
    passengers: {
      ADULT: { one: '{count} adult', other: '{count} adults' },
      SENIOR: { one: '{count} senior', other: '{count} seniors' },
      YOUTH: { one: '{count} youth', other: '{count} youths' },
    },
    days: { other: '{count} Days' },
    months: { other: '{count} Month(s)' },
    withinMonths: { other: 'within {count} Month(s)' },
    begins: 'First day of travel {date}',
  },
  zh: {
    conditions: {
      REFUND_NONE: '不可退款',
      REFUND_FREE: '发车前可全额退款',
      REFUND_FEE: '可退票，手续费{fee}',
      EXCHANGE_NONE: '不可改签',
      EXCHANGE_FREE: '发车前可免费改签',
      EXCHANGE_FEE: '可改签，手续费{fee}',
      RETURN_ONLY: '仅与返程车票一并出售',
      NEGOTIATED: '与铁路公司的协议票价',
      SEAT_INCLUDED: '已含订座',
      SEAT_EXTRA: '订座另收费',
      TRAIN_BOUND: '仅限所订车次',
      ANY_TRAIN: '当日该线路任意车次有效',
    },
    conditionsUntil: {
      REFUND_FREE: '{date}前可全额退款',
      REFUND_FEE: '{date}前可退票，手续费{fee}',
      EXCHANGE_FREE: '{date}前可免费改签',
      EXCHANGE_FEE: '{date}前可改签，手续费{fee}',
    },
    someFee: { REFUND_FEE: '可退票，收取手续费', EXCHANGE_FEE: '可改签，收取手续费' },
    someFeeUntil: { REFUND_FEE: '{date}前可退票，收取手续费', EXCHANGE_FEE: '{date}前可改签，收取手续费' },
    classes: { '1': '一等座', '2': '二等座' },
    passengers: {
      ADULT: { other: '{count}位成人' },
      SENIOR: { other: '{count}位长者' },
      YOUTH: { other: '{count}位青年' },
    },
    days: { other: '{count}天' },
    months: { other: '{count}个月' },
    withinMonths: { other: '{count}个月内' },
    begins: '首个乘车日：{date}',
  },
  zhHK: {
    conditions: {
      REFUND_NONE: '不設退款',
      REFUND_FREE: '開車前可全數退款',
      REFUND_FEE: '可退票，手續費 {fee}',
      EXCHANGE_NONE: '不可更改',
      EXCHANGE_FREE: '開車前可免費更改',
      EXCHANGE_FEE: '可更改，手續費 {fee}',
      RETURN_ONLY: '只與回程車票一併發售',
      NEGOTIATED: '與鐵路公司的協議票價',
      SEAT_INCLUDED: '已包括座位預訂',
      SEAT_EXTRA: '座位預訂另收費',
      TRAIN_BOUND: '只限所訂班次',
      ANY_TRAIN: '當日該路線任何班次有效',
    },
    conditionsUntil: {
      REFUND_FREE: '{date} 前可全數退款',
      REFUND_FEE: '{date} 前可退票，手續費 {fee}',
      EXCHANGE_FREE: '{date} 前免費更改',
      EXCHANGE_FEE: '{date} 前可更改，手續費 {fee}',
    },
    someFee: { REFUND_FEE: '可退票，收取手續費', EXCHANGE_FEE: '可更改，收取手續費' },
    someFeeUntil: { REFUND_FEE: '{date} 前可退票，收取手續費', EXCHANGE_FEE: '{date} 前可更改，收取手續費' },
    classes: { '1': '一等', '2': '二等' },
    passengers: {
      ADULT: { other: '{count} 位成人' },
      SENIOR: { other: '{count} 位長者' },
      YOUTH: { other: '{count} 位青年' },
    },
    days: { other: '{count} 日' },
    months: { other: '{count} 個月' },
    withinMonths: { other: '{count} 個月內' },
    begins: '首個乘車日：{date}',
  },
  es: {
    conditions: {
      REFUND_NONE: 'Sin reembolso',
      REFUND_FREE: 'Reembolso total antes de la salida',
      REFUND_FEE: 'Reembolso con un cargo de {fee}',
      EXCHANGE_NONE: 'Sin cambios',
      EXCHANGE_FREE: 'Cambio gratuito antes de la salida',
      EXCHANGE_FEE: 'Cambio con un cargo de {fee}',
      RETURN_ONLY: 'Se vende solo junto con el billete de vuelta',
      NEGOTIATED: 'Tarifa acordada con el operador',
      SEAT_INCLUDED: 'Reserva de asiento incluida',
      SEAT_EXTRA: 'La reserva de asiento se paga aparte',
      TRAIN_BOUND: 'Válido solo en el tren reservado',
      ANY_TRAIN: 'Válido en cualquier tren del día en este trayecto',
    },
    conditionsUntil: {
      REFUND_FREE: 'Reembolso total hasta el {date}',
      REFUND_FEE: 'Reembolso hasta el {date}, con un cargo de {fee}',
      EXCHANGE_FREE: 'Cambio gratuito hasta el {date}',
      EXCHANGE_FEE: 'Cambio hasta el {date}, con un cargo de {fee}',
    },
    someFee: { REFUND_FEE: 'Reembolso con un cargo', EXCHANGE_FEE: 'Cambio con un cargo' },
    someFeeUntil: {
      REFUND_FEE: 'Reembolso hasta el {date}, con un cargo',
      EXCHANGE_FEE: 'Cambio hasta el {date}, con un cargo',
    },
    classes: { '1': '1.ª clase', '2': '2.ª clase' },
    passengers: {
      ADULT: { one: '{count} adulto', other: '{count} adultos' },
      SENIOR: { one: '{count} sénior', other: '{count} séniores' },
      YOUTH: { one: '{count} joven', other: '{count} jóvenes' },
    },
    days: { one: '{count} día', other: '{count} días' },
    months: { one: '{count} mes', other: '{count} meses' },
    withinMonths: { one: 'en {count} mes', other: 'en {count} meses' },
    begins: 'Primer día de viaje: {date}',
  },
  fr: {
    conditions: {
      REFUND_NONE: 'Aucun remboursement',
      REFUND_FREE: 'Remboursement intégral avant le départ',
      REFUND_FEE: 'Remboursement, frais de {fee}',
      EXCHANGE_NONE: 'Aucun échange',
      EXCHANGE_FREE: 'Échange gratuit avant le départ',
      EXCHANGE_FEE: 'Échange, frais de {fee}',
      RETURN_ONLY: 'Vendu uniquement avec le billet retour',
      NEGOTIATED: 'Tarif négocié avec l’opérateur',
      SEAT_INCLUDED: 'Réservation de place incluse',
      SEAT_EXTRA: 'Réservation de place en supplément',
      TRAIN_BOUND: 'Valable uniquement dans le train réservé',
      ANY_TRAIN: 'Valable dans tous les trains du jour sur ce trajet',
    },
    conditionsUntil: {
      REFUND_FREE: 'Remboursement intégral jusqu’au {date}',
      REFUND_FEE: 'Remboursement jusqu’au {date}, frais de {fee}',
      EXCHANGE_FREE: 'Échange gratuit jusqu’au {date}',
      EXCHANGE_FEE: 'Échange jusqu’au {date}, frais de {fee}',
    },
    someFee: { REFUND_FEE: 'Remboursement avec des frais', EXCHANGE_FEE: 'Échange avec des frais' },
    someFeeUntil: {
      REFUND_FEE: 'Remboursement jusqu’au {date}, avec des frais',
      EXCHANGE_FEE: 'Échange jusqu’au {date}, avec des frais',
    },
    classes: { '1': '1re classe', '2': '2de classe' },
    passengers: {
      ADULT: { one: '{count} adulte', other: '{count} adultes' },
      SENIOR: { one: '{count} senior', other: '{count} seniors' },
      YOUTH: { one: '{count} jeune', other: '{count} jeunes' },
    },
    days: { one: '{count} jour', other: '{count} jours' },
    months: { other: '{count} mois' },
    withinMonths: { other: 'en {count} mois' },
    begins: 'Premier jour de voyage\u202f: {date}',
  },
  ar: {
    conditions: {
      REFUND_NONE: 'لا استرداد',
      REFUND_FREE: 'استرداد كامل قبل المغادرة',
      REFUND_FEE: 'استرداد برسم {fee}',
      EXCHANGE_NONE: 'لا تغيير',
      EXCHANGE_FREE: 'تغيير مجاني قبل المغادرة',
      EXCHANGE_FEE: 'تغيير برسم {fee}',
      RETURN_ONLY: 'تُباع مع تذكرة العودة فقط',
      NEGOTIATED: 'سعر متفق عليه مع المشغّل',
      SEAT_INCLUDED: 'تشمل حجز مقعد',
      SEAT_EXTRA: 'حجز المقعد برسم إضافي',
      TRAIN_BOUND: 'صالحة في القطار المحجوز فقط',
      ANY_TRAIN: 'صالحة في أي قطار على هذا الخط في اليوم نفسه',
    },
    conditionsUntil: {
      REFUND_FREE: 'استرداد كامل حتى {date}',
      REFUND_FEE: 'استرداد حتى {date} برسم {fee}',
      EXCHANGE_FREE: 'تغيير مجاني حتى {date}',
      EXCHANGE_FEE: 'تغيير حتى {date} برسم {fee}',
    },
    someFee: { REFUND_FEE: 'استرداد مقابل رسم', EXCHANGE_FEE: 'تغيير مقابل رسم' },
    someFeeUntil: { REFUND_FEE: 'استرداد حتى {date} مقابل رسم', EXCHANGE_FEE: 'تغيير حتى {date} مقابل رسم' },
    classes: { '1': 'الدرجة الأولى', '2': 'الدرجة الثانية' },
    passengers: {
      ADULT: {
        one: 'بالغ واحد',
        two: 'بالغان',
        few: '{count} بالغين',
        many: '{count} بالغًا',
        other: '{count} بالغ',
      },
      SENIOR: {
        one: 'شخص واحد من كبار السن',
        two: 'شخصان من كبار السن',
        other: '{count} من كبار السن',
      },
      YOUTH: { one: 'شاب واحد', two: 'شابان', few: '{count} شبان', many: '{count} شابًا', other: '{count} شاب' },
    },
    days: { one: 'يوم واحد', two: 'يومان', few: '{count} أيام', many: '{count} يومًا', other: '{count} يوم' },
    months: { one: 'شهر واحد', two: 'شهران', few: '{count} أشهر', many: '{count} شهرًا', other: '{count} شهر' },
    withinMonths: {
      one: 'خلال شهر واحد',
      two: 'خلال شهرين',
      few: 'خلال {count} أشهر',
      many: 'خلال {count} شهرًا',
      other: 'خلال {count} شهر',
    },
    begins: 'أول يوم سفر: {date}',
  },
}
