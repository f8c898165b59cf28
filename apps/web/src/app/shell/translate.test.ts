import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { chooseLanguage } from '../../session/preferences.ts'
import { translateAnswers } from './translate.ts'

test('[R1.4] what the server has written is read again once it knows of another language, what was priced is not', async () => {
  let answer = () => {}
  vi.stubGlobal('fetch', () => {
    const reply = new Response(JSON.stringify({ success: true }), { status: 200 })
    return new Promise<Response>((resolve) => (answer = () => resolve(reply)))
  })
  const client = new QueryClient()
  const written = [
    ['booking', 'u1', 'details', 'PTL-1'],
    ['notices', 'u1'],
    ['checkout', 'order', 'o1', 'fr'],
  ]
  const priced = [
    ['rail-days', 'HKD'],
    ['checkout', 'start', 1, 'i1'],
    ['booking', 'exchange', 1, 'fr', {}],
  ]
  for (const key of [...written, ...priced]) client.setQueryData(key, {})
  const isOld = (key: unknown[]) => client.getQueryState(key)?.isInvalidated
  const stop = translateAnswers(client)

  const chosen = chooseLanguage('fr')
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('fr'))
  expect(written.map(isOld), 'not before the server knows').toEqual([false, false, false])
  answer()
  await chosen
  expect(written.map(isOld)).toEqual([true, true, true])
  expect(priced.map(isOld)).toEqual([false, false, false])

  stop()
  for (const key of written) client.setQueryData(key, {})
  const again = chooseLanguage('en')
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('en'))
  answer()
  await again
  expect(written.map(isOld)).toEqual([false, false, false])
})
