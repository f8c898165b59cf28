import { languages } from '@portolan/domain/language'
import { arriveAs, expect, findings, prefer, test } from './journey.ts'

interface Screen {
  path: string
  as?: string
}

const screens: Screen[] = [
  { path: '/login' },
  { path: '/register' },
  { path: '/forgot-password' },
  { path: '/reset-password?token=aaaaaaaaaaaaaaaaaaaaaaaa' },
  { path: '/confirm-email?token=aaaaaaaaaaaaaaaaaaaaaaaa' },
  { path: '/sso?error=1' },
  { path: '/terms' },
  { path: '/privacy' },
  { path: '/rail' },
  { path: '/rail?tab=passes' },
  { path: '/rail/ticket' },
  { path: '/rail/promotion' },
  { path: '/rail/promotion?id=swiss-panorama' },
  { path: '/cart' },
  { path: '/no-such-page' },
  { path: '/account/accounts' },
  { path: '/profile', as: 'traveller' },
  { path: '/profile/password', as: 'traveller' },
  { path: '/explore', as: 'traveller' },
  { path: '/account/accounts', as: 'owner' },
  { path: '/account/accounts?user=agent', as: 'owner' },
  { path: '/account/accounts?add=true', as: 'owner' },
  { path: '/account/accounts?tab=roles', as: 'owner' },
]

const tongues = process.env.FULL ? languages : (['en', 'ar'] as const)

for (const language of tongues) {
  for (const theme of ['light', 'dark'] as const) {
    test(`no finding on any screen, ${language}, ${theme}`, async ({ page }) => {
      test.setTimeout(180_000)
      for (const as of [undefined, 'traveller', 'owner']) {
        await page.context().clearCookies()
        if (as) await arriveAs(page, as)
        await prefer(page, { language, theme })
        for (const { path } of screens.filter((screen) => screen.as === as)) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
          expect({ path, found: await findings(page) }).toEqual({ path, found: [] })
        }
        if (as) await prefer(page, { language: 'en', theme: 'light' })
      }
    })
  }
}

test('no page scrolls sideways from 320 to 1920', async ({ page }) => {
  test.setTimeout(120_000)
  for (const as of [undefined, 'owner']) {
    if (as) await arriveAs(page, as)
    for (const { path } of screens.filter((screen) => screen.as === as)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of [320, 390, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect({ path, width, over }).toEqual({ path, width, over: 0 })
      }
    }
  }
})
