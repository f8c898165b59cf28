import type { Extra, SupplierProduct } from '@portolan/supplier/offer'
import type { TravelPaper } from '@portolan/supplier/reservation'

export type Terms = 'flexible' | 'semiFlexible' | 'fixed'

/** One thing of a handful that every search of a product finds. */
export interface Option {
  readonly code: string
  /** '{where}' is the place or the way. */
  readonly title: string
  readonly lines: readonly string[]
  /** Minor units for one seat, room or car and one night, day or leg: the seed chooses between the two. */
  readonly from: number
  readonly to: number
  /** How long it takes, where the customer does not say it. */
  readonly minutes: number
  readonly terms: Terms
  /** Scene and variant of our picture service; 'any' where a scene has one only. */
  readonly picture: string
}

export interface Shelf {
  /** Minutes between one option's start and the next; 0: all start when the customer says. */
  readonly spread: number
  readonly paper: TravelPaper['kind']
  readonly options: readonly Option[]
  /** minor: minor units of the supplier's currency. */
  readonly extras: readonly (Pick<Extra, 'code' | 'kind' | 'per'> & { readonly minor: number; readonly max: number })[]
}

const week = 7 * 24 * 60

const option = (
  code: string,
  title: string,
  lines: readonly string[],
  [from, to]: readonly [number, number],
  minutes: number,
  terms: Terms,
  picture: string,
): Option => ({ code, title, lines, from, to, minutes, terms, picture })

export const shelves: Readonly<Record<SupplierProduct, Shelf>> = {
  air: {
    spread: 135,
    paper: 'ticket',
    options: [
      option('light', '{where}, economy light', ['Cabin bag only'], [8900, 32900], 115, 'fixed', 'plane~any'),
      option(
        'classic',
        '{where}, economy classic',
        ['One bag of 23 kg'],
        [12900, 41900],
        115,
        'semiFlexible',
        'plane~any',
      ),
      option('one-stop', '{where}, one stop', ['Change of 1 h 20'], [6900, 24900], 265, 'fixed', 'plane~any'),
      option('business', '{where}, business', ['Two bags of 32 kg'], [45900, 189900], 115, 'flexible', 'plane~any'),
    ],
    extras: [
      { code: 'bag', kind: 'bag', minor: 3500, per: 'traveler-segment', max: 2 },
      { code: 'meal', kind: 'meal', minor: 1800, per: 'traveler-segment', max: 1 },
    ],
  },
  hotel: {
    spread: 0,
    paper: 'voucher',
    options: [
      option('quai-double', 'Hotel du Quai, {where}', ['Double room'], [9800, 16800], 0, 'flexible', 'interior~double'),
      option(
        'quai-suite',
        'Hotel du Quai, {where}, suite',
        ['Breakfast'],
        [21000, 36000],
        0,
        'flexible',
        'interior~suite',
      ),
      option(
        'rose-twin',
        'The Compass Rose, {where}',
        ['Twin room'],
        [7400, 12900],
        0,
        'semiFlexible',
        'interior~twin',
      ),
      option('harbour', 'Harbour Lights, {where}', ['Sea view'], [14200, 25800], 0, 'fixed', 'beach~tower'),
    ],
    extras: [
      { code: 'breakfast', kind: 'meal', minor: 1900, per: 'traveler', max: 1 },
      { code: 'cot', kind: 'room', minor: 1500, per: 'order', max: 1 },
    ],
  },
  activity: {
    spread: 90,
    paper: 'voucher',
    options: [
      option('old-town', 'Old town on foot, {where}', ['Small group'], [1900, 3900], 150, 'flexible', 'museum~castle'),
      option(
        'museum',
        'Museum without the queue, {where}',
        ['Audio guide'],
        [2400, 4200],
        180,
        'flexible',
        'museum~classical',
      ),
      option('river', 'Evening on the water, {where}', ['One drink'], [3500, 7900], 120, 'semiFlexible', 'ship~river'),
    ],
    extras: [{ code: 'photo', kind: 'souvenir', minor: 1200, per: 'order', max: 3 }],
  },
  car: {
    spread: 0,
    paper: 'voucher',
    options: [
      option('ECMR', 'Economy car, {where}', ['5 seats, manual'], [2900, 4900], 0, 'flexible', 'car~compact'),
      option('IDAR', 'Intermediate saloon, {where}', ['5 seats, automatic'], [4400, 7200], 0, 'flexible', 'car~sedan'),
      option('SFAR', 'Large SUV, {where}', ['7 seats, automatic'], [7900, 12900], 0, 'semiFlexible', 'car~suv'),
    ],
    extras: [
      { code: 'child-seat', kind: 'equipment', minor: 900, per: 'order', max: 3 },
      { code: 'second-driver', kind: 'driver', minor: 1100, per: 'order', max: 1 },
    ],
  },
  rail: {
    spread: 62,
    paper: 'ticket',
    options: [
      option('standard', '{where}, TGV Lyria', ['Second class, seat'], [3500, 8900], 244, 'fixed', 'train~highspeed'),
      option(
        'flex',
        '{where}, TGV Lyria, flexible',
        ['Second class, seat'],
        [9900, 17000],
        244,
        'flexible',
        'train~highspeed',
      ),
      option(
        'first',
        '{where}, TGV Lyria, first class',
        ['Meal at seat'],
        [9900, 21000],
        244,
        'semiFlexible',
        'train~highspeed',
      ),
      option('regional', '{where}, regional train', ['One change'], [2900, 5900], 366, 'flexible', 'train~regional'),
    ],
    extras: [
      { code: 'seat', kind: 'seat', minor: 500, per: 'traveler-segment', max: 1 },
      { code: 'bicycle', kind: 'bicycle', minor: 1000, per: 'traveler', max: 1 },
    ],
  },
  railPass: {
    spread: 0,
    paper: 'ticket',
    options: [
      option(
        '3-days',
        'Rail pass {where}, 3 days',
        ['Second class'],
        [18300, 23200],
        3 * 1440,
        'semiFlexible',
        'train~mountain',
      ),
      option(
        '8-days',
        'Rail pass {where}, 8 days',
        ['Second class'],
        [38900, 42900],
        8 * 1440,
        'semiFlexible',
        'train~mountain',
      ),
      option(
        '15-days',
        'Rail pass {where}, 15 days',
        ['First class'],
        [62900, 74900],
        15 * 1440,
        'semiFlexible',
        'train~night',
      ),
    ],
    extras: [{ code: 'cover', kind: 'paper', minor: 800, per: 'traveler', max: 1 }],
  },
  cruise: {
    spread: 0,
    paper: 'voucher',
    options: [
      option(
        'inside',
        'Seven nights, {where}, inside cabin',
        ['Full board'],
        [49900, 79900],
        week,
        'semiFlexible',
        'ship~cruise',
      ),
      option(
        'balcony',
        'Seven nights, {where}, balcony',
        ['Full board'],
        [89900, 139900],
        week,
        'semiFlexible',
        'ship~cruise',
      ),
      option('expedition', 'Small ship, {where}', ['Landings'], [189900, 289900], week, 'fixed', 'ship~expedition'),
    ],
    extras: [{ code: 'drinks', kind: 'meal', minor: 21000, per: 'traveler', max: 1 }],
  },
  transfer: {
    spread: 0,
    paper: 'voucher',
    options: [
      option('shuttle', 'Shared shuttle, {where}', ['One bag each'], [1900, 3500], 70, 'semiFlexible', 'car~van'),
      option('saloon', 'Private saloon, {where}', ['3 seats'], [5900, 9900], 45, 'flexible', 'car~sedan'),
      option('van', 'Private van, {where}', ['7 seats'], [8900, 14900], 45, 'flexible', 'car~van'),
    ],
    extras: [{ code: 'child-seat', kind: 'equipment', minor: 700, per: 'order', max: 3 }],
  },
  insurance: {
    spread: 0,
    paper: 'policy',
    options: [
      option(
        'basic',
        'Travel insurance basic, {where}',
        ['Medical cover'],
        [190, 390],
        0,
        'flexible',
        'mountain~chalet',
      ),
      option('plus', 'Travel insurance plus, {where}', ['Medical, bags'], [390, 690], 0, 'flexible', 'mountain~chalet'),
      option(
        'full',
        'Travel insurance full, {where}',
        ['Cancellation'],
        [690, 1190],
        0,
        'semiFlexible',
        'mountain~grandlodge',
      ),
    ],
    extras: [{ code: 'winter-sports', kind: 'cover', minor: 1500, per: 'traveler', max: 1 }],
  },
  visa: {
    spread: 0,
    paper: 'voucher',
    options: [
      option('standard', 'Visa for {where}, standard', ['Ten working days'], [7900, 12900], 0, 'fixed', 'skyline~deco'),
      option(
        'express',
        'Visa for {where}, express',
        ['Three working days'],
        [14900, 22900],
        0,
        'fixed',
        'skyline~deco',
      ),
    ],
    extras: [{ code: 'courier', kind: 'delivery', minor: 2500, per: 'order', max: 1 }],
  },
}
