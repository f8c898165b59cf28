import type { Call, RequestOf } from '@portolan/contract/call'
import type { ErrorTextId } from '@portolan/contract/errors'
import { Refusal } from './refusal.ts'
import type { Handler } from './serve.ts'

const codeOf = (text: ErrorTextId): string => text.slice('error.'.length)

/**
 * Handles that cannot be had, or not so, by their places among those that were asked for. The rules that throw it do not
 * know the request: whoever has read it says where the handles stand in it.
 */
export class WrongHandles extends Refusal {
  override name = 'WrongHandles'
  readonly places: readonly number[]
  readonly why: ErrorTextId

  constructor(places: readonly number[], why: ErrorTextId = 'error.offer.unknown') {
    super(400, { reason: { code: codeOf(why), text: why } })
    this.places = places
    this.why = why
  }

  /** 400 with the fixed text first and an entry for each of them. Where one is missing, the first stands for all. */
  at(pointerOf: (place: number) => string): Refusal {
    const places = this.places.length > 0 ? this.places : [0]
    const fields = places.map((place) => ({ pointer: pointerOf(place), code: codeOf(this.why), text: this.why }))
    return new Refusal(400, { fields })
  }
}

/** The places of those that fail a test. */
export const placesOf = <T>(list: readonly T[], isWrong: (item: T, place: number) => boolean): number[] =>
  list.flatMap((item, place) => (isWrong(item, place) ? [place] : []))

/** A rule over some of the handles: what it says of them is said of their places among all. */
export function amongAll<T>(places: readonly number[], work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof WrongHandles)) throw error
    throw new WrongHandles(
      error.places.map((place) => places[place] ?? place),
      error.why,
    )
  }
}

/** A handler whose request has its handles there. */
export const withHandlesAt =
  <C extends Call>(pointerOf: (place: number, request: RequestOf<C>) => string, handler: Handler<C>): Handler<C> =>
  async (request, context) => {
    try {
      return await handler(request, context)
    } catch (error) {
      if (!(error instanceof WrongHandles)) throw error
      throw error.at((place) => pointerOf(place, request))
    }
  }
