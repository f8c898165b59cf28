import type { Language } from '@portolan/domain/language'
import type { Comfort, Flexibility, RailPassengerCode } from '@portolan/domain/rail/fare'
import type { RailSegment } from '@portolan/supplier/rail'

export interface RailPaperTexts {
  outbound: string
  inbound: string
  comforts: Record<Comfort, string>
  flexibilities: Record<Flexibility, string>
  passengers: Record<RailPassengerCode, string>
  /** {coach} and {seat} are the carrier's own numbers. */
  places: Record<RailSegment['place'], string>
  lastDay: string
}

/** The words of a rail ticket on paper that no screen needs. */
export const railPaperTexts: Record<Language, RailPaperTexts> = {
  en: {
    outbound: 'Outbound',
    inbound: 'Return',
    comforts: { STANDARD: 'Standard', COMFORT: 'Comfort', PREMIER: 'Premier' },
    flexibilities: { NON_FLEX: 'Non Flex', SEMI_FLEX: 'Semi Flex', FULL_FLEX: 'Full Flex' },
    passengers: { ADULT: 'Adult', SENIOR: 'Senior', YOUTH: 'Youth' },
    places: {
      seat: 'Coach {coach}, seat {seat}',
      couchette: 'Coach {coach}, couchette {seat}',
      sleeper: 'Coach {coach}, berth {seat}',
    },
    lastDay: 'Last day of travel {date}',
  },
  zh: {
    outbound: '去程',
    inbound: '返程',
    comforts: { STANDARD: '标准', COMFORT: '舒适', PREMIER: '尊享' },
    flexibilities: { NON_FLEX: '非灵活', SEMI_FLEX: '半灵活', FULL_FLEX: '完全灵活' },
    passengers: { ADULT: '成人', SENIOR: '长者', YOUTH: '青年' },
    places: {
      seat: '{coach}号车厢，{seat}号座位',
      couchette: '{coach}号车厢，{seat}号简易卧铺',
      sleeper: '{coach}号车厢，{seat}号卧铺',
    },
    lastDay: '最后乘车日：{date}',
  },
  zhHK: {
    outbound: '去程',
    inbound: '回程',
    comforts: { STANDARD: '標準', COMFORT: '舒適', PREMIER: '尊尚' },
    flexibilities: { NON_FLEX: '非彈性', SEMI_FLEX: '半彈性', FULL_FLEX: '完全彈性' },
    passengers: { ADULT: '成人', SENIOR: '長者', YOUTH: '青年' },
    places: {
      seat: '{coach} 號車廂，{seat} 號座位',
      couchette: '{coach} 號車廂，{seat} 號簡便臥鋪',
      sleeper: '{coach} 號車廂，{seat} 號臥鋪',
    },
    lastDay: '最後乘車日：{date}',
  },
  es: {
    outbound: 'Ida',
    inbound: 'Vuelta',
    comforts: { STANDARD: 'Estándar', COMFORT: 'Confort', PREMIER: 'Premier' },
    flexibilities: { NON_FLEX: 'No flexible', SEMI_FLEX: 'Semiflexible', FULL_FLEX: 'Totalmente flexible' },
    passengers: { ADULT: 'Adulto', SENIOR: 'Sénior', YOUTH: 'Joven' },
    places: {
      seat: 'Coche {coach}, asiento {seat}',
      couchette: 'Coche {coach}, litera {seat}',
      sleeper: 'Coche {coach}, cama {seat}',
    },
    lastDay: 'Último día de viaje: {date}',
  },
  fr: {
    outbound: 'Aller',
    inbound: 'Retour',
    comforts: { STANDARD: 'Standard', COMFORT: 'Confort', PREMIER: 'Premier' },
    flexibilities: { NON_FLEX: 'Non flexible', SEMI_FLEX: 'Semi-flexible', FULL_FLEX: 'Totalement flexible' },
    passengers: { ADULT: 'Adulte', SENIOR: 'Senior', YOUTH: 'Jeune' },
    places: {
      seat: 'Voiture {coach}, place {seat}',
      couchette: 'Voiture {coach}, couchette {seat}',
      sleeper: 'Voiture {coach}, lit {seat}',
    },
    lastDay: 'Dernier jour de voyage\u202f: {date}',
  },
  ar: {
    outbound: 'الذهاب',
    inbound: 'العودة',
    comforts: { STANDARD: 'عادية', COMFORT: 'مريحة', PREMIER: 'ممتازة' },
    flexibilities: { NON_FLEX: 'غير مرنة', SEMI_FLEX: 'شبه مرنة', FULL_FLEX: 'مرنة بالكامل' },
    passengers: { ADULT: 'بالغ', SENIOR: 'كبير السن', YOUTH: 'شاب' },
    places: {
      seat: 'عربة {coach}، مقعد {seat}',
      couchette: 'عربة {coach}، سرير {seat}',
      sleeper: 'عربة {coach}، سرير {seat}',
    },
    lastDay: 'آخر يوم سفر: {date}',
  },
}
