import type { Permission } from '@portolan/domain/permission'
import { RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { accountState, emptyAccountState, takeLoginResult } from '../session/account-state.ts'
import { consumer, employee, type Visitor } from '../testing/people.ts'
import { makeRouter } from './router.tsx'

let sent: string[]

beforeEach(async () => {
  sessionStorage.clear()
  accountState.write(emptyAccountState)
  sent = []
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(String(address))
    return Response.json(String(address).includes('shopping-cart') ? [] : { success: true })
  })
  await switchLanguage('en')
})

function visit(path: string, visitor: Visitor | undefined): void {
  if (visitor) takeLoginResult(visitor)
  window.history.replaceState(null, '', path)
  render(<RouterProvider router={makeRouter()} />)
}

const routes = Object.values(makeRouter().routesByPath).map(({ fullPath, options }) => ({
  path: fullPath as string,
  needs: options.staticData?.needs as Permission | undefined,
}))

const sections = '/air /hotel /package /activity /carrental /cartransfer /rail'.split(' ')

test('[R6.1, R6.2] every page of a product names the permission that its calls ask for', () => {
  const ofProducts = routes.filter(({ path }) => sections.some((section) => `${path}/`.startsWith(`${section}/`)))
  expect(ofProducts.length).toBe(31)
  const areas: Record<string, string> = { carrental: 'car', cartransfer: 'transfer' }
  for (const { path, needs } of ofProducts) {
    const [, section = ''] = path.split('/')
    // The offers are written for everybody, by whoever looks after the site.
    if (path === '/rail/promotion') expect(needs).toBe(undefined)
    else {
      const action = path === '/rail/travellers' || path === '/hotel/guests' ? 'book' : 'view'
      expect([path, needs]).toEqual([path, `${areas[section] ?? section}:${action}`])
    }
  }
})

/** What the shell asks for itself, on whatever page. */
const ofShell = /own-info|shopping-cart|preferences|notices|security/

describe('[R6.1, R6.2] a page that an employee may not have', () => {
  test.each(routes.filter(({ needs }) => needs))(
    '$path says so with a way on, and asks the server nothing',
    async ({ path, needs }) => {
      visit(path, employee('users:view'))
      const main = within(await screen.findByRole('main'))
      const verb = needs?.endsWith(':book') ? 'book this' : 'see this product'
      expect(await main.findByText(`You do not have permission to ${verb}.`)).toBeTruthy()
      expect(main.getByText('An owner or manager of your agency can give it to you.')).toBeTruthy()
      expect(main.getByRole('heading', { level: 1 }).textContent).not.toBe('')
      expect(main.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/explore')
      expect(sent.filter((address) => !ofShell.test(address))).toEqual([])
      expect(window.location.pathname).toBe(path)
    },
  )

  test('is there for those who may', async () => {
    visit('/hotel', employee('hotel:view'))
    expect(await screen.findByRole('button', { name: /^Search/ })).toBeTruthy()
  })
})

describe('[R2.7, R6.2] the menu', () => {
  const linked = async (visitor: Visitor | undefined) => {
    visit('/terms', visitor)
    const menu = await screen.findByRole('navigation', { name: 'Products' })
    const names = within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    cleanup()
    return names
  }

  const everything =
    'Air,Hotel,Package,Rail,Cruise,Activity,Car rental,Car transfer,Holiday,Insurance,Visa/Passport,Bookings,Accounts'

  test('shows a guest everything, and a consumer all but the agency’s own area', async () => {
    expect(String(await linked(undefined))).toBe(everything)
    expect(String(await linked(consumer))).toBe(everything.replace(',Accounts', ''))
  })

  test('shows an employee what may be viewed', async () => {
    expect(await linked(employee('rail:view', 'hotel:view', 'hotel:book'))).toEqual(['Hotel', 'Rail', 'Bookings'])
    expect(await linked(employee('air:view', 'users:view'))).toEqual(['Air', 'Bookings', 'Accounts'])
  })

  test('the phone’s tab bar and the page of all products leave out the same', async () => {
    visit('/explore', employee('hotel:view'))
    const tiles = within(await screen.findByRole('main'))
    expect((await tiles.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(['Hotel'])
    const tabs = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(tabs.queryByRole('link', { name: 'Rail' })).toBe(null)
    cleanup()
    visit('/explore', employee('users:view'))
    expect(await screen.findByText('You do not have permission to see this product.')).toBeTruthy()
  })
})
