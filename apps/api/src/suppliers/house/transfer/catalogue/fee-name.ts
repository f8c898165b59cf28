import type { Words } from '@portolan/supplier/words'

export type FeeCode = 'NIGHT' | 'CHILD_SEAT' | 'BAG'

export const feeNames: Readonly<Record<FeeCode, Words>> = {
  NIGHT: {
    ...{ en: 'Night supplement', zh: '夜间附加费', zhHK: '深夜附加費', es: 'Suplemento nocturno' },
    ...{ fr: 'Supplément de nuit', ar: 'رسم إضافي ليلي' },
  },
  CHILD_SEAT: {
    ...{ en: 'Child seats', zh: '儿童座椅', zhHK: '兒童座椅', es: 'Sillas infantiles' },
    ...{ fr: 'Sièges enfant', ar: 'مقاعد أطفال' },
  },
  BAG: {
    ...{ en: 'Extra bags', zh: '额外行李', zhHK: '額外行李', es: 'Maletas adicionales' },
    ...{ fr: 'Bagages supplémentaires', ar: 'حقائب إضافية' },
  },
}
