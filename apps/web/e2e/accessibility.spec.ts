import type { Page } from '@playwright/test'
import { type Language, languages } from '@portolan/domain/language'
import { findings, findingsInDark, findingsInWords } from './axe.ts'
import { arriveAs, arriveAsNewcomer, expect, prefer, test } from './journey.ts'
import { claim } from './market.ts'
import { type Screen, screens } from './screens.ts'

// Each part is many pages long, and the machine may have other work.
test.beforeEach(() => test.setTimeout(300_000))

const desk = { width: 1280, height: 720 }

/** The page as it is once everything has arrived. */
async function open(page: Page, { path, state }: Screen): Promise<void> {
  await page.goto(path)
  await state?.(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // What lies half under the bar at the top would be measured too small.
  await page.evaluate(() => window.scrollTo(0, 0))
}

async function expectNoScroll(page: Page, path: string): Promise<void> {
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect({ path, width, over }).toEqual({ path, width, over: 0 })
  }
  await page.setViewportSize(desk)
}

/** Everything that axe knows. */
async function look(page: Page, screen: Screen): Promise<void> {
  await open(page, screen)
  const at = page.url()
  expect({ at, found: await findings(page) }).toEqual({ at, found: [] })
}

/** What the other theme and other widths can change, in one visit. */
async function lookInDark(page: Page, screen: Screen): Promise<void> {
  await open(page, screen)
  const at = page.url()
  expect({ at, dark: await findingsInDark(page) }).toEqual({ at, dark: [] })
  await expectNoScroll(page, at)
}

/** Elsewhere the words are others and the direction; colours are the same in all languages. */
async function lookInWords(page: Page, screen: Screen): Promise<void> {
  await open(page, screen)
  const at = page.url()
  expect({ at, found: await findingsInWords(page) }).toEqual({ at, found: [] })
}

/** Whoever comes buys once, and finds it again in every language. */
async function arrive(page: Page, as: Screen['as']): Promise<void> {
  await page.context().clearCookies()
  if (as === 'traveller') await arriveAsNewcomer(page)
  else if (as) await arriveAs(page, as)
}

const refusalsOf = (list: readonly Screen[]) => list.flatMap(({ refused }) => refused ?? [])
const visitorsOf = (list: readonly Screen[]) => [...new Set(list.map(({ as }) => as))]

type Look = typeof look

async function lookAtAll(page: Page, list: readonly Screen[], language: Language, at: Look): Promise<void> {
  for (const as of visitorsOf(list)) {
    await arrive(page, as)
    await prefer(page, { language, theme: 'light' })
    for (const screen of list.filter((one) => one.as === as)) await at(page, screen)
    if (as) await prefer(page, { language: 'en' })
  }
}

const others: readonly Language[] = process.env.FULL ? languages.filter((language) => language !== 'en') : ['ar']

for (const [part, list] of Object.entries(screens)) {
  const goods = part === 'cart and checkout' ? (['activity', 'car', 'hotel'] as const) : []

  test(`axe finds nothing: ${part}`, async ({ page, expecting }) => {
    expecting(...refusalsOf(list))
    await claim(...goods)
    await lookAtAll(page, list, 'en', look)
  })

  test(`axe finds nothing in the dark, and nothing scrolls sideways: ${part}`, { tag: '@rest' }, async ({
    page,
    expecting,
  }) => {
    expecting(...refusalsOf(list))
    await claim(...goods)
    await lookAtAll(page, list, 'en', lookInDark)
  })

  for (const language of others)
    test(`axe finds nothing, ${language}: ${part}`, { tag: '@rest' }, async ({ page, expecting }) => {
      expecting(...refusalsOf(list))
      await claim(...goods)
      await lookAtAll(page, list, language, lookInWords)
    })
}
