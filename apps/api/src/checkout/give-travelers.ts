import { isDeepStrictEqual } from 'node:util'
import { todayIn } from '@portolan/domain/date'
import type { ErrorKind } from '@portolan/supplier/outcome'
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
import { makeGiveUpHolds } from './set-aside.ts'
import { move } from './steps/move.ts'
import { onOrder } from './store.ts'

/** Still to be had, or had and not yet paid for. */
const isOpen = ({ status }: BookingRecord): boolean =>
  status === 'Pending' || status === 'OnHold' || status === 'Ignored'

/** What somebody has taken out of the order is asked for again only where it is named again. */
const isToBeHad = (booking: BookingRecord, { isWanted }: Given): boolean =>
  isOpen(booking) && (booking.ended !== 'released' || isWanted?.(booking) !== false)

/** Asked for or bought under the names of those who go on it. */
const isNamed = (booking: BookingRecord): boolean =>
  !isOpen(booking) && (booking.status === 'PendingHold' || booking.paymentId !== null)

/** Whoever goes on what is bought, or being asked for, stays who they are: its tickets and papers name them. */
function refuseOthers({ bookings, travelers: before }: Order, { travelers }: Given): void {
  const travelerOf = (all: readonly Traveler[], ref: string) => all.find((one) => one.ref === ref)
  const named = bookings.filter(isNamed).flatMap(({ wanted }) => wanted.travelerRefs ?? before.map(({ ref }) => ref))
  if (named.some((ref) => !isDeepStrictEqual(travelerOf(before, ref), travelerOf(travelers, ref))))
    throw new Refusal(409, { text: 'error.checkout.named' })
}

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

/** Nothing is sold by trying again. */
const isEnd = (kind: ErrorKind): boolean => kind === 'noAvailability' || kind === 'rejected'

interface Asked {
  /** As it was when its supplier was asked. */
  booking: BookingRecord
  offers: readonly KeptOffer[]
  requires: BookingRecord['requires']
  wanted: WantedGoods
  refusal: BookingRecord['refusal']
}

interface People extends Pick<Given, 'travelers'> {
  wanted: WantedGoods
}

/** For these very people; where the supplier could not be asked about them, it is held for those before. */
const isHeldFor = (order: Order, { status, refusal, wanted }: BookingRecord, people: People): boolean =>
  status === 'OnHold' &&
  refusal === null &&
  isDeepStrictEqual(wanted, people.wanted) &&
  isDeepStrictEqual(order.travelers, people.travelers)

/** The travellers of an order: each booking is priced for them once more, and held where that can be. */
export function makeGiveTravelers(parts: OrderParts) {
  const { config, db, safe, registry, reprice, now, outbox, advance, cartGoods, views } = parts
  const giveUpHolds = makeGiveUpHolds(parts)

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

  /**
   * For others than it is held for, what is held counts as taken: of the last room nothing would be left for them. So it
   * is given back, and asked for again.
   */
  async function askAll(order: Order, bookings: readonly BookingRecord[], given: Given) {
    const asked = await Promise.all(bookings.map((booking) => ask(order, booking, given)))
    const isInTheWay = ({ booking, refusal }: Asked) =>
      booking.status === 'OnHold' && booking.locator !== null && refusal?.kind === 'noAvailability'
    const ids = asked.filter(isInTheWay).map(({ booking }) => booking.id)
    const left = ids.length > 0 ? await giveUpHolds(order, { isOne: ({ id }) => ids.includes(id) }) : undefined
    if (!left) return { order, asked }
    const again = asked.map((one) => (isInTheWay(one) ? ask(left.order, one.booking, given) : one))
    return { order: left.order, asked: await Promise.all(again) }
  }

  /** What had ended is taken from the cart again: an item once, however many parts it has. */
  async function takeAgain(tx: Db, { bookings }: Order, changed: readonly Asked[]): Promise<void> {
    const ids = new Set(changed.map(({ booking }) => booking.id))
    const ended = bookings.filter(({ id, status }) => ids.has(id) && status === 'Ignored')
    for (const itemId of new Set(ended.flatMap(({ cartItemId }) => cartItemId ?? [])))
      await cartGoods.takeAgain(tx, itemId)
  }

  /** As it stands now, whoever has moved it meanwhile: the same people at the same price leave what is held as it is. */
  function isChanged(current: Order, { booking: asked, offers, wanted }: Asked, { travelers }: Given): boolean {
    const booking = current.bookings.find(({ id }) => id === asked.id)
    if (!booking || !isOpen(booking)) return false
    const isSame =
      isHeldFor(current, booking, { travelers, wanted }) && sellingTotal(offers).minor === booking.price.minor
    return !isSame
  }

  async function enter(tx: Db, current: Order, asked: Asked): Promise<Order> {
    const { offers, requires, wanted, refusal } = asked
    let booking = current.bookings.find(({ id }) => id === asked.booking.id)
    if (!booking || !isOpen(booking)) return current
    if (booking.status === 'Ignored') booking = await move(tx, booking, 'requote')
    if (refusal) {
      // Whoever held it until now may go back to those it was held for.
      const isFinal = asked.booking.status !== 'OnHold' && isEnd(refusal.kind)
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

  return async (order: Order, given: Given): Promise<Order> => {
    refuseOthers(order, given)
    const open = order.bookings.filter((booking) => isToBeHad(booking, given))
    const asking = open.map((booking) => ({ ...booking, wanted: given.wantedOf(booking) }))
    const today = todayIn(config.timeZone, new Date(await now()))
    const fields = [
      ...missingOf(given.travelers, asking),
      ...wrongBirthsOf(given.travelers, today),
      ...shortPassportsOf(given.travelers, asking, today),
      ...aloneOf(given.travelers, asking),
      ...answerProblems(open, given),
    ]
    if (fields.length > 0) throw new Refusal(400, { fields })
    const { travelers } = given
    // What is held has its price: asked for once more by the same people, its own seats would be missing.
    const wanted = open.filter((booking) => !isHeldFor(order, booking, { travelers, wanted: given.wantedOf(booking) }))
    const { order: known, asked } = await askAll(order, wanted, given)
    const at = await now()
    const begun = await onOrder({ db, safe }, known, async (tx, current, turn) => {
      refuseOthers(current, given)
      const changed = asked.filter((one) => isChanged(current, one, given))
      if (current.bookings.some(isOpen))
        await turn.set(peopleIn(safe, order.id, { ...given, answers: answersIn(current, given) }))
      await takeAgain(tx, current, changed)
      let after: Order = { ...current, travelers: given.travelers, contact: given.contact }
      for (const one of changed) after = await enter(tx, after, one)
      return advance.begin(tx, order.id, at, { hasMoved: changed.length > 0, known: after, turn })
    })
    return advance.carryOn(begun)
  }
}
