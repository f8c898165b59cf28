import { isDeepStrictEqual } from 'node:util'
import { todayIn } from '@portolan/domain/date'
import type { Traveler } from '@portolan/supplier/traveler'
import type { BookingRecord, WantedGoods } from '../booking/booking.ts'
import type { KeptOffer } from '../offer/offer.ts'
import type { Db } from '../platform/db.ts'
import { birthsIn } from '../platform/party-seat.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import { aloneOf } from './alone.ts'
import { wrongAnswersOf } from './answers.ts'
import { askingFor } from './asking.ts'
import { changedBooking, setBooking } from './booking-store.ts'
import { itemLeft } from './cart-left.ts'
import { isAnswered, namesOf } from './display.ts'
import { type Order, withBooking } from './order.ts'
import type { Given, OrderParts } from './orders.ts'
import { ageIn, ageRefusals, missingOf, shortPassportsOf, wrongBirthsOf } from './people.ts'
import { sellingTotal } from './purchase.ts'
import { peopleIn } from './purchase-store.ts'
import { move } from './steps/move.ts'
import { onOrder } from './store.ts'

/** Still to be had, or had and not yet paid for. */
const isOpen = ({ status }: BookingRecord): boolean =>
  status === 'Pending' || status === 'OnHold' || status === 'Ignored'

/** Everybody as old as they are on the first day of this booking. */
function partyFor(booking: BookingRecord, travelers: readonly Traveler[], refs: readonly string[]) {
  return (booking.offers[0]?.party ?? []).map((seat, index) => {
    const traveler = travelers.find(({ ref }) => ref === refs[index])
    const age = traveler && ageIn(booking, traveler)
    return age === undefined ? seat : { ...seat, age }
  })
}

const forParty = (offer: KeptOffer, party: KeptOffer['party']): KeptOffer => ({
  ...offer,
  party,
  query: typeof offer.query === 'object' ? { ...offer.query, party } : offer.query,
})

/** The two halves of one item are asked the same: told once. */
function answerProblems(open: readonly BookingRecord[], { wantedOf, answersAt }: Given): FieldRefusal[] {
  const problems = open.flatMap((booking) => {
    const at = answersAt?.(booking)
    return at === undefined ? [] : wrongAnswersOf({ ...booking, wanted: wantedOf(booking) }, at)
  })
  return [...new Map(problems.map((problem) => [problem.pointer, problem])).values()]
}

/** Of what is still open as it is answered now; of the rest as it was. */
const answersIn = ({ bookings }: Order, { wantedOf }: Given) =>
  Object.fromEntries(
    bookings.flatMap((booking) => {
      const { answers } = isOpen(booking) ? wantedOf(booking) : booking.wanted
      return answers ? [[booking.id, answers]] : []
    }),
  )

interface Asked {
  booking: BookingRecord
  offers: readonly KeptOffer[]
  requires: BookingRecord['requires']
  wanted: WantedGoods
  refusal: BookingRecord['refusal']
}

/** The travellers of an order: each booking is priced for them once more, and held where that can be. */
export function makeGiveTravelers(parts: OrderParts) {
  const { config, db, safe, registry, reprice, now, outbox, advance, cartGoods, views } = parts

  async function ask(order: Order, booking: BookingRecord, { travelers, wantedOf }: Given): Promise<Asked> {
    const wanted = wantedOf(booking)
    const refs = wanted.travelerRefs ?? travelers.map(({ ref }) => ref)
    const party = partyFor(booking, travelers, refs)
    const births = birthsIn({ ...booking, wanted }, travelers)
    const buyer = { currency: order.currency, agencyId: order.agencyId ?? undefined }
    const offers = booking.offers.map((offer) => forParty(offer, party))
    const asking = askingFor(order, 25_000)
    // Nothing answered is an answer too: what was answered before holds no longer.
    const answers = wanted.answers ?? []
    const found = await reprice(offers, buyer, asking, answers, births)
    const again = found.ok && !found.requires ? await reprice(found.offers, buyer, asking, answers, births) : found
    if (again.ok)
      return { booking, offers: again.offers, requires: again.requires ?? booking.requires, wanted, refusal: null }
    const { kind, label, details, fields = [] } = again.error
    const tooYoungOrOld = ageRefusals(fields, travelers, wanted)
    if (tooYoungOrOld.length > 0) throw new Refusal(400, { fields: tooYoungOrOld })
    return {
      booking,
      offers,
      requires: booking.requires,
      wanted,
      refusal: { kind, details, ...(label !== undefined && { label }) },
    }
  }

  /** As it stands now, whoever has moved it meanwhile: the same people at the same price leave what is held as it is. */
  function isChanged(current: Order, { booking: asked, offers, wanted }: Asked, { travelers }: Given): boolean {
    const booking = current.bookings.find(({ id }) => id === asked.id)
    if (!booking || !isOpen(booking)) return false
    const isSame =
      booking.status === 'OnHold' &&
      isDeepStrictEqual(booking.wanted, wanted) &&
      isDeepStrictEqual(current.travelers, travelers) &&
      sellingTotal(offers).minor === booking.price.minor
    return !isSame
  }

  async function enter(tx: Db, current: Order, asked: Asked): Promise<Order> {
    const { offers, requires, wanted, refusal } = asked
    let booking = current.bookings.find(({ id }) => id === asked.booking.id)
    if (!booking || !isOpen(booking)) return current
    if (booking.status === 'Ignored') {
      if (booking.cartItemId !== null) await cartGoods.takeAgain(tx, booking.cartItemId)
      booking = await move(tx, booking, 'requote')
    }
    if (refusal) {
      const isFinal = refusal.kind === 'noAvailability' || refusal.kind === 'rejected'
      if (booking.status === 'Pending' && isFinal) {
        const refused = await move(tx, booking, 'refused', { refusal })
        await cartGoods.giveBack(tx, itemLeft(current.bookings, booking))
        return withBooking(current, refused)
      }
      await setBooking(tx, booking, { status: booking.status }, { refusal, wanted })
      return withBooking(current, changedBooking(booking, { refusal, wanted }))
    }
    const price = sellingTotal(offers)
    const old = booking.changed?.old ?? booking.price
    const changed =
      old.minor === price.minor && old.currency === price.currency ? null : { old, new: price, reason: 'supplier' }
    const lead = current.travelers.find((traveler) => traveler.lead)
    const leadName = [lead?.given, lead?.surname].filter(Boolean).join(' ')
    const changes = {
      offers,
      requires,
      wanted,
      price,
      changed,
      leadName,
      // An answer may move the hour, and one that is taken back moves it again.
      ...((isAnswered(booking) || isAnswered({ wanted })) && namesOf(views, offers, wanted, current.language)),
      refusal: null,
      locator: null,
      reservation: null,
    }
    const canHold =
      registry.supplier(booking.supplier)?.can.hold === true && offers.every(({ hold }) => hold === 'supported')
    if (booking.locator !== null)
      await outbox.put(tx, 'booking.release', { bookingId: booking.id, locator: booking.locator })
    if (canHold)
      return withBooking(current, await move(tx, booking, 'holdSent', { ...changes, round: booking.round + 1 }))
    await setBooking(tx, booking, { status: 'Pending' }, changes)
    return withBooking(current, { ...changedBooking(booking, changes), status: 'Pending', cameFrom: null })
  }

  /** Asked for once more by the same people. What is held has its price: asked again, its own seats would be missing. */
  const isHeldFor = (order: Order, booking: BookingRecord, { travelers, wantedOf }: Given): boolean =>
    booking.status === 'OnHold' &&
    isDeepStrictEqual(booking.wanted, wantedOf(booking)) &&
    isDeepStrictEqual(order.travelers, travelers)

  return async (order: Order, given: Given): Promise<Order> => {
    const open = order.bookings.filter(isOpen)
    const asking = open.map((booking) => ({ ...booking, wanted: given.wantedOf(booking) }))
    const fields = [
      ...missingOf(given.travelers, asking),
      ...wrongBirthsOf(given.travelers, todayIn(config.timeZone, new Date(await now()))),
      ...shortPassportsOf(given.travelers, asking),
      ...aloneOf(given.travelers, asking),
      ...answerProblems(open, given),
    ]
    if (fields.length > 0) throw new Refusal(400, { fields })
    const wanted = open.filter((booking) => !isHeldFor(order, booking, given))
    const asked = await Promise.all(wanted.map((booking) => ask(order, booking, given)))
    const at = await now()
    const begun = await onOrder({ db, safe }, order, async (tx, current, turn) => {
      const changed = asked.filter((one) => isChanged(current, one, given))
      // Those who travel on what is bought, or being bought, are those it was bought for.
      if (current.bookings.some(isOpen))
        await turn.set(peopleIn(safe, order.id, { ...given, answers: answersIn(current, given) }))
      let known: Order = { ...current, travelers: given.travelers, contact: given.contact }
      for (const one of changed) known = await enter(tx, known, one)
      return advance.begin(tx, order.id, at, { hasMoved: changed.length > 0, known, turn })
    })
    return advance.carryOn(begun)
  }
}
