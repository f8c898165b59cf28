import type error from '@portolan/contract/error-text/en.json'
import type account from './locales/en/account.json'
import type agency from './locales/en/agency.json'
import type cart from './locales/en/cart.json'
import type expiry from './locales/en/expiry.json'
import type place from './locales/en/place.json'
import type price from './locales/en/price.json'
import type shell from './locales/en/shell.json'
import type ui from './locales/en/ui.json'

/** One catalogue a feature, so that a page loads only the texts it shows. `ui`, `error` and `shell` come with every page. */
export const features = ['ui', 'error', 'shell', 'account', 'agency', 'cart', 'price', 'expiry', 'place'] as const

export type MessageFeature = (typeof features)[number]

export type MessageId = keyof (typeof ui &
  typeof error &
  typeof shell &
  typeof account &
  typeof agency &
  typeof cart &
  typeof price &
  typeof expiry &
  typeof place)
