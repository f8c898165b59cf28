import type { Language } from '@portolan/domain/language'

export interface BillTexts {
  kinds: Record<'invoice' | 'creditNote' | 'receipt', string>
  number: string
  issued: string
  /** {date} comes formatted. */
  issuedOn: string
  booking: string
  /** The agency's own: whoever is billed may be its client. */
  fileNumber: string
  /** Over the number of the invoice that a credit note takes back. */
  invoice: string
  seller: string
  buyer: string
  taxNumber: string
  entries: string
  /** {title}: what an exchange cost on top, what came back, what is written to somebody else. */
  exchange: string
  refund: string
  total: string
  totalBack: string
  /** {percent}: part of the total. */
  vat: string
  /** {date}. An account is the agency's, to whomever it is written. */
  paid: Record<'token' | 'account', string>
  back: Record<'token' | 'account', string>
  /** {title}: no part of the total. */
  there: string
  taken: string
  margin: string
  /** Where something else of it has its own rate. */
  marginRest: string
  /** {number}: the invoice takes the place of none, the other one is taken back. */
  correction: string
  sample: string
  receiptNote: string
}

/** The words of invoices, credit notes and receipts. */
export const billTexts: Record<Language, BillTexts> = {
  en: {
    kinds: { invoice: 'Invoice', creditNote: 'Credit note', receipt: 'Receipt' },
    number: 'Number',
    issued: 'Date of issue',
    issuedOn: 'Issued on {date}',
    booking: 'Booking number',
    fileNumber: 'File number',
    invoice: 'For invoice',
    seller: 'Seller',
    buyer: 'Billed to',
    taxNumber: 'Tax number',
    entries: 'Services',
    exchange: 'Exchange: {title}',
    refund: 'Refund: {title}',
    total: 'Total',
    totalBack: 'Total credited',
    vat: 'Includes {percent} % VAT',
    paid: { token: 'Paid by card on {date}', account: 'Charged to the agency’s account on {date}' },
    back: { token: 'Refunded to the card', account: 'Credited to the agency’s account' },
    there: 'Not in this invoice, paid on the spot: {title}',
    taken: 'Not in this invoice, taken by the hotel on {date}: {title}',
    margin: 'Margin scheme for travel agents: VAT is not shown separately.',
    marginRest: 'Margin scheme for travel agents for all other services: their VAT is not shown separately.',
    correction: 'Issued again with other billing details.',
    sample: 'Sample from a demonstration shop. Not an invoice.',
    receiptNote: 'This receipt confirms payment. It is not an invoice.',
  },
  zh: {
    kinds: { invoice: '发票', creditNote: '红字发票', receipt: '收据' },
    number: '编号',
    issued: '开具日期',
    issuedOn: '开具日期：{date}',
    booking: '订单号',
    fileNumber: '档案号',
    invoice: '对应发票',
    seller: '销售方',
    buyer: '购买方',
    taxNumber: '税号',
    entries: '服务项目',
    exchange: '改签：{title}',
    refund: '退款：{title}',
    total: '总价',
    totalBack: '红冲总额',
    vat: '含{percent}%增值税',
    paid: { token: '已于{date}用银行卡支付', account: '已于{date}记入旅行社账户' },
    back: { token: '已退回银行卡', account: '已冲抵旅行社账户' },
    there: '不含在本发票内，现场支付：{title}',
    taken: '不含在本发票内，酒店于{date}收取：{title}',
    margin: '按旅行社差额征税办法计税，增值税不单独列示。',
    marginRest: '其余服务按旅行社差额征税办法计税，其增值税不单独列示。',
    correction: '已更改开票信息并重新开具。',
    sample: '演示商店的样张，不是发票。',
    receiptNote: '本收据仅确认付款，不是发票。',
  },
  zhHK: {
    kinds: { invoice: '發票', creditNote: '貸項通知單', receipt: '收據' },
    number: '編號',
    issued: '發出日期',
    issuedOn: '發出日期：{date}',
    booking: '訂單編號',
    fileNumber: '檔案編號',
    invoice: '對應發票',
    seller: '賣方',
    buyer: '買方',
    taxNumber: '稅務編號',
    entries: '服務項目',
    exchange: '改簽：{title}',
    refund: '退款：{title}',
    total: '總額',
    totalBack: '退回總額',
    vat: '已包括 {percent}% 增值稅',
    paid: { token: '已於 {date} 以信用卡付款', account: '已於 {date} 記入旅行社帳戶' },
    back: { token: '已退回信用卡', account: '已存回旅行社帳戶' },
    there: '不包括在本發票內，即場付款：{title}',
    taken: '不包括在本發票內，酒店於 {date} 收取：{title}',
    margin: '按旅行社差額徵稅制度計算，增值稅不另列示。',
    marginRest: '其餘服務按旅行社差額徵稅制度計算，其增值稅不另列示。',
    correction: '已更改發票資料並重新發出。',
    sample: '示範商店的樣本，並非發票。',
    receiptNote: '本收據只確認付款，並非發票。',
  },
  es: {
    kinds: { invoice: 'Factura', creditNote: 'Factura rectificativa', receipt: 'Recibo' },
    number: 'Número',
    issued: 'Fecha de emisión',
    issuedOn: 'Emitido el {date}',
    booking: 'Número de reserva',
    fileNumber: 'Número de expediente',
    invoice: 'De la factura',
    seller: 'Vendedor',
    buyer: 'Facturado a',
    taxNumber: 'NIF',
    entries: 'Servicios',
    exchange: 'Cambio: {title}',
    refund: 'Reembolso: {title}',
    total: 'Total',
    totalBack: 'Total abonado',
    vat: 'Incluye IVA al {percent} %',
    paid: { token: 'Pagado con tarjeta el {date}', account: 'Cargado a la cuenta de la agencia el {date}' },
    back: { token: 'Reembolsado en la tarjeta', account: 'Abonado en la cuenta de la agencia' },
    there: 'No incluido en esta factura, se paga en el lugar: {title}',
    taken: 'No incluido en esta factura, el hotel lo cobra el {date}: {title}',
    margin: 'Régimen especial de las agencias de viajes: el IVA no se desglosa.',
    marginRest: 'Régimen especial de las agencias de viajes para los demás servicios: su IVA no se desglosa.',
    correction: 'Emitida de nuevo con otros datos de facturación.',
    sample: 'Muestra de una tienda de demostración. No es una factura.',
    receiptNote: 'Este recibo confirma el pago. No es una factura.',
  },
  fr: {
    kinds: { invoice: 'Facture', creditNote: 'Avoir', receipt: 'Reçu' },
    number: 'Numéro',
    issued: 'Date d’émission',
    issuedOn: 'Émis le {date}',
    booking: 'Numéro de réservation',
    fileNumber: 'Numéro de dossier',
    invoice: 'Sur la facture',
    seller: 'Vendeur',
    buyer: 'Facturé à',
    taxNumber: 'N° de TVA',
    entries: 'Prestations',
    exchange: 'Échange\u202f: {title}',
    refund: 'Remboursement\u202f: {title}',
    total: 'Total',
    totalBack: 'Total de l’avoir',
    vat: 'Dont TVA à {percent}\u00a0%',
    paid: { token: 'Payé par carte le {date}', account: 'Porté au compte de l’agence le {date}' },
    back: { token: 'Remboursé sur la carte', account: 'Crédité sur le compte de l’agence' },
    there: 'Hors facture, à régler sur place\u202f: {title}',
    taken: 'Hors facture, encaissé par l’hôtel le {date}\u202f: {title}',
    margin: 'Régime particulier des agences de voyages\u202f: la TVA n’est pas mentionnée séparément.',
    marginRest:
      'Régime particulier des agences de voyages pour les autres prestations\u202f: leur TVA n’est pas mentionnée séparément.',
    correction: 'Émise à nouveau avec d’autres coordonnées de facturation.',
    sample: 'Spécimen d’une boutique de démonstration. Ceci n’est pas une facture.',
    receiptNote: 'Ce reçu confirme le paiement. Ce n’est pas une facture.',
  },
  ar: {
    kinds: { invoice: 'فاتورة', creditNote: 'إشعار دائن', receipt: 'إيصال' },
    number: 'الرقم',
    issued: 'تاريخ الإصدار',
    issuedOn: 'تاريخ الإصدار: {date}',
    booking: 'رقم الحجز',
    fileNumber: 'رقم الملف',
    invoice: 'عن الفاتورة',
    seller: 'البائع',
    buyer: 'المشتري',
    taxNumber: 'الرقم الضريبي',
    entries: 'الخدمات',
    exchange: 'تبديل: {title}',
    refund: 'استرداد: {title}',
    total: 'الإجمالي',
    totalBack: 'إجمالي المبلغ المعاد',
    vat: 'يشمل ضريبة القيمة المضافة بنسبة {percent}%',
    paid: { token: 'دُفع بالبطاقة بتاريخ {date}', account: 'قُيّد على حساب الوكالة بتاريخ {date}' },
    back: { token: 'مسترد إلى البطاقة', account: 'أُضيف إلى حساب الوكالة' },
    there: 'غير مشمول في هذه الفاتورة ويُدفع في المكان: {title}',
    taken: 'غير مشمول في هذه الفاتورة ويُحصِّله الفندق يوم {date}: {title}',
    margin: 'نظام هامش الربح لوكالات السفر: لا تُذكر ضريبة القيمة المضافة منفصلة.',
    marginRest: 'نظام هامش الربح لوكالات السفر للخدمات الأخرى: لا تُذكر ضريبة القيمة المضافة عليها منفصلة.',
    correction: 'صدرت من جديد ببيانات فوترة أخرى.',
    sample: 'نموذج من متجر تجريبي، وليس فاتورة.',
    receiptNote: 'هذا الإيصال تأكيد للدفع، وليس فاتورة.',
  },
}
