import type { VehAvail } from '@portolan/contract/car'
import type { MessageId } from '../i18n/messages.ts'
import type { Say } from '../i18n/text.ts'

const fuels: Readonly<Record<string, MessageId>> = {
  petrol: 'car.fuel.petrol',
  diesel: 'car.fuel.diesel',
  hybrid: 'car.fuel.hybrid',
  plugIn: 'car.fuel.plugIn',
  electric: 'car.fuel.electric',
}

const extras: Readonly<Record<string, MessageId>> = {
  UNLIMITED: 'car.included.unlimited',
  ZERO_EXCESS: 'car.included.zeroExcess',
  SECOND_DRIVER: 'car.included.secondDriver',
}

type Desk = NonNullable<VehAvail['pickUpDesk']>

const accesses = {
  terminal: 'car.access.terminal',
  beside: 'car.access.beside',
  shuttle: 'car.access.shuttle',
  street: 'car.access.street',
} as const satisfies Record<Desk['access'], MessageId>

const kinds = {
  airport: 'car.desk.airport',
  station: 'car.desk.station',
  port: 'car.desk.port',
  city: 'car.desk.city',
} as const satisfies Record<Desk['kind'], MessageId>

/** What we have no word for is not told. */
const wordOf = (words: Readonly<Record<string, MessageId>>, code: string, t: Say): string | undefined => {
  const id = words[code]
  return id && t(id)
}

export const fuelText = (code: string, t: Say) => wordOf(fuels, code, t)
export const includedText = (code: string, t: Say) => wordOf(extras, code, t)
export const accessText = (code: string, t: Say) => wordOf(accesses, code, t)
export const deskText = (code: string, t: Say) => wordOf(kinds, code, t)

export const gearText = (transmission: string, t: Say): string =>
  t(transmission === 'Automatic' ? 'car.automatic' : 'car.manual')
