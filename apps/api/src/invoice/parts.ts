import type { OrderAccess } from '../checkout/order-access.ts'
import type { Renderer } from '../document/render.ts'
import type { Now } from '../offer/clock-store.ts'
import type { Platform } from '../platform/module.ts'
import type { BoughtOf } from './printed.ts'

export interface InvoiceParts extends Pick<Platform, 'config' | 'db' | 'safe' | 'log' | 'outbox'> {
  /** By the database's clock: the year of a number does not depend on the node. */
  now: Now
  keeping: Pick<OrderAccess, 'load'>
  boughtOf: BoughtOf
  renderer: Pick<Renderer, 'render'>
}
