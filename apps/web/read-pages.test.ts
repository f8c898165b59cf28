import { expect, test } from 'vitest'
import { readPages } from './read-pages.ts'

test('the routes themselves say which piece draws a page, what it says, and who may see it', async () => {
  const pages = new Map((await readPages(import.meta.dirname)).map(({ path, ...page }) => [path, page]))
  expect(pages.size).toBe(60)
  expect(pages.get('/login')).toEqual({
    needsLogin: false,
    isFramed: false,
    source: 'src/account/login-screen.tsx',
    texts: ['account'],
  })
  expect(pages.get('/air/roundtrip')).toEqual({
    needsLogin: true,
    isFramed: true,
    needs: 'air:view',
    source: 'src/air/flights/roundtrip-screen.tsx',
    texts: ['flights', 'air', 'place', 'price', 'expiry', 'result', 'map'],
  })
  expect(pages.get('/rail/trains')).toMatchObject({ needsLogin: false, isFramed: true })
  expect(pages.get('/booking/$product/view')?.source).toBe('src/booking/view-screen.tsx')
})
