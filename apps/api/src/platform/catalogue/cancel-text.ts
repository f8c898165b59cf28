import type { Language } from '@portolan/domain/language'

/** What giving something back costs, step by step. */
export interface CancelTexts {
  /** {date} names its clock. */
  freeUntil: string
  /** {when} and {cost} of the others below. */
  step: string
  until: string
  /** After the last of several. */
  after: string
  /** Where there is one step alone. */
  always: string
  free: string
  fee: string
  /** {percent} is a figure. */
  percent: string
  /** To somebody who is not told how much. */
  someFee: string
  none: string
  /** The same two where nothing was paid, because the hotel or the desk takes it all. */
  nothing: string
  whole: string
}

export const cancelTexts: Record<Language, CancelTexts> = {
  en: {
    freeUntil: 'Free cancellation until {date}',
    step: '{when}: {cost}',
    until: 'Cancellation until {date}',
    after: 'Cancellation after that',
    always: 'Cancellation',
    free: 'full refund',
    fee: 'fee {price}',
    percent: 'fee of {percent}% of the price',
    someFee: 'with a fee',
    none: 'no refund',
    nothing: 'free of charge',
    whole: 'the whole price',
  },
  zh: {
    freeUntil: '{date}前可免费取消',
    step: '{when}：{cost}',
    until: '{date}前取消',
    after: '此后取消',
    always: '取消',
    free: '全额退款',
    fee: '手续费{price}',
    percent: '手续费为价格的{percent}%',
    someFee: '收取手续费',
    none: '不可退款',
    nothing: '免费',
    whole: '收取全价',
  },
  zhHK: {
    freeUntil: '{date} 前可免費取消',
    step: '{when}：{cost}',
    until: '{date} 前取消',
    after: '其後取消',
    always: '取消',
    free: '全數退款',
    fee: '手續費 {price}',
    percent: '手續費為價格的 {percent}%',
    someFee: '收取手續費',
    none: '不設退款',
    nothing: '免費',
    whole: '收取全價',
  },
  es: {
    freeUntil: 'Cancelación gratuita hasta el {date}',
    step: '{when}: {cost}',
    until: 'Cancelación hasta el {date}',
    after: 'Cancelación después',
    always: 'Cancelación',
    free: 'reembolso total',
    fee: 'cargo de {price}',
    percent: 'cargo del {percent} % del precio',
    someFee: 'con un cargo',
    none: 'sin reembolso',
    nothing: 'sin cargo',
    whole: 'el precio completo',
  },
  fr: {
    freeUntil: 'Annulation gratuite jusqu’au {date}',
    step: '{when}\u00a0: {cost}',
    until: 'Annulation jusqu’au {date}',
    after: 'Annulation ensuite',
    always: 'Annulation',
    free: 'remboursement intégral',
    fee: 'frais de {price}',
    percent: 'frais de {percent}\u00a0% du prix',
    someFee: 'avec des frais',
    none: 'aucun remboursement',
    nothing: 'sans frais',
    whole: 'le prix entier',
  },
  ar: {
    freeUntil: 'إلغاء مجاني حتى {date}',
    step: '{when}: {cost}',
    until: 'الإلغاء حتى {date}',
    after: 'الإلغاء بعد ذلك',
    always: 'الإلغاء',
    free: 'استرداد كامل',
    fee: 'رسم {price}',
    percent: 'رسم قدره {percent}% من السعر',
    someFee: 'مقابل رسم',
    none: 'لا استرداد',
    nothing: 'مجانًا',
    whole: 'السعر كاملًا',
  },
}
