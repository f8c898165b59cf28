import type { Amount, SaidDeadline } from '@portolan/contract/shared'
import type { MessageId } from '../../i18n/messages.ts'
import type { Stop } from '../way-between.ts'

/** Something to be said in the reader's language. */
export interface Words {
  id: MessageId
  values?: Readonly<Record<string, string | number>>
}

/** One train or flight of a journey, as the pages list it. */
export interface Ride {
  key: string
  /** 'TGV Lyria 9203', 'CX 19' */
  service: string
  /** Where the name of the service does not say it already. */
  operator: string | undefined
  /** Local to the places. */
  departure: string
  arrival: string
  from: Stop
  to: Stop
  /** Of the place: its terminal. */
  fromNote?: Words | undefined
  toNote?: Words | undefined
  minutes: number
  /** Of each coach, its seats. */
  places: readonly { coach: string | undefined; seats: readonly string[] }[]
  /** Where there are none. */
  noPlace: Words
  /** Minutes for the change before it, where it is not the first. */
  wait: number | undefined
}

/** One way: from where to where, with every ride of it. */
export interface Way {
  key: string
  from: string
  to: string
  rides: readonly Ride[]
}

export interface Point {
  place: readonly [longitude: number, latitude: number]
  name?: string
}

/** A condition at a glance; words are the page's or the server's. */
export interface Condition {
  key: string
  look: 'y' | 'n' | 'f' | 'info'
  words: Words | string
  /** Which the words name. */
  deadline?: SaidDeadline | undefined
  /** About giving it back, and not about changing it. */
  isRefund?: boolean
}

export interface PriceLine {
  key: string
  words: Words | string
  /** In the currency of the booking; several where the same stands more than once. */
  amounts: readonly number[]
}

/** One room of a stay, with those who sleep in it. */
export interface StayRoom {
  /** By it the room is cancelled alone. */
  rph: string
  /** As they were asked for, from 1. */
  number: number
  type: string
  meals: Words
  guests: readonly string[]
  /** The house's own number. */
  confirmation: string | undefined
  isCancelled: boolean
}

/** A house for some nights. */
export interface StayView {
  name: string
  /** The Hong Kong Chinese one. */
  nameZhHK: string | undefined
  address: string
  place: Point['place'] | undefined
  imageUrl: string | undefined
  /** Days of the place. */
  checkIn: string
  checkOut: string
  rooms: readonly StayRoom[]
}

/** One drive from door to door. */
export interface TransferWay {
  key: string
  from: { name: string; place: Point['place'] | undefined }
  to: { name: string; place: Point['place'] | undefined }
  /** Local to the place: when the driver is there. */
  at: string
  minutes: number
  kilometres: number
  /** 'TP 1187' */
  flight: string | undefined
  meetingPoint: string
}

/** A car with its driver. */
export interface TransferView {
  name: string
  /** How many of these cars. */
  count: number
  level: 'Shared' | 'Private' | 'Premium'
  imageUrl: string | undefined
  ways: readonly TransferWay[]
  waitMinutes: number
  /** Who rides with how much: what there is none of goes unsaid. */
  riders: readonly Words[]
  instructions: string | undefined
  phone: string | undefined
}

/** A few hours with a guide, or a ticket for a day. */
export interface ActivityView {
  name: string
  groupName: string
  /** Local to the place. */
  start: string
  end: string
  /** Where to be, and where it ends. */
  from: string
  to: string
  place: Point['place'] | undefined
  endPlace: Point['place'] | undefined
  /** BCP 47. */
  languages: readonly string[]
  participants: readonly Words[]
  imageUrl: string | undefined
  /** What the guide scans, in letters. */
  voucher: string | undefined
}

/** One end of a rental. */
export interface RentalDesk {
  name: string
  address: string
  /** In words, local time. */
  hours: string | undefined
  phone: string | undefined
  place: Point['place'] | undefined
  /** Local to the desk. */
  at: string
}

/** A car for some days, driven by oneself. */
export interface RentalView {
  /** 'Volkswagen Golf or similar' */
  name: string
  className: string
  /** ACRISS. */
  code: string
  company: string
  imageUrl: string | undefined
  pickUp: RentalDesk
  dropOff: RentalDesk
  /** The company's own number. */
  confirmation: string | undefined
  /** Names of extras and covers, more than one with how many. */
  chosen: readonly { name: string; quantity: number }[]
  /** What the desk takes and what for, as it takes it. */
  paidThere: readonly { name: string; sum: Amount }[]
  deposit: Amount | undefined
  excess: Amount | undefined
}

/** What the pages of a booking know of a product: each has one view of it, and no page asks which product it is. */
export interface GoodsView {
  ways: readonly Way[]
  /** Class and flexibility. */
  marks: readonly MessageId[]
  /** Of the map. */
  course: readonly Point[]
  isFlown: boolean
  lines: readonly PriceLine[]
  /** What the operator asked, markup included, in its own currency. */
  operatorPrice: Amount | undefined
  conditions: readonly Condition[]
  /** Ticket numbers by the traveller's name. */
  tickets: readonly { name: string; number: string }[]
  /** Where one sleeps, for what is a stay. */
  stay?: StayView | undefined
  /** For what is a rental. */
  rental?: RentalView | undefined
  /** For what is an activity. */
  activity?: ActivityView | undefined
  /** For what is a drive. */
  transfer?: TransferView | undefined
}
