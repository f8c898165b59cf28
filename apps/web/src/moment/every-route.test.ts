import { expect, test } from 'vitest'
import { makeRouter } from '../app/router.tsx'

/** The file that draws each route; what stands alone goes without '-screen.tsx'. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  'account/change-password': ['/profile/password'],
  'account/confirm-email': ['/confirm-email'],
  'account/forgot-password': ['/forgot-password'],
  'account/login': ['/', '/login'],
  'account/privacy': ['/privacy'],
  'account/profile': ['/profile'],
  'account/register': ['/register'],
  'account/reset-password': ['/reset-password'],
  'account/sso': ['/sso'],
  'account/terms': ['/terms'],
  'activity/detail/detail': ['/activity/detail'],
  'activity/home/home': ['/activity'],
  'activity/list/list': ['/activity/list'],
  'agency/accounts': ['/account/accounts'],
  'air/extras/extras': ['/air/extras'],
  'air/flights/multicity': ['/air/multicity'],
  'air/flights/oneway': ['/air/oneway'],
  'air/flights/roundtrip': ['/air/roundtrip'],
  'air/home/home': ['/air'],
  'booking/guest': ['/booking/guest'],
  'booking/list': ['/booking', '/booking/rail', '/booking/$product'],
  'booking/trip': ['/trip'],
  'booking/view': ['/booking/rail/view', '/booking/$product/view', '/booking/view'],
  'booking/work': ['/booking/work'],
  'car/home/home': ['/carrental'],
  'car/list/list': ['/carrental/list'],
  'car/rate/rate': ['/carrental/rate'],
  'cart/cart': ['/cart'],
  'checkout/book': ['/cart/book'],
  'hotel/detail/detail': ['/hotel/detail'],
  'hotel/guests/guests': ['/hotel/guests'],
  'hotel/home/home': ['/hotel'],
  'hotel/list/list': ['/hotel/list'],
  'package/flights/flights': ['/package/flights'],
  'package/home/home': ['/package'],
  'package/hotels/hotels': ['/package/hotels'],
  'package/review/review': ['/package/review'],
  'package/rooms/rooms': ['/package/rooms'],
  'rail/compare/compare': ['/rail/passOrTickets'],
  'rail/home/home': ['/rail'],
  'rail/home/ticket': ['/rail/ticket'],
  'rail/pass/pass-details': ['/rail/passDetails'],
  'rail/pass/pass-options': ['/rail/passOptions'],
  'rail/pass/passes': ['/rail/passes'],
  'rail/promotion/promotion': ['/rail/promotion'],
  'rail/trains/trains': ['/rail/trains'],
  'rail/travellers/travellers': ['/rail/travellers'],
  'transfer/home/home': ['/cartransfer'],
  'transfer/list/list': ['/cartransfer/list'],
}

const others = ['/cruise', '/insurance', '/visa', '/holiday', '/vip', '/explore', '/logout']

const pathOf = (path: string, file = '/moment/'): string => new URL(path, `http://source${file}`).pathname

const texts = (found: Record<string, string>) =>
  new Map(Object.entries(found).map(([path, text]) => [pathOf(path), text]))

const sources = texts(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], { query: '?raw', import: 'default', eager: true }),
)
const tests = texts(import.meta.glob<string>('./every-*.test.tsx', { query: '?raw', import: 'default', eager: true }))

/** What a file takes from its neighbours, at once or later; types are nothing that is run. */
const importsOf = (file: string): string[] =>
  [
    ...(sources.get(file) ?? '')
      .replaceAll(/import type [^']*'[^']*'/g, '')
      .matchAll(/(?:from|import\()\s*'(\.[^']+)'/g),
  ]
    .map(([, path = '']) => pathOf(path, file))
    .filter((path) => sources.has(path))

function reachedFrom(screen: string): ReadonlySet<string> {
  const seen = new Set([screen])
  for (const file of seen) for (const next of importsOf(file)) seen.add(next)
  return seen
}

const fileOf = (name: string): string => `/${name}-screen.tsx`

function writesMoments(name: string): boolean {
  const reached = reachedFrom(fileOf(name))
  return reached.has('/moment/use-moments.ts') || reached.has('/moment/Moment.tsx')
}

/** The routes whose pages the tests beside this one open, as their titles say. */
const opened = [...tests.values()]
  .flatMap((text) => [...text.matchAll(/'at (\/[^':]*)/g)])
  .flatMap(([, routes = '']) => routes.split(', ').filter((route) => route.startsWith('/')))

test('[R9.1] every route is drawn by a file that this test knows, and every screen draws one', () => {
  const routes = Object.keys(makeRouter().routesByPath).filter((path) => path !== '/dev/ui')
  expect([...Object.values(drawn).flat(), ...others].sort()).toEqual(routes.sort())
  const screens = [...sources.keys()].filter((path) => path.endsWith('-screen.tsx'))
  expect(Object.keys(drawn).map(fileOf).sort()).toEqual(screens.sort())
})

test('[R9.1] every screen that can write a moment is opened in three zones, and the others cannot write one', () => {
  const writing = Object.keys(drawn).filter(writesMoments)
  expect(writing.length).toBeGreaterThan(15)
  expect(writing.flatMap((name) => drawn[name] ?? []).sort()).toEqual([...new Set(opened)].sort())
})
