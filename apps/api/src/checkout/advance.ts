import { setTimeout as pause } from 'node:timers/promises'
import type { Action } from '@portolan/domain/booking/plan'
import type { Instant } from '@portolan/supplier/outcome'
import type { Db } from '../platform/db.ts'
import { describeFailure } from '../platform/log.ts'
import { keepLease, moved, putOff } from './due-store.ts'
import { nextAction, wakeOf } from './look.ts'
import { bookingIn, exchangePaymentOf, type Order, type PaymentRecord, stepKey, withPayment } from './order.ts'
import { makeAuthorise } from './steps/authorise.ts'
import { makeCancel } from './steps/cancel.ts'
import { captureSum, makeCapture, makeVoid } from './steps/capture.ts'
import { makeConfirm } from './steps/confirm.ts'
import { makeExchangeStep } from './steps/exchange.ts'
import { makeExchangeCapture } from './steps/exchange-capture.ts'
import { makeHold } from './steps/hold.ts'
import { makeLetGo, makeTakeBack, makeTicket } from './steps/let-go.ts'
import { movePaymentOn } from './steps/move.ts'
import { isMovedMeanwhile, type StepOutcome, type StepParts, type StepState } from './steps/step.ts'
import { onOrder, readOrder } from './store.ts'
import { type Turn, turnOf } from './turn-store.ts'

/** How often a node says that it is still at work on an order. */
const heartbeatMs = 3_000

/** Milliseconds after each of the first tries. */
const moments = [200, 800, 0]

/** The order's own, or that of the exchange which the action is about. */
function paymentFor(order: Order, action: Action): PaymentRecord | undefined {
  const exchanged = 'exchangeOf' in action ? action.exchangeOf : undefined
  return exchanged === undefined ? order.payment : exchangePaymentOf(order, bookingIn(order, exchanged))
}

/** One step in its round: who finds it written down asks first what became of it. */
function markOf(order: Order, action: Action): string {
  if (!('item' in action)) return `${paymentFor(order, action)?.id}.${action.do}`
  const booking = bookingIn(order, action.item)
  return `${stepKey(booking, action.do)}.${booking.exchange?.round ?? 0}`
}

export interface Planned {
  order: Order
  action: Action | undefined
  isFresh: boolean
}

interface Begun {
  /** False: it was only looked at. */
  hasMoved?: boolean
  /** The order as this transaction leaves it, where that is known. */
  known?: Order
  /** Where it was not locked by reading it. */
  turn?: Turn
}

export interface Advance {
  /**
   * Takes an order as far as it goes without the customer: step after step, each written down before it is taken.
   * Whoever calls it, and however many at once, nothing is done twice. Answers how it stands then.
   */
  advance(id: string): Promise<Order>
  /** Within the transaction that made the first step due: nobody has sent it yet. */
  begin(tx: Db, id: string, at: Instant, begun?: Begun): Promise<Planned>
  /** The same from a step that was begun by `begin`. */
  carryOn(begun: Planned): Promise<Order>
}

export function makeAdvance(parts: StepParts): Advance {
  const { db, safe, log, now } = parts
  const [authorise, capture, letOff] = [makeAuthorise(parts), makeCapture(parts), makeVoid(parts)]
  const items = {
    hold: makeHold(parts),
    confirm: makeConfirm(parts),
    cancel: makeCancel(parts),
    letGo: makeLetGo(parts),
    takeBack: makeTakeBack(),
    ticket: makeTicket(),
    exchange: makeExchangeStep(parts),
  }
  const captureExchange = makeExchangeCapture(parts)

  const take = (action: Action, state: StepState): Promise<StepOutcome> => {
    switch (action.do) {
      case 'authorize':
        return authorise(state, paymentFor(state.order, action))
      case 'capture':
        return action.exchangeOf === undefined ? capture(state) : captureExchange(state, action.exchangeOf)
      case 'void':
        return letOff(state, paymentFor(state.order, action))
      default:
        return items[action.do](state, action.item)
    }
  }

  /** Fixed before it is sent, whatever becomes of the bookings meanwhile. */
  async function fixCapture(tx: Db, order: Order, payment: PaymentRecord): Promise<Order> {
    const captured = captureSum(order, payment)
    await movePaymentOn(tx, payment, 'captureSent', { captured: captured.minor })
    return withPayment(order, { ...payment, status: 'Capturing', captured })
  }

  async function begin(
    tx: Db,
    id: string,
    at: Instant,
    { hasMoved = true, known, turn = turnOf(tx, id) }: Begun = {},
  ): Promise<Planned> {
    const before = known ?? (await readOrder({ db: tx, safe }, id))
    const order = hasMoved ? { ...before, tries: 0, sinceMs: 0 } : before
    const action = nextAction(order, at)
    const sent = action ? markOf(order, action) : null
    await moved(turn, { hasMoved, next: sent === null ? { wake: wakeOf(order, at) } : { sent } })
    const payment = action?.do === 'capture' ? paymentFor(order, action) : undefined
    const after = payment?.status === 'Authorized' ? await fixCapture(tx, order, payment) : order
    return { order: { ...after, version: order.version + 1, sent }, action, isFresh: sent !== order.sent }
  }

  const enter = async (before: Order, outcome: Exclude<StepOutcome, 'later'>): Promise<Planned> => {
    // Asked before: within a transaction the embedded database answers nobody else.
    const at = await now()
    return onOrder({ db, safe }, before, async (tx, order, turn) => {
      const known = await outcome(tx, order)
      return begin(tx, order.id, at, { turn, ...(known && { known }) })
    })
  }

  const look = async (id: string): Promise<Planned> => {
    const order = await readOrder({ db, safe }, id)
    return { order, action: nextAction(order, await now()), isFresh: false }
  }

  /** What nobody knows at once is often known a moment later: the customer is still waiting. */
  async function tryStep(action: Action, state: StepState): Promise<StepOutcome> {
    for (const wait of state.isFresh ? moments : [undefined]) {
      const isFresh = state.isFresh && wait === moments[0]
      const outcome = await take(action, { ...state, isFresh }).catch((error: unknown) => {
        log.warn({ order: state.order.id, step: action.do, err: describeFailure(error) }, 'a step of an order failed')
        return 'later' as const
      })
      if (outcome !== 'later') return outcome
      if (wait !== undefined) await pause(wait)
    }
    return 'later'
  }

  async function carryOn(begun: Planned): Promise<Order> {
    const { id } = begun.order
    const heartbeat = setInterval(() => void keepLease(db, id).catch(() => {}), heartbeatMs)
    try {
      let planned = begun
      while (planned.action) {
        const { order, action, isFresh } = planned
        const outcome = await tryStep(action, { order, now: await now(), isFresh })
        if (outcome === 'later') {
          await putOff(db, id)
          return order
        }
        try {
          planned = await enter(order, outcome)
        } catch (error) {
          if (!isMovedMeanwhile(error)) throw error
          planned = await look(id)
        }
      }
      return planned.order
    } finally {
      clearInterval(heartbeat)
    }
  }

  return { begin, carryOn, advance: async (id) => carryOn(await look(id)) }
}
