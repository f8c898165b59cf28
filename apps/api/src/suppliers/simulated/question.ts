import type { Question } from '@portolan/supplier/offer'
import type { SupplierError } from '@portolan/supplier/outcome'
import type { Purchase } from '@portolan/supplier/reservation'

/** What it asks when it is told to: one thing of the whole order, one of each traveller. */
export const questions: readonly Question[] = [
  {
    ...{ code: 'pickup', per: 'order', required: true, maxLength: 80 },
    text: {
      en: 'Hotel where we fetch you',
      fr: 'Hôtel où nous venons vous chercher',
      es: 'Hotel donde le recogemos',
      zh: '接您的酒店',
      zhHK: '接送你的酒店',
      ar: 'الفندق الذي نصطحبكم منه',
    },
  },
  {
    ...{ code: 'meal', per: 'traveler', required: true },
    text: { en: 'Meal', fr: 'Repas', es: 'Comida', zh: '餐食', zhHK: '餐膳', ar: 'الوجبة' },
    options: [
      {
        value: 'any',
        text: { en: 'Anything', fr: 'Tout', es: 'Cualquiera', zh: '不限', zhHK: '不限', ar: 'أي وجبة' },
      },
      {
        value: 'vegan',
        text: { en: 'Vegan', fr: 'Végane', es: 'Vegana', zh: '纯素', zhHK: '純素', ar: 'نباتية' },
      },
    ],
  },
  {
    ...{ code: 'note', per: 'order', required: false },
    text: {
      en: 'Anything we should know',
      fr: 'Ce que nous devrions savoir',
      es: 'Algo que debamos saber',
      zh: '其他需要我们了解的事项',
      zhHK: '其他需要我們知道的事項',
      ar: 'أي معلومات أخرى ينبغي أن نعرفها',
    },
  },
]

/** What has to be answered and is not, by where it would stand in the purchase. */
export function unansweredOf({ answers = [], travelers }: Purchase): NonNullable<SupplierError['fields']> {
  return questions
    .filter(({ required }) => required)
    .flatMap(({ code, per }) =>
      (per === 'order' ? [undefined] : travelers.map(({ ref }) => ref))
        .filter((ref) => !answers.some((one) => one.code === code && one.travelerRef === ref))
        .map((ref) => ({ pointer: ['/answers', code, ...(ref ? [ref] : [])].join('/'), message: 'This is needed.' })),
    )
}
