import type { PaymentStatus } from '@portolan/domain/booking/payment'
import type { Language } from '@portolan/domain/language'
import type { Product } from '@portolan/domain/product'

export interface CsvTexts {
  headings: {
    reference: string
    locator: string
    fileNumber: string
    product: string
    title: string
    status: string
    booked: string
    travelStart: string
    travelEnd: string
    leadName: string
    currency: string
    total: string
    paid: string
    there: string
    payment: string
    refunded: string
    refund: string
    createdBy: string
  }
  products: Record<Product, string>
  /** While money goes back, and once it is back. */
  refunds: Record<Extract<PaymentStatus, 'Refunding' | 'RefundFailed' | 'PartiallyRefunded' | 'Refunded'>, string>
}

/** The words of the table of bookings. */
export const csvTexts: Record<Language, CsvTexts> = {
  en: {
    headings: {
      reference: 'Reference',
      locator: 'Supplier reference',
      fileNumber: 'Your file number',
      product: 'Product',
      title: 'Booking',
      status: 'Status',
      booked: 'Booked',
      travelStart: 'Travel from',
      travelEnd: 'Travel to',
      leadName: 'Lead traveller',
      currency: 'Currency',
      total: 'Total',
      paid: 'Paid',
      there: 'To be paid on the spot',
      payment: 'Payment',
      refunded: 'Refunded',
      refund: 'Refund status',
      createdBy: 'Booked by',
    },
    products: {
      air: 'Flight',
      hotel: 'Hotel',
      package: 'Flight and hotel',
      activity: 'Activity',
      car: 'Car rental',
      rail: 'Rail ticket',
      railPass: 'Rail pass',
      transfer: 'Car transfer',
      cruise: 'Cruise',
      insurance: 'Insurance',
      visa: 'Visa application',
    },
    refunds: {
      Refunding: 'Refund on its way',
      RefundFailed: 'Refund delayed',
      PartiallyRefunded: 'Partly refunded',
      Refunded: 'Refunded',
    },
  },
  zh: {
    headings: {
      reference: '订单号',
      locator: '供应商订单号',
      fileNumber: '贵社订单号',
      product: '产品',
      title: '预订',
      status: '状态',
      booked: '预订时间',
      travelStart: '出行开始',
      travelEnd: '出行结束',
      leadName: '主要出行人',
      currency: '货币',
      total: '总价',
      paid: '已支付',
      there: '现场应付金额',
      payment: '付款',
      refunded: '已退款',
      refund: '退款状态',
      createdBy: '预订人',
    },
    products: {
      air: '航班',
      hotel: '酒店',
      package: '机酒套餐',
      activity: '当地玩乐',
      car: '租车',
      rail: '火车票',
      railPass: '火车通票',
      transfer: '接送机',
      cruise: '邮轮',
      insurance: '保险',
      visa: '签证办理',
    },
    refunds: {
      Refunding: '退款处理中',
      RefundFailed: '退款延迟',
      PartiallyRefunded: '已部分退款',
      Refunded: '已退款',
    },
  },
  zhHK: {
    headings: {
      reference: '訂單編號',
      locator: '供應商訂單編號',
      fileNumber: '貴社檔案編號',
      product: '產品',
      title: '預訂',
      status: '狀態',
      booked: '預訂時間',
      travelStart: '旅程開始',
      travelEnd: '旅程結束',
      leadName: '主要旅客',
      currency: '貨幣',
      total: '總價',
      paid: '已付款',
      there: '即場應付金額',
      payment: '付款',
      refunded: '已退款',
      refund: '退款狀態',
      createdBy: '預訂人',
    },
    products: {
      air: '航班',
      hotel: '酒店',
      package: '機票酒店套票',
      activity: '當地玩樂',
      car: '租車',
      rail: '火車票',
      railPass: '火車證',
      transfer: '機場接送',
      cruise: '郵輪',
      insurance: '保險',
      visa: '簽證辦理',
    },
    refunds: {
      Refunding: '退款處理中',
      RefundFailed: '退款延誤',
      PartiallyRefunded: '已部分退款',
      Refunded: '已退款',
    },
  },
  es: {
    headings: {
      reference: 'Referencia',
      locator: 'Referencia del proveedor',
      fileNumber: 'Su número de expediente',
      product: 'Producto',
      title: 'Reserva',
      status: 'Estado',
      booked: 'Reservado',
      travelStart: 'Viaje desde',
      travelEnd: 'Viaje hasta',
      leadName: 'Viajero principal',
      currency: 'Moneda',
      total: 'Total',
      paid: 'Pagado',
      there: 'Se paga en destino',
      payment: 'Pago',
      refunded: 'Reembolsado',
      refund: 'Estado del reembolso',
      createdBy: 'Reservado por',
    },
    products: {
      air: 'Vuelo',
      hotel: 'Hotel',
      package: 'Vuelo + hotel',
      activity: 'Actividad',
      car: 'Alquiler de coche',
      rail: 'Billete de tren',
      railPass: 'Pase de tren',
      transfer: 'Traslado',
      cruise: 'Crucero',
      insurance: 'Seguro',
      visa: 'Solicitud de visado',
    },
    refunds: {
      Refunding: 'Reembolso en curso',
      RefundFailed: 'Reembolso retrasado',
      PartiallyRefunded: 'Reembolsada en parte',
      Refunded: 'Reembolsada',
    },
  },
  fr: {
    headings: {
      reference: 'Référence',
      locator: 'Référence du fournisseur',
      fileNumber: 'Votre numéro de dossier',
      product: 'Produit',
      title: 'Réservation',
      status: 'Statut',
      booked: 'Réservé le',
      travelStart: 'Début du voyage',
      travelEnd: 'Fin du voyage',
      leadName: 'Voyageur principal',
      currency: 'Devise',
      total: 'Total',
      paid: 'Payé',
      there: 'À payer sur place',
      payment: 'Paiement',
      refunded: 'Remboursé',
      refund: 'État du remboursement',
      createdBy: 'Réservé par',
    },
    products: {
      air: 'Vol',
      hotel: 'Hôtel',
      package: 'Vol + hôtel',
      activity: 'Activité',
      car: 'Location de voiture',
      rail: 'Billet de train',
      railPass: 'Pass ferroviaire',
      transfer: 'Transfert',
      cruise: 'Croisière',
      insurance: 'Assurance',
      visa: 'Demande de visa',
    },
    refunds: {
      Refunding: 'Remboursement en cours',
      RefundFailed: 'Remboursement retardé',
      PartiallyRefunded: 'Remboursée en partie',
      Refunded: 'Remboursée',
    },
  },
  ar: {
    headings: {
      reference: 'رقم الحجز',
      locator: 'رقم الحجز لدى المورّد',
      fileNumber: 'رقم الملف لديكم',
      product: 'المنتج',
      title: 'الحجز',
      status: 'الحالة',
      booked: 'تاريخ الحجز',
      travelStart: 'بداية السفر',
      travelEnd: 'نهاية السفر',
      leadName: 'المسافر الرئيسي',
      currency: 'العملة',
      total: 'الإجمالي',
      paid: 'المبلغ المدفوع',
      there: 'يُدفع في المكان',
      payment: 'الدفع',
      refunded: 'المبلغ المسترد',
      refund: 'حالة الاسترداد',
      createdBy: 'حُجز بواسطة',
    },
    products: {
      air: 'رحلة جوية',
      hotel: 'فندق',
      package: 'باقة طيران وفندق',
      activity: 'نشاط',
      car: 'تأجير سيارة',
      rail: 'تذكرة قطار',
      railPass: 'بطاقة سفر بالقطار',
      transfer: 'توصيل بالسيارة',
      cruise: 'رحلة بحرية',
      insurance: 'تأمين',
      visa: 'طلب تأشيرة',
    },
    refunds: {
      Refunding: 'الاسترداد قيد التنفيذ',
      RefundFailed: 'تأخر الاسترداد',
      PartiallyRefunded: 'مسترَد جزئيًا',
      Refunded: 'مسترَد',
    },
  },
}
