import type { Language } from '@portolan/domain/language'
import type { Paper } from '../paper.ts'

export interface PaperTexts {
  kinds: Record<Paper['kind'], string>
  reference: string
  locator: string
  travelers: string
  /** Over what was answered to the supplier's questions. */
  told: string
  terms: string
  price: string
  total: string
  refunded: string
  /** {date} comes formatted. */
  issued: string
  invalid: string
  /** {page} and {total} are figures. */
  page: string
}

/** The words of a ticket or voucher, whatever it is for. */
export const paperTexts: Record<Language, PaperTexts> = {
  en: {
    kinds: { ticket: 'E-ticket', voucher: 'Voucher' },
    reference: 'Booking number',
    locator: 'Supplier reference',
    travelers: 'Travellers',
    told: 'Your answers and requests',
    terms: 'Conditions',
    price: 'Price',
    total: 'Total',
    refunded: 'Refunded',
    issued: 'Issued on {date}',
    invalid: 'Not valid for travel',
    page: 'Page {page} of {total}',
  },
  zh: {
    kinds: { ticket: '电子票', voucher: '兑换券' },
    reference: '订单号',
    locator: '供应商编号',
    travelers: '出行人',
    told: '您的回答与要求',
    terms: '使用条款',
    price: '价格',
    total: '总价',
    refunded: '已退款',
    issued: '出票日期：{date}',
    invalid: '不可用于出行',
    page: '第{page}页，共{total}页',
  },
  zhHK: {
    kinds: { ticket: '電子票', voucher: '換領券' },
    reference: '訂單編號',
    locator: '供應商編號',
    travelers: '旅客',
    told: '你的回答及要求',
    terms: '使用條款',
    price: '價格',
    total: '總額',
    refunded: '已退款',
    issued: '出票日期：{date}',
    invalid: '不可用於出行',
    page: '第 {page} 頁，共 {total} 頁',
  },
  es: {
    kinds: { ticket: 'Billete electrónico', voucher: 'Bono' },
    reference: 'Número de reserva',
    locator: 'Referencia del proveedor',
    travelers: 'Viajeros',
    told: 'Sus respuestas y peticiones',
    terms: 'Condiciones',
    price: 'Precio',
    total: 'Total',
    refunded: 'Reembolsado',
    issued: 'Emitido el {date}',
    invalid: 'No válido para viajar',
    page: 'Página {page} de {total}',
  },
  fr: {
    kinds: { ticket: 'Billet électronique', voucher: 'Bon d’échange' },
    reference: 'Numéro de réservation',
    locator: 'Référence du fournisseur',
    travelers: 'Voyageurs',
    told: 'Vos réponses et demandes',
    terms: 'Conditions',
    price: 'Prix',
    total: 'Total',
    refunded: 'Remboursé',
    issued: 'Émis le {date}',
    invalid: 'Non valable pour voyager',
    page: 'Page {page} sur {total}',
  },
  ar: {
    kinds: { ticket: 'تذكرة إلكترونية', voucher: 'قسيمة' },
    reference: 'رقم الحجز',
    locator: 'رقم الحجز لدى المورّد',
    travelers: 'المسافرون',
    told: 'الإجابات والطلبات',
    terms: 'الشروط',
    price: 'السعر',
    total: 'الإجمالي',
    refunded: 'المبلغ المسترَد',
    issued: 'تاريخ الإصدار: {date}',
    invalid: 'غير صالح للسفر',
    page: 'الصفحة {page} من {total}',
  },
}
