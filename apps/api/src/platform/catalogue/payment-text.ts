import type { Language } from '@portolan/domain/language'

/** Where a booking is paid that is not paid to us. */
export type Spot = 'hotel' | 'car' | 'other'

export interface PaymentTexts {
  /** How a booking is paid, where one sentence has to say it. */
  ways: {
    card: string
    account: string
    cardAndAccount: string
    there: Record<Spot, string>
    cardAndThere: Record<Spot, string>
    accountAndThere: Record<Spot, string>
    /** By card, on account and on the spot. */
    several: string
  }
  /** Beside sums. */
  total: string
  /** By card and on account, in one sum. */
  paid: string
  due: Record<Spot, string>
  /** In place of that, where the hotel takes it itself before anybody arrives. {date} comes formatted. */
  taken: string
  /** {local} is paid on the spot, in the money of the place; {price} is about the same in the customer's. */
  about: string
}

export const paymentTexts: Record<Language, PaymentTexts> = {
  en: {
    ways: {
      card: 'Paid by card',
      account: 'On account',
      cardAndAccount: 'Paid by card and on account',
      there: { hotel: 'Pay at the hotel', car: 'Pay at pick-up', other: 'Pay on the spot' },
      cardAndThere: {
        hotel: 'Paid in part by card, the rest to the hotel',
        car: 'Paid in part by card, the rest at pick-up',
        other: 'Paid in part by card, the rest on the spot',
      },
      accountAndThere: {
        hotel: 'In part on account, the rest to the hotel',
        car: 'In part on account, the rest at pick-up',
        other: 'In part on account, the rest on the spot',
      },
      several: 'Paid in several ways',
    },
    total: 'Total',
    paid: 'Paid',
    due: { hotel: 'To be paid at the hotel', car: 'To be paid at pick-up', other: 'To be paid on the spot' },
    taken: 'Taken by the hotel on {date}',
    about: '{local} (about {price})',
  },
  zh: {
    ways: {
      card: '已用银行卡支付',
      account: '已记账',
      cardAndAccount: '已用银行卡支付并记账',
      there: { hotel: '到店支付', car: '取车时支付', other: '现场支付' },
      cardAndThere: {
        hotel: '部分已用银行卡支付，余款由酒店收取',
        car: '部分已用银行卡支付，余款取车时支付',
        other: '部分已用银行卡支付，余款现场支付',
      },
      accountAndThere: {
        hotel: '部分已记账，余款由酒店收取',
        car: '部分已记账，余款取车时支付',
        other: '部分已记账，余款现场支付',
      },
      several: '已用多种方式支付',
    },
    total: '总价',
    paid: '已支付',
    due: { hotel: '到店应付金额', car: '取车时应付金额', other: '现场应付金额' },
    taken: '酒店于{date}收取',
    about: '{local}（约{price}）',
  },
  zhHK: {
    ways: {
      card: '已用卡付款',
      account: '已記入帳戶',
      cardAndAccount: '已用卡付款及記入帳戶',
      there: { hotel: '到店付款', car: '取車時付款', other: '即場付款' },
      cardAndThere: {
        hotel: '部分已用卡付款，餘款由酒店收取',
        car: '部分已用卡付款，餘款取車時付款',
        other: '部分已用卡付款，餘款即場付款',
      },
      accountAndThere: {
        hotel: '部分已記入帳戶，餘款由酒店收取',
        car: '部分已記入帳戶，餘款取車時付款',
        other: '部分已記入帳戶，餘款即場付款',
      },
      several: '已用多種方式付款',
    },
    total: '總額',
    paid: '已付款',
    due: { hotel: '到店應付金額', car: '取車時應付金額', other: '即場應付金額' },
    taken: '酒店於 {date} 收取',
    about: '{local}（約 {price}）',
  },
  es: {
    ways: {
      card: 'Pagado con tarjeta',
      account: 'Cargado en cuenta',
      cardAndAccount: 'Pagado con tarjeta y cargado en cuenta',
      there: { hotel: 'Pago en el hotel', car: 'Pago al recoger el coche', other: 'Pago en destino' },
      cardAndThere: {
        hotel: 'Una parte pagada con tarjeta y el resto al hotel',
        car: 'Una parte pagada con tarjeta y el resto al recoger el coche',
        other: 'Una parte pagada con tarjeta y el resto en destino',
      },
      accountAndThere: {
        hotel: 'Una parte cargada en cuenta y el resto al hotel',
        car: 'Una parte cargada en cuenta y el resto al recoger el coche',
        other: 'Una parte cargada en cuenta y el resto en destino',
      },
      several: 'Pagado de varias formas',
    },
    total: 'Total',
    paid: 'Pagado',
    due: { hotel: 'Se paga en el hotel', car: 'Se paga al recoger el coche', other: 'Se paga en destino' },
    taken: 'El hotel lo cobra el {date}',
    about: '{local} (aprox. {price})',
  },
  fr: {
    ways: {
      card: 'Payé par carte',
      account: 'Porté au compte',
      cardAndAccount: 'Payé par carte et porté au compte',
      there: { hotel: 'Paiement à l’hôtel', car: 'Paiement au retrait du véhicule', other: 'Paiement sur place' },
      cardAndThere: {
        hotel: 'Payé en partie par carte, le reste à l’hôtel',
        car: 'Payé en partie par carte, le reste au retrait du véhicule',
        other: 'Payé en partie par carte, le reste sur place',
      },
      accountAndThere: {
        hotel: 'Porté en partie au compte, le reste à l’hôtel',
        car: 'Porté en partie au compte, le reste au retrait du véhicule',
        other: 'Porté en partie au compte, le reste sur place',
      },
      several: 'Payé de plusieurs façons',
    },
    total: 'Total',
    paid: 'Payé',
    due: { hotel: 'À payer à l’hôtel', car: 'À payer au retrait du véhicule', other: 'À payer sur place' },
    taken: 'Encaissé par l’hôtel le {date}',
    about: '{local} (environ {price})',
  },
  ar: {
    ways: {
      card: 'مدفوع بالبطاقة',
      account: 'على الحساب',
      cardAndAccount: 'مدفوع بالبطاقة وعلى الحساب',
      there: { hotel: 'الدفع في الفندق', car: 'الدفع عند استلام السيارة', other: 'الدفع في المكان' },
      cardAndThere: {
        hotel: 'جزء مدفوع بالبطاقة والباقي إلى الفندق',
        car: 'جزء مدفوع بالبطاقة والباقي عند استلام السيارة',
        other: 'جزء مدفوع بالبطاقة والباقي في المكان',
      },
      accountAndThere: {
        hotel: 'جزء على الحساب والباقي إلى الفندق',
        car: 'جزء على الحساب والباقي عند استلام السيارة',
        other: 'جزء على الحساب والباقي في المكان',
      },
      several: 'مدفوع بعدة طرق',
    },
    total: 'الإجمالي',
    paid: 'المبلغ المدفوع',
    due: { hotel: 'يُدفع في الفندق', car: 'يُدفع عند استلام السيارة', other: 'يُدفع في المكان' },
    taken: 'يُحصِّله الفندق يوم {date}',
    about: '{local} (نحو {price})',
  },
}
