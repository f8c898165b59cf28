import { account } from './account.mjs'
import { agency } from './agency.mjs'
import { booking } from './booking.mjs'
import { checkout } from './checkout.mjs'
import { clocks } from './clocks.mjs'
import { documents } from './document.mjs'
import { houses } from './house.mjs'
import { journeys } from './journey.mjs'
import { money } from './money.mjs'
import { operations } from './operations.mjs'
import { starts } from './start.mjs'
import { texts } from './text.mjs'
import { pages } from './web.mjs'

/** In the order of their cost: what takes long begins first, so that no core waits for the other at the end. */
export const breaks = [
  ...booking,
  ...checkout,
  ...clocks,
  ...agency,
  ...account,
  ...starts,
  ...journeys,
  ...houses,
  ...money,
  ...operations,
  ...documents,
  ...pages,
  ...texts,
]
