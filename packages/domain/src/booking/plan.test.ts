import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BookingEvent, isBought, moveBooking } from './lifecycle.ts'
import { movePayment, type PaymentEvent, type PaymentStatus } from './payment.ts'
import { type Action, type PlannedItem, planNext } from './plan.ts'

const item = (id: string, rest: Partial<PlannedItem> = {}): PlannedItem => ({
  ...{ id, status: 'PendingPurchase', from: 'OnHold', bundle: Number(id), refundable: 5_000, isPaidHere: true },
  ...rest,
})

describe('the next step of an order', () => {
  test('money is asked for before anything is bought', () => {
    expect(planNext([item('1')], 'None')).toEqual({ do: 'authorize' })
    expect(planNext([item('1')], 'Authorizing')).toEqual({ do: 'authorize' })
    expect(planNext([item('1')], 'ActionRequired')).toBeUndefined()
    expect(planNext([item('1', { status: 'Unsuccessful' })], 'None')).toBeUndefined()
    expect(planNext([item('1')], 'Authorized')).toEqual({ do: 'confirm', item: '1' })
  })

  test('the least refundable is bought last', () => {
    const items = [item('1', { refundable: 0 }), item('2', { refundable: 10_000 }), item('3', { refundable: 4_000 })]
    expect(planNext(items, 'Authorized')).toEqual({ do: 'confirm', item: '2' })
    const rest = items.map((one) => (one.id === '2' ? { ...one, status: 'Committed' as const } : one))
    expect(planNext(rest, 'Authorized')).toEqual({ do: 'confirm', item: '3' })
  })

  test('best effort: what failed is left out, what succeeded is paid', () => {
    const items = [item('1', { status: 'Unsuccessful' }), item('2', { status: 'Committed' })]
    expect(planNext(items, 'Authorized')).toEqual({ do: 'capture' })
    expect(planNext([item('1', { status: 'Unsuccessful' })], 'Authorized')).toEqual({ do: 'void' })
  })

  test('[F10] all or nothing within a bundle', () => {
    const flight = item('1', { status: 'Committed', bundle: 7 })
    const hotel = item('2', { status: 'Unsuccessful', bundle: 7 })
    expect(planNext([flight, hotel], 'Authorized')).toEqual({ do: 'takeBack', item: '1' })
    expect(planNext([item('1', { bundle: 7 }), hotel], 'Authorized')).toEqual({ do: 'letGo', item: '1' })
  })

  test('[F10] what is held for a bundle that cannot be had whole is let go before anybody pays', () => {
    const hotel = item('2', { status: 'Unsuccessful', bundle: 7, isPaidHere: false })
    for (const status of ['OnHold', 'Pending'] as const)
      expect(planNext([item('1', { status, bundle: 7 }), hotel], undefined)).toEqual({ do: 'letGo', item: '1' })
    expect(planNext([item('1', { status: 'OnHold', bundle: 8 }), hotel], undefined)).toBeUndefined()
    const refused = item('2', { status: 'Pending', bundle: 7 })
    expect(planNext([item('1', { status: 'OnHold', bundle: 7 }), refused], undefined)).toBeUndefined()
  })

  test('what is to be held is held before all else', () => {
    const items = [item('1', { status: 'PendingCancellation' }), item('2', { status: 'PendingHold' })]
    expect(planNext(items, 'Authorized')).toEqual({ do: 'hold', item: '2' })
  })

  test('a request that was denied is lost, one that is still asked for is not', () => {
    const flight = (status: PlannedItem['status']) => item('1', { status, bundle: 7 })
    const hotel = (status: PlannedItem['status']) => item('2', { status, bundle: 7 })
    expect(planNext([flight('OnHold'), hotel('RequestDenied')], undefined)).toEqual({ do: 'letGo', item: '1' })
    expect(planNext([flight('Committed'), hotel('Requested')], 'Authorized')).toEqual({ do: 'capture' })
  })

  test('money that is being taken is asked after until it is; then what is bought gets its ticket', () => {
    const items = [item('1', { status: 'Ticketed' }), item('2', { status: 'Committed' })]
    expect(planNext(items, 'Capturing')).toEqual({ do: 'capture' })
    for (const paid of ['Captured', 'PartiallyRefunded'] as const)
      expect(planNext(items, paid), paid).toEqual({ do: 'ticket', item: '2' })
    for (const paid of ['Captured', 'PartiallyRefunded', 'Refunded', 'Voided'] as const)
      expect(planNext(items.slice(0, 1), paid), paid).toBeUndefined()
    expect(planNext(items, 'Refunded')).toBeUndefined()
  })

  test('what another payment paid for is left alone', () => {
    expect(planNext([item('1', { isPaidHere: false })], 'Authorized')).toEqual({ do: 'void' })
    expect(planNext([item('1', { isPaidHere: false })], 'None')).toBeUndefined()
  })
})

const exchanging = (id: string, payment: PaymentStatus | undefined, rest: Partial<PlannedItem> = {}): PlannedItem =>
  item(id, { status: 'PendingExchange', from: 'Ticketed', exchange: { payment, isDone: false }, ...rest })

describe('the next step of an exchange', () => {
  test('its money is asked for before the supplier is', () => {
    const plan = (payment: PaymentStatus | undefined) => planNext([exchanging('1', payment)], 'Captured')
    expect(plan('None')).toEqual({ do: 'authorize', exchangeOf: '1' })
    expect(plan('Authorizing')).toEqual({ do: 'authorize', exchangeOf: '1' })
    expect(plan('ActionRequired')).toBeUndefined()
    expect(plan('Authorized')).toEqual({ do: 'exchange', item: '1' })
    expect(plan(undefined)).toEqual({ do: 'exchange', item: '1' })
  })

  test('its money is taken where the supplier did it, and let go where it did not', () => {
    const ended = (payment: PaymentStatus, isDone: boolean) =>
      planNext([item('1', { status: 'Ticketed', exchange: { payment, isDone } })], 'Captured')
    expect(ended('Authorized', true)).toEqual({ do: 'capture', exchangeOf: '1' })
    expect(ended('Capturing', true)).toEqual({ do: 'capture', exchangeOf: '1' })
    expect(ended('Authorized', false)).toEqual({ do: 'void', exchangeOf: '1' })
    for (const status of ['None', 'Captured', 'Voided'] as const) expect(ended(status, true)).toBeUndefined()
  })

  test('does not keep the rest of the order waiting, and one that waits for its customer keeps nobody', () => {
    const items = [exchanging('1', 'ActionRequired'), exchanging('2', 'Authorized'), item('3')]
    expect(planNext(items, 'Authorized')).toEqual({ do: 'confirm', item: '3' })
    expect(planNext(items.slice(0, 2), 'Captured')).toEqual({ do: 'exchange', item: '2' })
  })
})

interface World {
  items: PlannedItem[]
  payment: PaymentStatus | undefined
  captured: string[] | undefined
  voided: boolean
  asked: boolean
  /** By item: what became of the money of its exchange. */
  exchanges: Map<string, 'captured' | 'voided'>
}

const settle = (world: World, id: string, change: Partial<NonNullable<PlannedItem['exchange']>>): World => ({
  ...world,
  items: world.items.map((one) =>
    one.id === id && one.exchange ? { ...one, exchange: { ...one.exchange, ...change } } : one,
  ),
})

/** The money of an exchange moves by the same table as any other. */
function payExchange(world: World, id: string, event: PaymentEvent): World {
  const before = world.items.find((one) => one.id === id)?.exchange?.payment
  const payment = movePayment(before ?? 'None', event)
  if (!payment) throw new Error(`${before} has no ${event}`)
  return settle(world, id, { payment })
}

function takeMoney(world: World, action: Action & { exchangeOf: string }, luck: number): World {
  const { exchangeOf: id } = action
  const status = world.items.find((one) => one.id === id)?.exchange?.payment
  switch (action.do) {
    case 'authorize': {
      const sent = status === 'None' ? payExchange(world, id, 'authorizeSent') : world
      if (luck > 0.4) return payExchange(sent, id, 'ok')
      return move(payExchange(sent, id, 'declined'), id, 'exchangeRefused')
    }
    case 'capture': {
      const sent = status === 'Authorized' ? payExchange(world, id, 'captureSent') : world
      return {
        ...payExchange(sent, id, 'ok'),
        exchanges: new Map(world.exchanges).set(id, 'captured'),
      }
    }
    default:
      return { ...payExchange(world, id, 'void'), exchanges: new Map(world.exchanges).set(id, 'voided') }
  }
}

const move = (world: World, id: string, event: BookingEvent): World => ({
  ...world,
  items: world.items.map((one) => {
    if (one.id !== id) return one
    const to = moveBooking(one, event)
    if (!to) throw new Error(`${one.status} has no ${event}`)
    // What has to be asked for again is paid by another payment then.
    return { ...one, status: to.status, from: to.from, isPaidHere: one.isPaidHere && to.status !== 'Pending' }
  }),
})

const pay = (world: World, event: PaymentEvent): World => {
  const payment = movePayment(world.payment ?? 'None', event)
  if (!payment) throw new Error(`${world.payment} has no ${event}`)
  return { ...world, payment }
}

/** One step with an answer drawn by lot; 'nobody knows' changes nothing. */
function take(world: World, action: Action, luck: number): World {
  if (luck < 0.2) return world
  if ('exchangeOf' in action) return takeMoney(world, { ...action, exchangeOf: action.exchangeOf ?? '' }, luck)
  switch (action.do) {
    case 'exchange': {
      const isDone = luck > 0.5
      return settle(move(world, action.item, isDone ? 'exchangeOk' : 'exchangeRefused'), action.item, { isDone })
    }
    case 'authorize': {
      const sent = world.payment === 'None' ? pay(world, 'authorizeSent') : world
      if (luck > 0.4) return { ...pay(sent, 'ok'), asked: true }
      const declined = pay(sent, 'declined')
      return declined.items.reduce<World>(
        (all, one) => (one.isPaidHere && one.status === 'PendingPurchase' ? move(all, one.id, 'declined') : all),
        { ...declined, payment: undefined },
      )
    }
    case 'confirm': {
      expect(world.asked).toBe(true)
      const event = luck > 0.5 ? 'confirmOk' : luck > 0.4 ? 'holdLost' : luck > 0.35 ? 'priceChanged' : 'confirmRefused'
      return move(world, action.item, event)
    }
    case 'letGo': {
      const isPaying = world.items.find(({ id }) => id === action.item)?.status === 'PendingPurchase'
      return move(world, action.item, isPaying ? 'confirmRefused' : 'refused')
    }
    case 'takeBack':
      return move(world, action.item, 'cancelSent')
    case 'cancel':
      return move(world, action.item, 'cancelOk')
    case 'capture': {
      const sent = world.payment === 'Authorized' ? pay(world, 'captureSent') : world
      const captured = sent.items.filter((one) => one.isPaidHere && isBought(one)).map(({ id }) => id)
      return { ...pay(sent, 'ok'), captured }
    }
    case 'void':
      return { ...pay(world, 'void'), voided: true }
    case 'ticket':
      return move(world, action.item, 'ticketed')
    case 'hold':
      return move(world, action.item, luck > 0.5 ? 'holdOk' : 'holdRefused')
  }
}

test('[F24] 1,000 orders with answers drawn by lot: each comes to an end, pays what is bought and nothing else', () => {
  const seats = fc.array(
    fc.record({
      bundle: fc.integer({ min: 0, max: 3 }),
      refundable: fc.integer({ min: 0, max: 10_000 }),
      status: fc.constantFrom('PendingPurchase' as const, 'PendingPurchase' as const, 'Unsuccessful' as const),
    }),
    { minLength: 1, maxLength: 6 },
  )
  // Bought before, each alone, and being exchanged now: dearer ones have money of their own.
  const changes = fc.array(fc.constantFrom<PaymentStatus | undefined>('None', 'Authorizing', 'Authorized', undefined), {
    maxLength: 3,
  })
  // Whole numbers are drawn far faster than fractions.
  const drawn = fc.integer({ min: 0, max: 10_000 }).map((tenThousandths) => tenThousandths / 10_000)
  const luck = fc.array(drawn, { minLength: 200, maxLength: 200 })
  fc.assert(
    fc.property(seats, changes, luck, (given, exchanged, draws) => {
      const items = [
        ...given.map((one, index) => item(String(index), { ...one, isPaidHere: one.status === 'PendingPurchase' })),
        ...exchanged.map((payment, index) => exchanging(String(10 + index), payment, { isPaidHere: false })),
      ]
      const start = { captured: undefined, voided: false, asked: false, exchanges: new Map() }
      let world: World = { items, payment: 'None', ...start }
      for (const [index, draw] of draws.entries()) {
        const action = planNext(world.items, world.payment)
        if (!action) break
        // Nobody knows for a while, but not for ever.
        world = take(world, action, index < 100 ? draw : Math.max(draw, 0.2))
      }
      expect(planNext(world.items, world.payment)).toBeUndefined()
      const paid = world.items.filter(({ isPaidHere }) => isPaidHere)
      const bought = paid.filter(isBought).map(({ id }) => id)
      expect(world.captured ?? []).toEqual(bought)
      if (world.asked) expect(world.captured !== undefined).toBe(!world.voided)
      expect(world.items.some(({ status }) => status === 'PendingPurchase' && world.payment === 'Captured')).toBe(false)
      for (const { bundle } of world.items.filter((one) => !isBought(one)))
        expect(world.items.some((one) => one.bundle === bundle && isBought(one))).toBe(false)
      for (const { id, status, exchange } of world.items.filter((one) => one.exchange)) {
        expect(status).toBe('Ticketed')
        if (exchange?.payment === undefined) expect(world.exchanges.has(id)).toBe(false)
        else if (exchange.isDone) expect(world.exchanges.get(id)).toBe('captured')
        else expect(['voided', undefined]).toContain(world.exchanges.get(id))
        expect(exchange?.payment).not.toBe('Authorized')
      }
    }),
    { numRuns: 1_000 },
  )
})
