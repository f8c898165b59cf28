import { randomUUID } from 'node:crypto'
import { todayIn } from '@portolan/domain/date'
import type { Instant } from '@portolan/supplier/outcome'
import type { InvoiceTo } from '../booking/booking.ts'
import type { Order, PaymentRecord } from '../checkout/order.ts'
import type { InvoiceWork } from '../checkout/steps/invoice-work.ts'
import type { Seller } from '../config.ts'
import type { Db } from '../platform/db.ts'
import {
  type Invoice,
  type InvoiceContent,
  type PrintedLine,
  restOf,
  standingInvoice,
  type WhyNot,
  whyNotCorrected,
} from './invoice.ts'
import type { InvoiceParts } from './parts.ts'
import { asSold, bookedOn, linesOf, thereOf, worded } from './printed.ts'
import {
  type Charge,
  chargedBy,
  findAgencyName,
  findPaidBack,
  findPromised,
  invoicesOf,
  isIssued,
  lockSeries,
  type PaidBack,
  putInvoice,
} from './store.ts'
import { taxesBack, taxesOf } from './tax.ts'

const isSameBuyer = (one: InvoiceTo, other: InvoiceTo): boolean =>
  (['name', 'company', 'taxNumber', 'address'] as const).every((field) => one[field] === other[field])

/** The invoice stays as it is; `same`: it is written to them already; `none`: there is no such invoice. */
export class NotCorrected extends Error {
  readonly why: WhyNot | 'same' | 'none'
  constructor(why: WhyNot | 'same' | 'none') {
    super(`The invoice stays as it is: ${why}.`)
    this.why = why
  }
}

/**
 * Invoices after the money has moved, each in a short transaction of its own: nobody's purchase waits for the next
 * number, and a number that was not used is given to the next.
 */
export function makeIssue(parts: InvoiceParts, seller: Seller) {
  const { db, safe, now, keeping, boughtOf } = parts
  const { timeZone } = parts.config
  const open = (tx: Db) => ({ db: tx, safe })

  /** Who has bought it, as far as nobody else was typed. */
  async function buyerOf(tx: Db, { contact, agencyId }: Order, typed: InvoiceTo | null): Promise<InvoiceTo> {
    const agency = agencyId === null ? undefined : await findAgencyName(tx, agencyId)
    const name = agency === undefined ? contact?.name : undefined
    return { ...(name !== undefined && { name }), ...(agency !== undefined && { company: agency }), ...typed }
  }

  /** Whoever the booking is invoiced to by now; the form of an exchange asks for nobody. */
  async function buyerOfExchange(tx: Db, order: Order, { bookingId }: PaymentRecord): Promise<InvoiceTo> {
    const all = await invoicesOf(open(tx), order.id)
    const standing = all.findLast(
      ({ kind, lines }) => kind === 'invoice' && lines.some((line) => line.bookingId === bookingId),
    )
    if (standing) return standing.content.buyer
    const sold = order.bookings.find(({ id }) => id === bookingId)
    const sale = order.payments.find(({ id }) => id === sold?.paymentId)
    return buyerOf(tx, order, sale?.invoiceTo ?? null)
  }

  /** Nobody else is given a number until the end. Asked before: within a transaction the embedded database answers nobody else. */
  async function numbered<Answer>(work: (tx: Db, at: Instant, year: number) => Promise<Answer>): Promise<Answer> {
    const at = await now()
    const year = Number(todayIn(timeZone, new Date(at)).slice(0, 4))
    return db.transaction(async (tx) => {
      await lockSeries(tx, year)
      return work(tx, at, year)
    })
  }

  interface Written extends Pick<Invoice, 'kind' | 'invoiceId' | 'year' | 'paymentId' | 'lines'> {
    source: string
    at: Instant
    content: Omit<InvoiceContent, 'lines'>
    /** An invoice before, whose words it repeats. */
    before?: readonly PrintedLine[]
  }

  async function write(tx: Db, order: Order, { at, content, before = [], ...written }: Written): Promise<void> {
    const { id: purchaseId, language, currency } = order
    const printed = { ...content, lines: worded(linesOf(order, written.lines, boughtOf), before) }
    const id = randomUUID()
    await putInvoice(tx, safe, { ...written, id, purchaseId, language, currency, issuedAt: at, content: printed })
  }

  async function writeInvoice(
    tx: Db,
    order: Order,
    { payment, charge, at, year }: { payment: PaymentRecord; charge: Charge; at: Instant; year: number },
  ): Promise<void> {
    const { id: paymentId, method } = payment
    const source = `payment ${paymentId}`
    const { lines, at: paidAt, fileNumber } = charge
    if (lines.length === 0 || (await isIssued(tx, source))) return
    const isExchange = payment.bookingId !== null
    const content = {
      seller,
      buyer: isExchange ? await buyerOfExchange(tx, order, payment) : await buyerOf(tx, order, payment.invoiceTo),
      about: isExchange ? ('exchange' as const) : ('sale' as const),
      taxes: bookedOn(order, lines).flatMap(({ booking, line }) => taxesOf(booking, line)),
      there: isExchange ? [] : thereOf(order, lines),
      payment: { method, at: paidAt, fileNumber },
    }
    await write(tx, order, { kind: 'invoice', invoiceId: null, source, paymentId, at, year, lines, content })
  }

  /** Of what was never invoiced, as of what was sold before there was a seller, there is nothing to be made first. */
  async function invoicePromised(order: Order, paymentId: string): Promise<void> {
    const work = await findPromised(db, paymentId)
    if (work) await invoiceFor(order, work)
  }

  async function invoiceFor(order: Order, work: InvoiceWork): Promise<void> {
    const { paymentId } = work
    const payment = order.payments.find(({ id }) => id === paymentId)
    const exchanged = order.bookings.find(({ id }) => id === payment?.bookingId)
    // What was bought is invoiced before what came on top of it.
    if (exchanged?.paymentId) await invoicePromised(order, exchanged.paymentId)
    const charge = payment && (await chargedBy(db, paymentId, payment.bookingId === null ? 'sale' : 'exchange'))
    const sold = asSold(order, work)
    if (charge) await numbered((tx, at, year) => writeInvoice(tx, sold, { payment, charge, at, year }))
  }

  async function writeCredit(tx: Db, order: Order, back: PaidBack & { refundId: string; at: Instant; year: number }) {
    const { refundId, paymentId, line, at, year } = back
    const source = `refund ${refundId}`
    const all = await invoicesOf(open(tx), order.id)
    const invoice = standingInvoice(all, paymentId)
    if (!invoice || (await isIssued(tx, source))) return
    const lines = [line]
    const taxes = taxesBack(invoice, all, lines)
    const content = { ...invoice.content, about: 'refund' as const, taxes, there: [] }
    await write(tx, order, {
      kind: 'creditNote',
      invoiceId: invoice.id,
      source,
      paymentId,
      at,
      year,
      lines,
      content,
    })
  }

  return {
    async forPayment(work: InvoiceWork): Promise<void> {
      const order = await keeping.load(open(db), work.purchaseId)
      if (order) await invoiceFor(order, work)
    },

    /**
     * Where the invoice is still being made, it is made first. What was sold before there was a seller has none: there is
     * nothing to take back.
     */
    async forRefund({ refundId }: { refundId: string }): Promise<void> {
      const back = await findPaidBack(db, refundId)
      const order = back && (await keeping.load(open(db), back.purchaseId))
      if (!order) return
      await invoicePromised(order, back.paymentId)
      await numbered((tx, at, year) => writeCredit(tx, order, { ...back, refundId, at, year }))
    },

    /** To somebody else: what was not taken back yet is, and is invoiced again. */
    async correct(order: Order, invoiceId: string, typed: InvoiceTo): Promise<void> {
      await numbered(async (tx, at, year) => {
        const all = await invoicesOf(open(tx), order.id)
        const invoice = all.find(({ id, kind }) => id === invoiceId && kind === 'invoice')
        const why = invoice ? whyNotCorrected(invoice, all, at) : 'none'
        if (!invoice || why) throw new NotCorrected(why ?? 'none')
        const buyer = await buyerOf(tx, order, typed)
        if (isSameBuyer(buyer, invoice.content.buyer)) throw new NotCorrected('same')
        const lines = restOf(invoice, all)
        const about = 'correction' as const
        const content = { ...invoice.content, about, taxes: taxesBack(invoice, all, lines) }
        const source = `correction ${invoice.id}`
        const before = invoice.content.lines
        const rest = { paymentId: invoice.paymentId, at, year, lines, before }
        const back = { ...content, there: [] }
        await write(tx, order, { ...rest, kind: 'creditNote', invoiceId, source: `${source} back`, content: back })
        const again = { ...content, buyer, there: thereOf(order, lines) }
        await write(tx, order, { ...rest, kind: 'invoice', invoiceId: null, source, content: again })
      })
    },
  }
}
