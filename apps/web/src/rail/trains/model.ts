import type {
  ComfortType,
  FlexibilityType,
  RailOption,
  RailTrainResult,
  TrainSegment,
} from '@portolan/contract/rail-journey'
import type { Amount } from '@portolan/contract/shared'
import { compareAmounts } from '@portolan/domain/amount'
import { timeOf } from '@portolan/domain/date'
import { comforts, flexibilities } from '@portolan/domain/rail/fare'
import { daysBetween, durationText, minutesOf } from '../../result/journey-time.ts'

/** What the carrier says of a ticket besides what the specification names. */
export interface TicketNote {
  /** Still to be had at this price, where few. */
  seatsLeft?: number | undefined
  /** The carrier's own name of the fare. */
  fareName?: string | undefined
}

export type TicketNotes = Readonly<Record<string, TicketNote>>

export interface ComfortTypeTab {
  comfortType: ComfortType
  seatClass: string
  seatClassDescription: string
  bestPrice: number
  sellingBestPrice: number
  seatsLeft: number | undefined
  /** From the one that binds most to the one that binds least. */
  tickets: readonly RailTrainResult[]
}

/** All tickets of the same trains at the same times. */
export interface TrainGroup {
  trainIdentity: string
  currencyCode: string
  sellingCurrencyCode: string
  bestPrice: number
  sellingBestPrice: number
  comfortTypeTabs: readonly ComfortTypeTab[]
  tickets: readonly RailTrainResult[]
}

const nameOf = ({ name, locationCode }: { name?: string | undefined; locationCode: string }): string =>
  name ?? locationCode

/** 'TGV Lyria', else the company that runs it. */
export const brandOf = ({ trainType, marketingCompany, operatingCompany }: TrainSegment): string =>
  trainType ?? marketingCompany?.companyShortName ?? operatingCompany?.companyShortName ?? ''

/** One ticket as the specification names its fields. */
export function resultOf(option: RailOption): RailTrainResult {
  const { pricing, trainSegments } = option
  const departureDateTime = trainSegments[0]?.departureDateTime ?? ''
  const arrivalDateTime = trainSegments.at(-1)?.arrivalDateTime ?? ''
  const nights = daysBetween(departureDateTime, arrivalDateTime)
  return {
    rph: option.rph,
    trains: trainSegments.map((segment) => `${brandOf(segment)} ${segment.trainNumber}`.trim()),
    trainIdentity: option.trainIdentity,
    routings: option.routings ?? [],
    departureDateTime,
    departureTime: timeOf(departureDateTime),
    arrivalDateTime,
    arrivalTime: timeOf(arrivalDateTime),
    arriveNextDate: nights > 0 ? `(+${nights})` : '',
    duration: durationText(minutesOf(option.journeyDuration)),
    direct: trainSegments.length > 1 ? 'No' : 'Yes',
    originStation: nameOf(option.originStation),
    destinationStation: nameOf(option.destinationStation),
    providers: option.providers,
    comfortType: option.comfortType,
    flexibilityType: option.flexibilityType,
    seatClass: option.seatClass,
    seatClassDescription: option.seatClassDescription ?? '',
    currencyCode: pricing.currencyCode,
    totalAmount: pricing.totalAmount,
    sellingCurrencyCode: pricing.sellingCurrencyCode,
    sellingTotalAmount: pricing.sellingTotalAmount,
    priceBreakdown: pricing.priceBreakdown,
    expiredDateTime: option.expiredDateTime,
    trainSegments,
    inboundRphs: option.inboundRphs ?? [],
  }
}

/** Tied to return tickets, and none of them is left: it could not be bought. */
export const isSellable = ({ inboundRphs }: RailOption): boolean => inboundRphs?.length !== 0

export function notesOf(options: readonly RailOption[]): TicketNotes {
  return Object.fromEntries(
    options.map(({ rph, seatsLeft, fareDescription: fareName }) => [rph, { seatsLeft, fareName }]),
  )
}

const cheapestFirst = (one: RailTrainResult, other: RailTrainResult): number =>
  compareAmounts(one.sellingTotalAmount, other.sellingTotalAmount)

const byFlexibility = (one: RailTrainResult, other: RailTrainResult): number =>
  flexibilities.indexOf(one.flexibilityType) - flexibilities.indexOf(other.flexibilityType) || cheapestFirst(one, other)

/** STANDARD, COMFORT, PREMIER, whichever are there. */
function tabsOf(tickets: readonly RailTrainResult[], notes: TicketNotes): ComfortTypeTab[] {
  return comforts.flatMap((comfortType) => {
    const own = tickets.filter((ticket) => ticket.comfortType === comfortType)
    const [best] = own.toSorted(cheapestFirst)
    if (!best) return []
    return [
      {
        comfortType,
        seatClass: best.seatClass,
        seatClassDescription: best.seatClassDescription,
        bestPrice: best.totalAmount,
        sellingBestPrice: best.sellingTotalAmount,
        seatsLeft: notes[best.rph]?.seatsLeft,
        tickets: own.toSorted(byFlexibility),
      },
    ]
  })
}

/** In the order in which the trains were first told. */
export function groupTrains(results: readonly RailTrainResult[], notes: TicketNotes = {}): TrainGroup[] {
  const identities = new Map<string, RailTrainResult[]>()
  for (const result of results) {
    const known = identities.get(result.trainIdentity)
    if (known) known.push(result)
    else identities.set(result.trainIdentity, [result])
  }
  return [...identities].flatMap(([trainIdentity, tickets]) => {
    const [best] = tickets.toSorted(cheapestFirst)
    if (!best) return []
    return [
      {
        trainIdentity,
        currencyCode: best.currencyCode,
        sellingCurrencyCode: best.sellingCurrencyCode,
        bestPrice: best.totalAmount,
        sellingBestPrice: best.sellingTotalAmount,
        comfortTypeTabs: tabsOf(tickets, notes),
        tickets,
      },
    ]
  })
}

const isHalfOfReturn = ({ priceBreakdown }: RailTrainResult): boolean =>
  priceBreakdown.some(({ conditions }) => conditions.some(({ code }) => code === 'RETURN_ONLY'))

/** The return tickets that the chosen outbound allows: those it is tied to, else any that is sold by itself. */
export function allowedWith(outbound: RailTrainResult, inbound: readonly RailTrainResult[]): RailTrainResult[] {
  const tied = new Set(outbound.inboundRphs)
  return inbound.filter((ticket) => (tied.size > 0 ? tied.has(ticket.rph) : !isHalfOfReturn(ticket)))
}

/** What stays the same when the same search is made again. */
const kindOf = ({ trainIdentity, comfortType, flexibilityType }: RailTrainResult): string =>
  [trainIdentity, comfortType, flexibilityType].join(' ')

/** The chosen ticket in a newer list: by its handle, else by train, comfort and flexibility. */
export function findAgain(
  results: readonly RailTrainResult[],
  rph: string | undefined,
  known: RailTrainResult | undefined,
): RailTrainResult | undefined {
  const same = results.find((ticket) => ticket.rph === rph)
  return same ?? (known && results.find((ticket) => kindOf(ticket) === kindOf(known)))
}

export const sellingPrice = (of: Pick<RailTrainResult, 'sellingCurrencyCode' | 'sellingTotalAmount'>): Amount => ({
  currencyCode: of.sellingCurrencyCode,
  amount: of.sellingTotalAmount,
})

export const supplierPrice = (of: Pick<RailTrainResult, 'currencyCode' | 'totalAmount'>): Amount => ({
  currencyCode: of.currencyCode,
  amount: of.totalAmount,
})

export const flexibilityLabel: Record<FlexibilityType, 'trains.flex.full' | 'trains.flex.semi' | 'trains.flex.non'> = {
  FULL_FLEX: 'trains.flex.full',
  SEMI_FLEX: 'trains.flex.semi',
  NON_FLEX: 'trains.flex.non',
}

export const comfortLabel: Record<ComfortType, 'trains.standard' | 'trains.comfort' | 'trains.premier'> = {
  STANDARD: 'trains.standard',
  COMFORT: 'trains.comfort',
  PREMIER: 'trains.premier',
}

const classes: Record<string, 'trains.class.first' | 'trains.class.second'> = {
  1: 'trains.class.first',
  2: 'trains.class.second',
}

/** Undefined: the carrier's own class, which has no words of ours. */
export const classLabel = (seatClass: string): 'trains.class.first' | 'trains.class.second' | undefined =>
  classes[seatClass]
