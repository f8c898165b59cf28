import type { Amount } from '@portolan/contract/shared'
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
}

export interface PriceLine {
  key: string
  words: Words | string
  amount: number
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
}
