import { isRedirect } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountState, emptyAccountState } from '../session/account-state.ts'
import { guard } from './guard.ts'

const fetched = vi.fn<typeof fetch>()
const here = { location: { href: '/rail/passes?country=EUROPE' } }
const ownInfo = (body: object) => new Response(JSON.stringify(body), { status: 200 })

beforeEach(() => {
  accountState.write(emptyAccountState)
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

test('[R2.3] a free route asks nobody', async () => {
  await guard('free')(here)
  expect(fetched).not.toHaveBeenCalled()
})

test('[R2.3, R4.2] a protected route reloads login info; still nobody: login, and back to the same page', async () => {
  fetched.mockImplementation(async () => ownInfo({ success: false }))
  const thrown = await guard('login')(here).catch((error: unknown) => error)
  expect(fetched).toHaveBeenCalledOnce()
  expect(isRedirect(thrown) && thrown.options).toMatchObject({ to: '/login', search: { next: here.location.href } })
})

test('[R2.3] a protected route proceeds when the server knows us', async () => {
  fetched.mockImplementation(async () => ownInfo({ id: '7', permissions: [] }))
  await guard('login')(here)
  expect(accountState.read().logedIn).toBe(true)
  await guard('login')(here)
  expect(fetched).toHaveBeenCalledOnce()
})

test('[R2.4] an open route proceeds as a guest, also when the server cannot be reached', async () => {
  fetched.mockRejectedValue(new TypeError('no network'))
  await expect(guard('open')(here)).resolves.toBeUndefined()
  expect(accountState.read().logedIn).toBe(false)
})
