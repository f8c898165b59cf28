import type { Journey, JourneyQuery, Ride, Router } from '../suppliers/house/rail/router/journey.ts'

/** A train by its calls: code of the station, arrival and departure as instants (ISO 8601). */
export interface ScriptedRide extends Pick<Ride, 'trip' | 'operator' | 'brand' | 'number'> {
  readonly calls: readonly (readonly [stop: string, arrives: string, departs: string])[]
  /** Of the first call in the train's stops; absent: 0. */
  readonly position?: number
}

export function rideOf({ calls, position = 0, ...train }: ScriptedRide): Ride {
  return {
    ...train,
    position,
    day: calls[0]?.[2].slice(0, 10) ?? '',
    calls: calls.map(([stop, arrives, departs]) => ({
      stop,
      arrives: Date.parse(arrives),
      departs: Date.parse(departs),
    })),
  }
}

export function journeyOf(...scripted: readonly ScriptedRide[]): Journey {
  const rides = scripted.map(rideOf)
  const [first, last] = [rides.at(0)?.calls.at(0), rides.at(-1)?.calls.at(-1)]
  return { departs: first?.departs ?? 0, arrives: last?.arrives ?? 0, rides }
}

/** Finds those of its journeys that go from and to the right stations in the window; remembers what it was asked. */
export function makeScriptedRouter(journeys: readonly Journey[]): Router & { readonly asked: JourneyQuery[] } {
  const asked: JourneyQuery[] = []
  return {
    asked,
    async find(query) {
      asked.push(query)
      return journeys.filter(({ departs, rides }) => {
        const [from, to] = [rides.at(0)?.calls.at(0)?.stop, rides.at(-1)?.calls.at(-1)?.stop]
        const isThere = query.from.includes(from ?? '') && query.to.includes(to ?? '')
        const isDirect = rides.length <= query.maxChanges + 1
        return isThere && isDirect && departs >= query.earliest && departs < query.latest
      })
    },
    async close() {},
  }
}
