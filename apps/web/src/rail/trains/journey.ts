import type { RailTrainResult, TrainSegment } from '@portolan/contract/rail-journey'
import { minutesBetween, minutesOf } from '../../result/journey-time.ts'
import { brandOf } from './model.ts'

/** Where one train is left and the next is boarded. */
export interface Change {
  from: string
  to: string
  minutes: number
  /** Another station of the same city. */
  moves: boolean
  /** How far along the journey, 0 to 1. */
  at: number
}

/** What the card shows of a journey, whichever ticket is chosen. */
export interface Journey {
  minutes: number
  changes: readonly Change[]
  /** Each brand once, in the order of travel. */
  brands: readonly string[]
  numbers: readonly string[]
  /** Of the company with the longest ride. */
  operatorCode: string
}

const rideOf = ({ journeyDuration, departureDateTime, arrivalDateTime }: TrainSegment): number =>
  journeyDuration ? minutesOf(journeyDuration) : minutesBetween(departureDateTime, arrivalDateTime)

const nameOf = ({ name, locationCode }: TrainSegment['departureStation']): string => name ?? locationCode

function changesOf(segments: readonly TrainSegment[]): Omit<Change, 'at'>[] {
  return segments.slice(1).map((next, index) => {
    const before = segments[index] ?? next
    return {
      from: nameOf(before.arrivalStation),
      to: nameOf(next.departureStation),
      minutes: minutesBetween(before.arrivalDateTime, next.departureDateTime),
      moves: before.arrivalStation.locationCode !== next.departureStation.locationCode,
    }
  })
}

/** Rides are told by the carrier and waits are read from the clock of one city, so zones and summer time never matter. */
export function journeyOf({ trainSegments }: Pick<RailTrainResult, 'trainSegments'>): Journey {
  const waits = changesOf(trainSegments)
  const rides = trainSegments.map(rideOf)
  const minutes = rides.reduce((sum, ride) => sum + ride, 0) + waits.reduce((sum, { minutes: wait }) => sum + wait, 0)
  let passed = 0
  const changes = waits.map((wait, index) => {
    passed += (rides[index] ?? 0) + wait.minutes
    return { ...wait, at: minutes > 0 ? (passed - wait.minutes / 2) / minutes : 0.5 }
  })
  const longest = trainSegments[rides.indexOf(Math.max(...rides))]
  return {
    minutes,
    changes,
    brands: [...new Set(trainSegments.map(brandOf))],
    numbers: trainSegments.map(({ trainNumber }) => trainNumber),
    operatorCode: longest?.marketingCompany?.code ?? longest?.operatingCompany?.code ?? '',
  }
}
