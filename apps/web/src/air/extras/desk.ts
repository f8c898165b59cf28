import type { AirVerifyPriceRS, SeatMapRS } from '@portolan/contract/air'
import type { Amount } from '@portolan/contract/shared'
import { CallError, failureWithoutReply } from '../../api/failure.ts'
import { readDraft, writeDraft } from '../../session/draft.ts'
import { makeStore, type Store } from '../../session/store.ts'
import { fareOf, isSameFare } from './bill.ts'
import { readSeats, verifyPrice } from './calls.ts'
import { type Chosen, extrasOf, type Shelf, stillHad } from './chosen.ts'
import type { Flyer } from './flyer.ts'
import { flightsOf } from './seats.ts'
import { waysOf } from './ways.ts'

export interface DeskState {
  status: 'opening' | 'open' | 'failed'
  /** Why nothing can be bought here any more. */
  failure: CallError | undefined
  /** The newest price, for these extras or for those before. */
  answer: AirVerifyPriceRS | undefined
  /** Without any extras: what whoever skips them buys. */
  plain: AirVerifyPriceRS | undefined
  map: SeatMapRS | undefined
  chosen: Chosen
  /** The price is not that of what is chosen now. */
  isStale: boolean
  /** Why the price of what is chosen is not known; it may be asked again. */
  trouble: CallError | undefined
  /** Seats that somebody else took meanwhile. */
  gone: readonly string[]
  /** What the flights cost by consent. */
  fare: Amount | undefined
  /** What they cost now, before it is agreed to. */
  changed: { was: Amount | undefined; now: Amount } | undefined
}

interface Kept extends Chosen {
  /** The price that was agreed to. */
  agreed: Amount
}

interface Options {
  handles: string[]
  flyers: readonly Flyer[]
  /** Under which name the choice is kept. */
  draft: string
  /** What the list said. */
  was: Amount | undefined
}

export interface ExtrasDesk {
  store: Store<DeskState>
  open(): Promise<void>
  close(): void
  choose(chosen: Chosen): void
  agree(): void
  /** Reads the seats again where they could not be read. */
  readMap(): Promise<void>
  /** The price of what is chosen now, at once; false where there is none, and the state says why. */
  settle(): Promise<boolean>
}

/** Several presses one after the other are one question. */
const pause = 300

const failureOf = (error: unknown): CallError => (error instanceof CallError ? error : failureWithoutReply(error))

/** An expired or unknown offer: nothing can be done about it here. */
const isOver = ({ status }: CallError): boolean => status === 409 || status === 400

export const shelfOf = ({ answer, map }: Pick<DeskState, 'answer' | 'map'>, flyers: readonly Flyer[]): Shelf => {
  const itineraries = answer?.pricedItineraryList ?? []
  return { flights: flightsOf(itineraries, map), ways: waysOf(itineraries, map), flyers }
}

export const handlesIn = ({ pricedItineraryList }: AirVerifyPriceRS): string[] =>
  pricedItineraryList.map(({ rph }) => rph)

/** Price and seats of one offer, and what was chosen beside it. The newest answer counts, whatever order they come in. */
export function makeExtrasDesk({ handles, flyers, draft, was }: Options): ExtrasDesk {
  const kept = readDraft<Kept>(draft)
  const store = makeStore<DeskState>({
    ...{ status: 'opening', failure: undefined, answer: undefined, plain: undefined, map: undefined },
    chosen: { seats: kept.seats ?? {}, pieces: kept.pieces ?? {} },
    ...{ isStale: false, trouble: undefined, gone: [], fare: undefined, changed: undefined },
  })
  let life = new AbortController()
  let asking: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let question: Promise<void> = Promise.resolve()

  const shelf = () => shelfOf(store.read(), flyers)
  const keep = (agreed = store.read().fare) => writeDraft(draft, { ...store.read().chosen, agreed })

  const end = (failure: CallError) => store.write({ status: 'failed', failure, isStale: false })

  /** A fare that is not the one agreed to waits for consent; rounding is none. */
  function take(answer: AirVerifyPriceRS): void {
    const { fare, chosen } = store.read()
    const now = fareOf(answer)
    const parts = flyers.length + extrasOf(chosen, shelf()).length
    const changed = now && fare && !isSameFare(now, fare, parts) ? { was: fare, now } : undefined
    store.write({ answer, changed, isStale: false, trouble: undefined })
  }

  /** What is left of the choice once the seats are read again; what is gone is said, and the rest is kept. */
  function dropGone(): boolean {
    const { chosen, gone } = stillHad(store.read().chosen, shelf())
    if (gone.length === 0) return false
    store.write({ chosen, gone })
    keep()
    return true
  }

  async function refused(failure: CallError, signal: AbortSignal): Promise<void> {
    if (failure.status === 409) return end(failure)
    if (failure.status !== 400) return store.write({ trouble: failure })
    try {
      const map = await readSeats(newest(), signal)
      if (signal.aborted) return
      store.write({ map })
      if (dropGone()) await ask()
      else store.write({ trouble: failure })
    } catch (error) {
      const other = failureOf(error)
      if (!signal.aborted) isOver(other) ? end(other) : store.write({ trouble: other })
    }
  }

  const newest = (): string[] => {
    const { answer } = store.read()
    return answer ? handlesIn(answer) : handles
  }

  async function ask(): Promise<void> {
    asking?.abort()
    const own = new AbortController()
    asking = own
    const signal = AbortSignal.any([own.signal, life.signal])
    store.write({ isStale: true, trouble: undefined })
    try {
      const answer = await verifyPrice(newest(), extrasOf(store.read().chosen, shelf()), signal)
      if (!signal.aborted) take(answer)
    } catch (error) {
      if (!signal.aborted) await refused(failureOf(error), signal)
    }
  }

  const askNow = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    question = ask()
    return question
  }

  async function readMap(): Promise<void> {
    const { signal } = life
    const map = await readSeats(newest(), signal).catch(() => undefined)
    if (map && !signal.aborted) await takeMap(map)
  }

  /** With the seats known, what was chosen before can be asked for. */
  async function takeMap(map: SeatMapRS): Promise<void> {
    store.write({ map })
    dropGone()
    if (extrasOf(store.read().chosen, shelf()).length > 0) await askNow()
  }

  return {
    store,
    readMap,
    async open() {
      life = new AbortController()
      const { signal } = life
      store.write({ status: 'opening' })
      const [priced, seats] = await Promise.allSettled([
        verifyPrice(handles, undefined, signal),
        readSeats(handles, signal),
      ])
      if (signal.aborted) return
      if (priced.status === 'rejected') return end(failureOf(priced.reason))
      const answer = priced.value
      const fare = fareOf(answer)
      const isAgreed = !answer.priceChanged || (fare && kept.agreed && isSameFare(fare, kept.agreed, 0))
      store.write({ status: 'open', answer, plain: answer, fare, gone: [] })
      if (fare && !isAgreed) store.write({ changed: { was, now: fare } })
      if (seats.status === 'fulfilled') await takeMap(seats.value)
    },
    close() {
      clearTimeout(timer)
      life.abort()
    },
    choose(chosen) {
      // An answer on its way is for what was chosen before.
      asking?.abort()
      store.write({ chosen, gone: [], isStale: true, trouble: undefined })
      keep()
      clearTimeout(timer)
      timer = setTimeout(() => void askNow(), pause)
    },
    agree() {
      const { changed, fare } = store.read()
      store.write({ fare: changed?.now ?? fare, changed: undefined })
      keep()
    },
    async settle() {
      if (store.read().trouble) void askNow()
      let heard: Promise<void>
      // Whoever changes something meanwhile is asked about that too.
      do {
        heard = timer === undefined ? question : askNow()
        await heard
      } while (heard !== question || timer !== undefined)
      const { status, isStale, changed } = store.read()
      return status === 'open' && !isStale && !changed
    },
  }
}
