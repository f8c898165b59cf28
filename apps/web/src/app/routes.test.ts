import { expect, test } from 'vitest'
import type { RouteLevel } from './guard.ts'
import { makeRouter } from './router.tsx'

interface Listed {
  path: string
  level: RouteLevel | undefined
  comingSoon: boolean
}

function listRoutes(): Listed[] {
  return Object.values(makeRouter().routesByPath)
    .map(({ fullPath, options }) => ({
      path: fullPath,
      level: options.staticData?.level,
      comingSoon: options.staticData?.comingSoon === true,
    }))
    .sort((one, other) => one.path.localeCompare(other.path))
}

const pathsOf = (level: RouteLevel) =>
  listRoutes()
    .filter((route) => route.level === level)
    .map(({ path }) => path)

test('[R2.2] every route of the specification exists at exactly its path', () => {
  const paths = listRoutes().map(({ path }) => path)
  const specified =
    '/ /login /sso /register /forgot-password /account/accounts /logout /air /hotel /package /cruise /activity /carrental /cartransfer /insurance /visa /rail /rail/ticket /rail/trains /rail/passes /rail/passOptions /rail/passDetails /rail/promotion /cart /cart/book /booking/rail /booking/rail/view'
  expect(specified.split(' ').filter((path) => !paths.includes(path))).toEqual([])
})

test('[R2.3, R2.4] every route declares its level, and these are they', () => {
  expect(listRoutes().filter(({ level }) => level === undefined)).toEqual([])
  expect(pathsOf('free')).toEqual(['/', '/forgot-password', '/login', '/rail/promotion', '/sso'])
  expect(pathsOf('open')).toEqual([
    '/account/accounts',
    '/booking/guest',
    '/cart',
    '/cart/book',
    '/confirm-email',
    ...(import.meta.env.DEV ? ['/dev/ui'] : []),
    '/privacy',
    '/rail',
    '/rail/ticket',
    '/rail/trains',
    '/rail/travellers',
    '/register',
    '/reset-password',
    '/terms',
  ])
  expect(pathsOf('login')).toEqual([
    '/activity',
    '/activity/detail',
    '/activity/list',
    '/air',
    '/air/extras',
    '/air/multicity',
    '/air/oneway',
    '/air/roundtrip',
    '/booking',
    '/booking/$product',
    '/booking/$product/view',
    '/booking/rail',
    '/booking/rail/view',
    '/booking/view',
    '/booking/work',
    '/carrental',
    '/carrental/list',
    '/carrental/rate',
    '/cartransfer',
    '/cartransfer/list',
    '/cruise',
    '/explore',
    '/holiday',
    '/hotel',
    '/hotel/detail',
    '/hotel/guests',
    '/hotel/list',
    '/insurance',
    '/logout',
    '/package',
    '/package/flights',
    '/package/hotels',
    '/package/review',
    '/package/rooms',
    '/profile',
    '/profile/password',
    '/rail/passDetails',
    '/rail/passes',
    '/rail/passOptions',
    '/rail/passOrTickets',
    '/trip',
    '/vip',
    '/visa',
  ])
})

test('these products are not built yet, and say so; the list shrinks with each one', () => {
  const soon = listRoutes().filter(({ comingSoon }) => comingSoon)
  expect(soon.map(({ path }) => path)).toEqual(['/cruise', '/holiday', '/insurance', '/vip', '/visa'])
})

test('[R2.7] the main menu has every section of the specification', async () => {
  const { menu } = await import('./menu.ts')
  const sections =
    '/air /hotel /package /cruise /activity /carrental /cartransfer /rail /insurance /visa /holiday /account/accounts'
  const linked = menu.flat().map(({ to }) => to)
  expect(sections.split(' ').filter((path) => !linked.includes(path))).toEqual([])
})
