import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { needTexts, switchLanguage } from '../i18n/store.ts'
import HomeScreen from '../rail/home/home-screen.tsx'
import TicketScreen from '../rail/home/ticket-screen.tsx'
import PromotionScreen from '../rail/promotion/promotion-screen.tsx'
import { accountState, emptyAccountState } from '../session/account-state.ts'
import { chooseLook } from '../session/preferences.ts'

type Answer = (body: never, query: URLSearchParams) => unknown

const place = (code: string, name: string, codeContext: string) => ({
  code,
  codeContext,
  name,
  cityName: name,
  countryCode: 'FR',
  countryName: 'France',
})

const places = [
  place('PAR', 'Paris', 'CITY'),
  place('8503000', 'Zürich HB', 'UIC'),
  place('8500010', 'Basel SBB', 'UIC'),
]

/** A server that knows three places and answers the rest as told, by the end of the path; what it is not told of fails. */
export function openRail(answers: Record<string, Answer> = {}) {
  const sent: { path: string; body: unknown }[] = []
  const known: Record<string, Answer> = {
    'own-info': () => ({ success: false }),
    preferences: () => ({ success: true }),
    'shopping-cart': () => [],
    'suppliers-health-status': () => [],
    'rail-station': (_, query) => {
      const keyword = (query.get('keyword') ?? '').toLowerCase()
      return places.filter(({ code, name }) => code.toLowerCase() === keyword || name.toLowerCase().startsWith(keyword))
    },
    ...answers,
  }
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.example')
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined
    sent.push({ path: pathname, body })
    const answer = Object.entries(known).find(([end]) => pathname.endsWith(`/${end}`))?.[1]
    if (!answer) return new Response('{}', { status: 501 })
    return new Response(JSON.stringify(answer(body as never, searchParams)))
  })
  return sent
}

/** A visitor who speaks English and has searched for nothing yet. */
export async function arriveByRail(): Promise<void> {
  sessionStorage.clear()
  localStorage.clear()
  accountState.write(emptyAccountState)
  // nothing is ever scrolled here: all is near
  vi.stubGlobal('IntersectionObserver', undefined)
  openRail()
  await chooseLook({ currency: 'HKD' })
  await needTexts('rail', 'place', 'price')
  await switchLanguage('en')
}

/** The pages of rail in a bare frame, with a memory of their own; the pages they lead to are empty. */
export function visit(path: string) {
  window.history.replaceState(null, '', path)
  const root = createRootRoute()
  const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Outlet })
  const page = (at: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => shell, path: at, component })
  const routeTree = root.addChildren([
    shell.addChildren([
      page('/rail', HomeScreen),
      page('/rail/ticket', TicketScreen),
      page('/rail/promotion', PromotionScreen),
      page('/rail/trains', () => null),
      page('/rail/passes', () => null),
    ]),
  ])
  const router = createRouter({ routeTree })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {/* typed for the application's own tree, of which these are some pages */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return router
}

export async function choosePlace(label: string, typed: string, name: RegExp): Promise<void> {
  const field = await screen.findByRole('combobox', { name: label })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: typed } })
  // the popular ones make room for the matches: only those stay where they are
  const matches = await screen.findByRole('group', { name: 'Matches' })
  const option = within(matches)
    .getAllByRole('option')
    .find(({ textContent }) => name.test(textContent ?? ''))
  fireEvent.click(option ?? matches)
}

export const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
