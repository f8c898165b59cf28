import type { Language } from '@portolan/domain/language'
import type { CancelQuote } from '@portolan/supplier/reservation'
import type { Spot } from '../../../platform/catalogue/payment-text.ts'

/** By the language's plural categories; {done} and {total} are figures. */
type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

export interface BookingMailTexts {
  greeting: string
  greetingUnnamed: string
  copy: string
  footer: string
  /** {reference} is our number. */
  reference: string
  /** {locator} is the supplier's number, or its numbers. */
  locator: string
  travelers: string
  terms: string
  /** Under a mail in an agency's name; {seller} is the agency. */
  sellerFooter: string
  seeBooking: string
  /** To somebody without an account. */
  guestLink: string
  /** To somebody whom it was sent on to. */
  lookLink: string
  confirmation: {
    subjects: { one: string; all: string; some: Counted; none: string; waiting: string }
    intros: { all: string; some: string; none: string; waiting: string }
    /** To somebody whom it was sent on to; {sender} is who has bought it. */
    sentOn: { subject: string; intro: string; introUnnamed: string }
    /** From an agency to its client; {seller} is the agency. */
    fromSeller: { subject: string; subjectAll: string; intro: string }
    booked: string
    waiting: string
    failed: string
    attached: string
    notCharged: string
    reasons: {
      noAvailability: string
      priceChanged: string
      offerExpired: string
      unreachable: string
      bundle: string
      other: string
    }
    /** {words} are the supplier's own, in its language. */
    supplierWords: string
  }
  holdReminder: { subject: string; body: string; price: string; deadline: string; note: string; button: string }
  cancellation: {
    subject: string
    partSubject: string
    body: string
    partBody: string
    /** Over what of it is cancelled, and what is still booked. */
    gone: string
    stays: string
    fee: string
    /** Beside what the hotel or the office charges itself: none of it was paid to us. */
    feeThere: Record<Spot, string>
    refund: string
    to: Record<CancelQuote['to'], string>
    nothing: string
    /** Nothing was paid to us, and the hotel or the office charges a fee. */
    nothingPaid: string
    /** It is cancelled free of charge. */
    nothingOwed: string
  }
  refundPaid: { subject: string; body: string; note: string }
  exchange: { subject: string; body: string; price: string; fee: string; paid: string }
}

/** What is written to customers about their bookings. Whole sentences; {title}, {amount}, {date} come formatted. */
export const bookingMailTexts: Record<Language, BookingMailTexts> = {
  en: {
    greeting: 'Hello {name},',
    greetingUnnamed: 'Hello,',
    copy: 'If the button does not work, copy this address into your browser:',
    footer: 'Portolan sent this email automatically. Replies are not read.',
    reference: 'Booking number {reference}',
    locator: 'Supplier reference {locator}',
    travelers: 'Travellers',
    terms: 'Booking conditions',
    sellerFooter: '{seller} sent this email. Reply to it to reach {seller}.',
    seeBooking: 'See the booking',
    guestLink:
      'The link opens this booking without a login, until 30 days after the journey. Whoever has it can change the booking: do not pass it on.',
    lookLink:
      'The link shows this booking without a login, until 30 days after the journey. It shows no prices, and nothing can be changed by it.',
    confirmation: {
      subjects: {
        one: 'Your booking {reference} is confirmed',
        all: 'Your bookings are confirmed',
        some: { one: '{done} of {total} item is booked', other: '{done} of {total} items are booked' },
        none: 'Your order could not be booked',
        waiting: 'Your order is being confirmed',
      },
      intros: {
        all: 'Thank you. Everything in your order is booked.',
        some: 'Not everything in your order could be booked. You pay only for what is booked.',
        none: 'Nothing in your order could be booked. You were not charged.',
        waiting: 'Thank you. A supplier still has to confirm your order; we write again as soon as it has.',
      },
      sentOn: {
        subject: 'A booking was sent to you: {reference}',
        intro: '{sender} has sent you this booking.',
        introUnnamed: 'Someone who booked with us has sent you this booking.',
      },
      fromSeller: {
        subject: 'Your booking {reference}',
        subjectAll: 'Your bookings with {seller}',
        intro: '{seller} has booked the following for you.',
      },
      booked: 'Booked',
      waiting: 'Waiting for the supplier',
      failed: 'Not booked',
      attached: 'Your documents and a calendar file are attached.',
      notCharged: 'You were not charged for this.',
      reasons: {
        noAvailability: 'It sold out before it could be booked.',
        priceChanged: 'Its price changed before it could be booked.',
        offerExpired: 'The offer expired before it could be booked.',
        unreachable: 'The supplier could not be reached.',
        bundle: 'It was given back, because what belongs with it could not be booked.',
        other: 'The supplier did not accept it.',
      },
      supplierWords: 'The supplier’s own words: {words}',
    },
    holdReminder: {
      subject: 'Your booking {reference} is held until {date}',
      body: '{title} is held for you and not paid yet.',
      price: 'To pay',
      deadline: 'Pay by',
      note: 'After that the hold ends. Nothing is charged then.',
      button: 'Pay',
    },
    cancellation: {
      subject: 'Your booking {reference} is cancelled',
      partSubject: 'A part of your booking {reference} is cancelled',
      body: '{title} is cancelled.',
      partBody: 'A part of {title} is cancelled.',
      gone: 'Cancelled',
      stays: 'Still booked',
      fee: 'Cancellation fee',
      feeThere: {
        hotel: 'Fee charged by the hotel',
        car: 'Fee charged by the rental company',
        other: 'Fee charged by the supplier',
      },
      refund: 'You get back',
      to: {
        original: 'The refund goes back the way you paid.',
        credit: 'The refund is kept as credit for your next booking.',
        voucher: 'The refund comes as a voucher.',
      },
      nothing: 'Under the conditions of this booking there is no refund.',
      nothingPaid:
        'You have paid us nothing, so there is no refund. The fee is charged under the conditions of this booking.',
      nothingOwed: 'It is cancelled free of charge. Nothing was charged and nothing is owed.',
    },
    refundPaid: {
      subject: 'Your refund of {amount} was paid',
      body: 'We have paid back {amount} for {title}.',
      note: 'Banks can take a few days to show it.',
    },
    exchange: {
      subject: 'Your booking {reference} was exchanged',
      body: 'Your booking is now for {title}. The old tickets are no longer valid; please use the new ones.',
      price: 'New price',
      fee: 'Exchange fee',
      paid: 'You paid on top',
    },
  },
  zh: {
    greeting: '{name}，您好：',
    greetingUnnamed: '您好：',
    copy: '如果按钮无法使用，请将以下网址复制到浏览器中：',
    footer: '本邮件由Portolan自动发送，请勿回复。',
    reference: '订单号{reference}',
    locator: '供应商编号{locator}',
    travelers: '出行人',
    terms: '预订条款',
    sellerFooter: '本邮件由{seller}发送，直接回复即可联系{seller}。',
    seeBooking: '查看订单',
    guestLink: '此链接无需登录即可打开该订单，有效期至行程结束后30天。持有链接者均可更改订单，请勿转发。',
    lookLink: '此链接无需登录即可查看该订单，有效期至行程结束后30天。链接不显示价格，也无法用来更改订单。',
    confirmation: {
      subjects: {
        one: '您的订单{reference}已确认',
        all: '您的订单已全部确认',
        some: { other: '{total}项中已预订{done}项' },
        none: '您的订单未能预订',
        waiting: '您的订单正在确认',
      },
      intros: {
        all: '感谢您的预订，订单中的所有项目均已预订成功。',
        some: '订单中有部分项目未能预订，您只需为已预订的项目付款。',
        none: '订单中的所有项目均未能预订，未向您收取任何费用。',
        waiting: '感谢您的预订。订单尚待供应商确认，确认后我们会立即通知您。',
      },
      sentOn: {
        subject: '有人向您发送了订单{reference}',
        intro: '{sender}将此订单发送给您。',
        introUnnamed: '在我们这里预订的人将此订单发送给您。',
      },
      fromSeller: {
        subject: '您的订单{reference}',
        subjectAll: '您在{seller}的订单',
        intro: '{seller}已为您预订以下内容。',
      },
      booked: '已预订',
      waiting: '等待供应商确认',
      failed: '未预订',
      attached: '票据文件和日历文件见附件。',
      notCharged: '此项未收取费用。',
      reasons: {
        noAvailability: '在完成预订前已售罄。',
        priceChanged: '在完成预订前价格发生变动。',
        offerExpired: '在完成预订前报价已失效。',
        unreachable: '无法联系到供应商。',
        bundle: '与其配套的项目未能预订，因此已退回。',
        other: '供应商未接受此预订。',
      },
      supplierWords: '供应商原文：{words}',
    },
    holdReminder: {
      subject: '您的订单{reference}保留至{date}',
      body: '{title}已为您保留，尚未付款。',
      price: '应付金额',
      deadline: '付款截止时间',
      note: '逾期将不再保留，也不会扣款。',
      button: '付款',
    },
    cancellation: {
      subject: '您的订单{reference}已取消',
      partSubject: '您的订单{reference}已部分取消',
      body: '{title}已取消。',
      partBody: '{title}的一部分已取消。',
      gone: '已取消',
      stays: '仍保留',
      fee: '取消费',
      feeThere: {
        hotel: '酒店收取的取消费',
        car: '租车公司收取的取消费',
        other: '供应商收取的取消费',
      },
      refund: '退款金额',
      to: {
        original: '退款将按原付款方式退回。',
        credit: '退款将作为余额保留，供下次预订使用。',
        voucher: '退款将以代金券形式发放。',
      },
      nothing: '根据该订单的条款，不予退款。',
      nothingPaid: '您未向我们付款，因此没有退款。取消费根据该订单的条款收取。',
      nothingOwed: '已免费取消，未收取任何费用，也无需支付任何费用。',
    },
    refundPaid: {
      subject: '您的退款{amount}已支付',
      body: '{title}的退款{amount}已支付。',
      note: '银行可能需要几天才会显示到账。',
    },
    exchange: {
      subject: '您的订单{reference}已改签',
      body: '您的行程已改签为：{title}。原车票已失效，请使用新车票。',
      price: '新价格',
      fee: '改签费',
      paid: '补付金额',
    },
  },
  zhHK: {
    greeting: '{name}，你好：',
    greetingUnnamed: '你好：',
    copy: '如按鈕未能使用，請把以下網址複製到瀏覽器：',
    footer: '此電郵由 Portolan 自動發出，請勿回覆。',
    reference: '訂單編號 {reference}',
    locator: '供應商編號 {locator}',
    travelers: '旅客',
    terms: '預訂條款',
    sellerFooter: '此電郵由 {seller} 發出，直接回覆即可聯絡 {seller}。',
    seeBooking: '查看訂單',
    guestLink: '此連結毋須登入即可打開該訂單，有效期至行程結束後 30 日。持有連結的人均可更改訂單，請勿轉發。',
    lookLink: '此連結毋須登入即可查看該訂單，有效期至行程結束後 30 日。連結不顯示價格，亦不能用來更改訂單。',
    confirmation: {
      subjects: {
        one: '你的訂單 {reference} 已確認',
        all: '你的訂單已全部確認',
        some: { other: '{total} 項中已預訂 {done} 項' },
        none: '你的訂單未能預訂',
        waiting: '你的訂單正在確認',
      },
      intros: {
        all: '多謝預訂，訂單內所有項目均已預訂成功。',
        some: '訂單內有部分項目未能預訂，你只需為已預訂的項目付款。',
        none: '訂單內所有項目均未能預訂，沒有收取任何費用。',
        waiting: '多謝預訂。訂單尚待供應商確認，一經確認會立即通知你。',
      },
      sentOn: {
        subject: '有人向你傳送了訂單 {reference}',
        intro: '{sender} 將此訂單傳送給你。',
        introUnnamed: '在我們這裏預訂的人將此訂單傳送給你。',
      },
      fromSeller: {
        subject: '你的訂單 {reference}',
        subjectAll: '你在 {seller} 的訂單',
        intro: '{seller} 已為你預訂以下項目。',
      },
      booked: '已預訂',
      waiting: '等候供應商確認',
      failed: '未能預訂',
      attached: '票券及日曆檔案見附件。',
      notCharged: '此項沒有收取費用。',
      reasons: {
        noAvailability: '在完成預訂前已售罄。',
        priceChanged: '在完成預訂前價格有變。',
        offerExpired: '在完成預訂前報價已失效。',
        unreachable: '未能聯絡供應商。',
        bundle: '與其相連的項目未能預訂，因此已退回。',
        other: '供應商沒有接受此預訂。',
      },
      supplierWords: '供應商原文：{words}',
    },
    holdReminder: {
      subject: '你的訂單 {reference} 保留至 {date}',
      body: '{title} 已為你保留，尚未付款。',
      price: '應付金額',
      deadline: '付款限期',
      note: '逾期將不再保留，亦不會收費。',
      button: '付款',
    },
    cancellation: {
      subject: '你的訂單 {reference} 已取消',
      partSubject: '你的訂單 {reference} 已部分取消',
      body: '{title} 已取消。',
      partBody: '{title} 的一部分已取消。',
      gone: '已取消',
      stays: '仍然保留',
      fee: '取消費用',
      feeThere: {
        hotel: '酒店收取的取消費用',
        car: '租車公司收取的取消費用',
        other: '供應商收取的取消費用',
      },
      refund: '退款金額',
      to: {
        original: '退款會按原付款方式退回。',
        credit: '退款會保留為結餘，供下次預訂使用。',
        voucher: '退款會以代用券形式發放。',
      },
      nothing: '根據此訂單的條款，不設退款。',
      nothingPaid: '你沒有向我們付款，因此沒有退款。取消費用按此訂單的條款收取。',
      nothingOwed: '已免費取消，沒有收取任何費用，亦毋須支付任何費用。',
    },
    refundPaid: {
      subject: '你的退款 {amount} 已支付',
      body: '{title} 的退款 {amount} 已支付。',
      note: '銀行可能需要數日才會顯示到帳。',
    },
    exchange: {
      subject: '你的訂單 {reference} 已更改',
      body: '你的行程已更改為：{title}。原有車票已失效，請使用新車票。',
      price: '新價錢',
      fee: '更改費用',
      paid: '補付金額',
    },
  },
  es: {
    greeting: 'Hola, {name}:',
    greetingUnnamed: 'Hola:',
    copy: 'Si el botón no funciona, copie esta dirección en el navegador:',
    footer: 'Portolan ha enviado este correo de forma automática. Las respuestas no se leen.',
    reference: 'Número de reserva {reference}',
    locator: 'Referencia del proveedor {locator}',
    travelers: 'Viajeros',
    terms: 'Condiciones de la reserva',
    sellerFooter: '{seller} ha enviado este correo. Responda a este mensaje para contactar con {seller}.',
    seeBooking: 'Ver la reserva',
    guestLink:
      'El enlace abre esta reserva sin iniciar sesión, hasta 30 días después del viaje. Quien lo tenga puede modificar la reserva: no lo comparta.',
    lookLink:
      'El enlace muestra esta reserva sin iniciar sesión, hasta 30 días después del viaje. No muestra precios y con él no se puede modificar nada.',
    confirmation: {
      subjects: {
        one: 'Su reserva {reference} está confirmada',
        all: 'Sus reservas están confirmadas',
        some: { one: 'Servicios reservados: {done} de {total}', other: 'Servicios reservados: {done} de {total}' },
        none: 'No se ha podido reservar su pedido',
        waiting: 'Su pedido está pendiente de confirmación',
      },
      intros: {
        all: 'Gracias. Todo lo que contiene su pedido está reservado.',
        some: 'No se ha podido reservar todo su pedido. Solo paga lo que está reservado.',
        none: 'No se ha podido reservar nada de su pedido. No se le ha cobrado nada.',
        waiting:
          'Gracias. Un proveedor todavía tiene que confirmar su pedido; le escribiremos en cuanto lo haya hecho.',
      },
      sentOn: {
        subject: 'Le han enviado una reserva: {reference}',
        intro: '{sender} le ha enviado esta reserva.',
        introUnnamed: 'Alguien que reservó con nosotros le ha enviado esta reserva.',
      },
      fromSeller: {
        subject: 'Su reserva {reference}',
        subjectAll: 'Sus reservas con {seller}',
        intro: '{seller} ha reservado lo siguiente para usted.',
      },
      booked: 'Reservado',
      waiting: 'A la espera del proveedor',
      failed: 'No reservado',
      attached: 'Adjuntamos sus documentos y un archivo de calendario.',
      notCharged: 'No se le ha cobrado por esto.',
      reasons: {
        noAvailability: 'Se ha agotado antes de poder reservarlo.',
        priceChanged: 'El precio ha cambiado antes de poder reservarlo.',
        offerExpired: 'La oferta ha caducado antes de poder reservarla.',
        unreachable: 'No se ha podido contactar con el proveedor.',
        bundle: 'Se ha devuelto, porque no se ha podido reservar lo que va con ello.',
        other: 'El proveedor no lo ha aceptado.',
      },
      supplierWords: 'Palabras del proveedor: {words}',
    },
    holdReminder: {
      subject: 'Su reserva {reference} se mantiene hasta el {date}',
      body: '{title} está en espera a su nombre y sin pagar.',
      price: 'Importe por pagar',
      deadline: 'Pagar antes del',
      note: 'Después, la reserva deja de mantenerse. No se le cobrará nada.',
      button: 'Pagar',
    },
    cancellation: {
      subject: 'Su reserva {reference} está cancelada',
      partSubject: 'Una parte de su reserva {reference} está cancelada',
      body: '{title}: reserva cancelada.',
      partBody: '{title}: una parte de la reserva está cancelada.',
      gone: 'Cancelado',
      stays: 'Sigue reservado',
      fee: 'Gastos de cancelación',
      feeThere: {
        hotel: 'Gastos que cobra el hotel',
        car: 'Gastos que cobra la empresa de alquiler',
        other: 'Gastos que cobra el proveedor',
      },
      refund: 'Se le devolverá',
      to: {
        original: 'El reembolso se hará por el mismo medio de pago.',
        credit: 'El reembolso queda como saldo para su próxima reserva.',
        voucher: 'El reembolso se entrega en forma de bono.',
      },
      nothing: 'Según las condiciones de esta reserva no hay reembolso.',
      nothingPaid:
        'No nos ha pagado nada, por lo que no hay reembolso. Los gastos se cobran según las condiciones de esta reserva.',
      nothingOwed: 'La cancelación es gratuita. No se ha cobrado nada y no se debe nada.',
    },
    refundPaid: {
      subject: 'Su reembolso de {amount} está pagado',
      body: 'Le hemos devuelto {amount} por {title}.',
      note: 'Los bancos pueden tardar unos días en mostrarlo.',
    },
    exchange: {
      subject: 'Su reserva {reference} se ha cambiado',
      body: 'Su reserva es ahora para {title}. Los billetes anteriores ya no son válidos; utilice los nuevos.',
      price: 'Precio nuevo',
      fee: 'Cargo por cambio',
      paid: 'Pago adicional',
    },
  },
  fr: {
    greeting: 'Bonjour {name},',
    greetingUnnamed: 'Bonjour,',
    copy: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u202f:',
    footer: 'Portolan a envoyé cet e-mail automatiquement. Les réponses ne sont pas lues.',
    reference: 'Numéro de réservation {reference}',
    locator: 'Référence du fournisseur {locator}',
    travelers: 'Voyageurs',
    terms: 'Conditions de la réservation',
    sellerFooter: '{seller} a envoyé cet e-mail. Répondez-y pour joindre {seller}.',
    seeBooking: 'Voir la réservation',
    guestLink:
      'Le lien ouvre cette réservation sans connexion, jusqu’à 30 jours après le voyage. Toute personne qui le détient peut modifier la réservation\u202f: ne le transmettez pas.',
    lookLink:
      'Le lien montre cette réservation sans connexion, jusqu’à 30 jours après le voyage. Il n’affiche aucun prix et ne permet aucune modification.',
    confirmation: {
      subjects: {
        one: 'Votre réservation {reference} est confirmée',
        all: 'Vos réservations sont confirmées',
        some: {
          one: 'Prestations réservées\u202f: {done} sur {total}',
          other: 'Prestations réservées\u202f: {done} sur {total}',
        },
        none: 'Votre commande n’a pas pu être réservée',
        waiting: 'Votre commande est en cours de confirmation',
      },
      intros: {
        all: 'Merci. Tout ce que contient votre commande est réservé.',
        some: 'Une partie de votre commande n’a pas pu être réservée. Vous ne payez que ce qui est réservé.',
        none: 'Rien dans votre commande n’a pu être réservé. Aucun montant n’a été débité.',
        waiting:
          'Merci. Un fournisseur doit encore confirmer votre commande\u202f; nous vous écrirons dès que ce sera fait.',
      },
      sentOn: {
        subject: 'Une réservation vous a été envoyée : {reference}',
        intro: '{sender} vous a envoyé cette réservation.',
        introUnnamed: 'Une personne ayant réservé chez nous vous a envoyé cette réservation.',
      },
      fromSeller: {
        subject: 'Votre réservation {reference}',
        subjectAll: 'Vos réservations avec {seller}',
        intro: '{seller} a réservé pour vous les prestations suivantes.',
      },
      booked: 'Réservé',
      waiting: 'En attente du fournisseur',
      failed: 'Non réservé',
      attached: 'Vos documents et un fichier de calendrier sont joints.',
      notCharged: 'Aucun montant n’a été débité pour ceci.',
      reasons: {
        noAvailability: 'Il n’y avait plus de place avant la fin de la réservation.',
        priceChanged: 'Le prix a changé avant la fin de la réservation.',
        offerExpired: 'L’offre a expiré avant la fin de la réservation.',
        unreachable: 'Le fournisseur est resté injoignable.',
        bundle: 'Cette prestation a été rendue, car celle qui l’accompagne n’a pas pu être réservée.',
        other: 'Le fournisseur ne l’a pas acceptée.',
      },
      supplierWords: 'Message du fournisseur\u202f: {words}',
    },
    holdReminder: {
      subject: 'Votre réservation {reference} est en option jusqu’au {date}',
      body: '{title} est en option pour vous, sans être payé.',
      price: 'À payer',
      deadline: 'À payer avant le',
      note: 'Ensuite, l’option prend fin. Rien ne sera débité.',
      button: 'Payer',
    },
    cancellation: {
      subject: 'Votre réservation {reference} est annulée',
      partSubject: 'Une partie de votre réservation {reference} est annulée',
      body: '{title}\u202f: réservation annulée.',
      partBody: '{title}\u202f: une partie de la réservation est annulée.',
      gone: 'Annulé',
      stays: 'Toujours réservé',
      fee: 'Frais d’annulation',
      feeThere: {
        hotel: 'Frais demandés par l’hôtel',
        car: 'Frais demandés par le loueur',
        other: 'Frais demandés par le fournisseur',
      },
      refund: 'Vous récupérez',
      to: {
        original: 'Le remboursement se fait par le moyen de paiement utilisé.',
        credit: 'Le remboursement est gardé comme avoir pour votre prochaine réservation.',
        voucher: 'Le remboursement prend la forme d’un bon.',
      },
      nothing: 'Les conditions de cette réservation ne prévoient aucun remboursement.',
      nothingPaid:
        'Vous ne nous avez rien payé\u202f: il n’y a donc pas de remboursement. Ces frais sont dus selon les conditions de la réservation.',
      nothingOwed: 'L’annulation est gratuite. Rien n’a été débité et rien n’est dû.',
    },
    refundPaid: {
      subject: 'Votre remboursement de {amount} a été versé',
      body: 'Nous avons remboursé {amount} pour {title}.',
      note: 'Les banques peuvent mettre quelques jours à l’afficher.',
    },
    exchange: {
      subject: 'Votre réservation {reference} a été échangée',
      body: 'Vous avez maintenant un autre trajet\u202f: {title}. Les anciens billets ne sont plus valables\u202f; utilisez les nouveaux.',
      price: 'Nouveau prix',
      fee: 'Frais d’échange',
      paid: 'Supplément payé',
    },
  },
  ar: {
    greeting: 'مرحبًا {name}،',
    greetingUnnamed: 'مرحبًا،',
    copy: 'إذا لم يعمل الزر، يُرجى نسخ هذا العنوان إلى المتصفح:',
    footer: 'أُرسلت هذه الرسالة تلقائيًا من Portolan. لا تُقرأ الردود عليها.',
    reference: 'رقم الحجز {reference}',
    locator: 'رقم الحجز لدى المورّد {locator}',
    travelers: 'المسافرون',
    terms: 'شروط الحجز',
    sellerFooter: 'أُرسلت هذه الرسالة من {seller}، والرد عليها يصل إلى {seller}.',
    seeBooking: 'عرض الحجز',
    guestLink:
      'يفتح الرابط هذا الحجز بلا تسجيل دخول حتى 30 يومًا بعد السفر. من يملك الرابط يمكنه تغيير الحجز، فيُرجى عدم مشاركته.',
    lookLink: 'يعرض الرابط هذا الحجز بلا تسجيل دخول حتى 30 يومًا بعد السفر. لا يُظهر الأسعار ولا يمكن تغيير شيء به.',
    confirmation: {
      subjects: {
        one: 'تم تأكيد الحجز {reference}',
        all: 'تم تأكيد كل الحجوزات',
        some: {
          zero: 'لا عناصر محجوزة',
          one: 'حُجز {done} من عنصر واحد',
          two: 'حُجز {done} من عنصرين',
          few: 'حُجز {done} من {total} عناصر',
          many: 'حُجز {done} من {total} عنصرًا',
          other: 'حُجز {done} من {total} عنصر',
        },
        none: 'تعذّر حجز الطلب',
        waiting: 'الطلب قيد التأكيد',
      },
      intros: {
        all: 'شكرًا. تم حجز كل ما في الطلب.',
        some: 'تعذّر حجز جزء من الطلب. لا يُدفع إلا ثمن ما تم حجزه.',
        none: 'تعذّر حجز أي شيء من الطلب. لم يُخصم أي مبلغ.',
        waiting: 'شكرًا. ما زال على المورّد تأكيد الطلب، وستصل رسالة أخرى فور تأكيده.',
      },
      sentOn: {
        subject: 'أُرسل إليك حجز: {reference}',
        intro: 'أرسل إليك {sender} هذا الحجز.',
        introUnnamed: 'أرسل إليك شخص حجز لدينا هذا الحجز.',
      },
      fromSeller: {
        subject: 'حجزك {reference}',
        subjectAll: 'حجوزاتك لدى {seller}',
        intro: 'حجزت لك {seller} ما يلي.',
      },
      booked: 'تم الحجز',
      waiting: 'بانتظار المورّد',
      failed: 'لم يُحجز',
      attached: 'المستندات وملف التقويم مرفقة بهذه الرسالة.',
      notCharged: 'لم يُخصم أي مبلغ مقابل هذا.',
      reasons: {
        noAvailability: 'نفدت الأماكن قبل إتمام الحجز.',
        priceChanged: 'تغيّر السعر قبل إتمام الحجز.',
        offerExpired: 'انتهت صلاحية العرض قبل إتمام الحجز.',
        unreachable: 'تعذّر الاتصال بالمورّد.',
        bundle: 'أُلغي لأن ما يرتبط به تعذّر حجزه.',
        other: 'لم يقبله المورّد.',
      },
      supplierWords: 'نص رسالة المورّد: {words}',
    },
    holdReminder: {
      subject: 'الحجز {reference} محجوز مؤقتًا حتى {date}',
      body: '{title}: محجوز مؤقتًا ولم يُدفع ثمنه بعد.',
      price: 'المبلغ المستحق',
      deadline: 'آخر موعد للدفع',
      note: 'بعد ذلك ينتهي الحجز المؤقت، ولن يُخصم أي مبلغ.',
      button: 'دفع',
    },
    cancellation: {
      subject: 'تم إلغاء الحجز {reference}',
      partSubject: 'تم إلغاء جزء من الحجز {reference}',
      body: '{title}: تم إلغاء الحجز.',
      partBody: '{title}: تم إلغاء جزء من الحجز.',
      gone: 'ما تم إلغاؤه',
      stays: 'ما زال محجوزًا',
      fee: 'رسم الإلغاء',
      feeThere: {
        hotel: 'الرسم الذي يحصّله الفندق',
        car: 'الرسم الذي تحصّله شركة التأجير',
        other: 'الرسم الذي يحصّله المورّد',
      },
      refund: 'المبلغ المسترَد',
      to: {
        original: 'يُعاد المبلغ بطريقة الدفع نفسها.',
        credit: 'يُحفظ المبلغ رصيدًا للحجز القادم.',
        voucher: 'يُصرف المبلغ على شكل قسيمة.',
      },
      nothing: 'لا استرداد وفق شروط هذا الحجز.',
      nothingPaid: 'لم يُدفع لنا أي مبلغ، ولذلك لا استرداد. يُحصَّل الرسم وفق شروط هذا الحجز.',
      nothingOwed: 'تم الإلغاء مجانًا. لم يُخصم أي مبلغ ولا يُستحق أي مبلغ.',
    },
    refundPaid: {
      subject: 'تم دفع المبلغ المسترَد {amount}',
      body: 'أُعيد المبلغ {amount} عن {title}.',
      note: 'قد يستغرق ظهوره في المصرف بضعة أيام.',
    },
    exchange: {
      subject: 'تم تغيير الحجز {reference}',
      body: 'أصبحت الرحلة الآن: {title}. لم تعد التذاكر السابقة صالحة، ويُرجى استخدام التذاكر الجديدة.',
      price: 'السعر الجديد',
      fee: 'رسم التغيير',
      paid: 'المبلغ الإضافي المدفوع',
    },
  },
}
