import type { Question } from '@portolan/supplier/offer'

/** What a house likes to know beforehand; nobody has to say it. */
export const questions: readonly Question[] = [
  {
    code: 'SPECIAL_REQUEST',
    text: {
      en: 'Special requests',
      zh: '特殊要求',
      zhHK: '特別要求',
      es: 'Peticiones especiales',
      fr: 'Demandes particulières',
      ar: 'الطلبات الخاصة',
    },
    ...{ per: 'order', required: false, maxLength: 500 },
  },
  {
    code: 'COMMENT',
    text: {
      en: 'Arrival time',
      zh: '到店时间',
      zhHK: '抵達時間',
      es: 'Hora de llegada',
      fr: 'Heure d’arrivée',
      ar: 'وقت الوصول',
    },
    ...{ per: 'order', required: false, maxLength: 100 },
  },
]
