import type { OwnInfoRS } from '@portolan/contract/account'
import { RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { makeRouter } from './router.tsx'

const ada: OwnInfoRS = { id: '7', username: 'ada', displayName: 'Ada Lovelace', userType: 'B2C', permissions: [] }

/** A visit as after a reload: what the tab knew before is gone. */
async function load(): Promise<typeof makeRouter> {
  vi.resetModules()
  return (await import('./router.tsx')).makeRouter
}

const framedFree = async (): Promise<string[]> =>
  Object.values((await load())().routesByPath)
    .filter(({ options, parentRoute }) => options.staticData?.level === 'free' && parentRoute?.id === '/shell')
    .map(({ fullPath }) => fullPath)

function serve(ownInfo: () => Promise<object>): string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(String(address))
    if (String(address).includes('own-info')) return Response.json(await ownInfo())
    return Response.json(/shopping-cart|promotions/.test(String(address)) ? [] : { success: true })
  })
  return sent
}

async function visit(path: string): Promise<void> {
  const make = await load()
  const { switchLanguage } = await import('../i18n/store.ts')
  await switchLanguage('en')
  window.history.replaceState(null, '', path)
  render(<RouterProvider router={make()} />)
}

beforeEach(() => sessionStorage.clear())

test('[R2.3] of the pages that pass freely these stand in the frame', async () => {
  expect(await framedFree()).toEqual(['/rail/promotion'])
})

describe.each(['/rail/promotion'])('[B7] [R2.3] %s, opened directly', (path) => {
  test('passes without an answer of the server, and asks nobody to log in meanwhile', async () => {
    let answer = () => {}
    serve(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(ada)
        }),
    )
    await visit(path)
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Log in' })).toBeNull()
    answer()
    expect(await screen.findByLabelText(/Ada Lovelace/)).toBeTruthy()
  })

  test('knows who is logged in: the name and the bell are there, and the menu is theirs', async () => {
    const sent = serve(async () => ada)
    await visit(path)
    const header = within(await screen.findByRole('banner'))
    expect(await header.findByLabelText(/Ada Lovelace/)).toBeTruthy()
    expect(header.getByLabelText(/^Notices/)).toBeTruthy()
    expect(header.queryByRole('link', { name: 'Log in' })).toBeNull()
    await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Accounts' })).toEqual([]))
    expect(sent.filter((address) => address.includes('own-info'))).toHaveLength(1)
  })

  test('offers a guest the login', async () => {
    serve(async () => ({ success: false }))
    await visit(path)
    const header = within(await screen.findByRole('banner'))
    expect(await header.findByRole('link', { name: 'Log in' })).toBeTruthy()
  })
})
