import type { Question } from '@portolan/supplier/offer'

const pickUp: Question = {
  code: 'PICK_UP_HOTEL',
  text: {
    en: 'Name and street of the hotel where you will be picked up',
    zh: '接您上车的酒店名称和街道',
    zhHK: '接載你的酒店名稱和街道',
    es: 'Nombre y calle del hotel donde se le recogerá',
    fr: 'Nom et rue de l’hôtel où l’on viendra vous chercher',
    ar: 'اسم الفندق الذي سنصطحبك منه وشارعه',
  },
  ...{ per: 'order', required: true, maxLength: 200 },
}

const diet: Question = {
  code: 'DIET',
  text: {
    en: 'Allergies, or food that somebody does not eat',
    zh: '过敏情况，或忌口的食物',
    zhHK: '過敏情況，或忌口的食物',
    es: 'Alergias o alimentos que alguien no come',
    fr: 'Allergies, ou aliments que quelqu’un ne mange pas',
    ar: 'الحساسية، أو أطعمة لا يأكلها أحدكم',
  },
  ...{ per: 'order', required: false, maxLength: 250 },
}

/** What the guide has to know beforehand. */
export const questionsOf = ({
  kind,
  hasPickUp,
}: {
  readonly kind: string
  readonly hasPickUp: boolean
}): Question[] => [...(hasPickUp ? [pickUp] : []), ...(kind === 'food' ? [diet] : [])]
