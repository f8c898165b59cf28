import type { Page } from '@playwright/test'
import { night } from './hotel-journey.ts'
import { arriveAs, expect, test } from './journey.ts'
import { post } from './market.ts'
import { searchAddress } from './rail-journey.ts'
import { buyGoods, buyTicket, findTicket, putGoods } from './ticket.ts'

// A journey is many pages long, and the machine may have other work.
test.beforeEach(() => test.setTimeout(150_000))

/** As many as the printer is sent. */
async function printedPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = (await page.pdf({ format })).toString('latin1')
  return file.match(/\/Type \/Page\b/g)?.length ?? 0
}

/** All that can be read on the paper. */
async function printedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  await page.emulateMedia({ media: null })
  return text
}

/** What is there to be pressed, and the bars it stands in. A ticket of a list is pressed to choose it, and is read on paper. */
const pressed = [
  'button:not(.printed)',
  'input',
  'select',
  '.btn',
  '.topbar',
  '.sidebar',
  '.tabbar',
  '.action-bar',
  'nav',
  '.toasts',
]

async function expectNothingToPress(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const seen = page.locator(pressed.join(', ')).filter({ visible: true })
  const names = await seen.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120)))
  expect(names).toEqual([])
  // A bar that stands still on the screen would stand on every sheet.
  const fixed = await page
    .locator('body *')
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).position === 'fixed' && one.getClientRects().length > 0)
        .map(({ className }) => String(className)),
    )
  expect(fixed).toEqual([])
  await page.emulateMedia({ media: null })
}

for (const theme of ['light', 'dark'] as const)
  test(`[R6.2] an owner prints a booking: one page of A4 or Letter, without net and mark-up, in ${theme}`, async ({
    page,
  }) => {
    await arriveAs(page, 'owner')
    const { id } = await buyTicket(page, 'nadia@example.com')
    await page.goto(`/booking/rail/view?id=${id}`)
    await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme)
    await expect(page.getByRole('region', { name: 'How the price came about' })).toContainText(/mark-?up/i)
    expect([await printedPages(page, 'A4'), await printedPages(page, 'Letter')]).toEqual([1, 1])
    const text = await printedText(page)
    for (const words of [id, 'Zürich HB', 'Nadia HARBOUR', 'Total']) expect(text).toContain(words)
    expect(text).not.toMatch(/How the price came about|What the agency pays|mark-?up|\bnet\b/i)
    await expectNothingToPress(page)
    await page.emulateMedia({ media: 'print' })
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      const card = getComputedStyle(document.querySelector('.card') ?? document.body)
      return { color, backgroundColor, card: card.backgroundColor }
    })
    expect(colours).toEqual({
      color: 'rgb(0, 0, 0)',
      backgroundColor: 'rgb(255, 255, 255)',
      card: 'rgb(255, 255, 255)',
    })
  })

const lisbon = { locationCode: 'LIS', codeContext: 'IATA' }

/** What is asked for of each product: as much as one booking of it can say. */
const asked: Record<string, () => readonly [path: string, body: object]> = {
  hotel: () => [
    '/api/v1/hotel/avail',
    {
      availRequestSegments: {
        availRequestSegmentList: [
          {
            responseType: 'PropertyRateList',
            stayDateRange: { start: night(), end: night(4) },
            roomStayCandidates: {
              roomStayCandidateList: [
                {
                  rph: '1',
                  quantity: 1,
                  guestCounts: { guestCountList: [{ ageQualifyingCode: '10', count: 2 }] },
                },
              ],
            },
            hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ ttiCode: '1180001' }] }] },
          },
        ],
      },
    },
  ],
  activity: () => [
    '/api/v1/touractivity/search',
    {
      searchCriteria: {
        locationPref: { cityCode: 'LISBOA' },
        dateTimePref: { start: night(1), end: night(1) },
        customerCounts: [{ qualifierInfo: 'Adult', quantity: 2 }],
      },
    },
  ],
  car: () => [
    '/api/v1/car/vehicles',
    {
      vehAvailRQCore: {
        vehRentalCore: {
          pickUpDateTime: `${night()}T12:00:00`,
          returnDateTime: `${night(4)}T10:00:00`,
          pickUpLocation: lisbon,
          returnLocation: lisbon,
        },
        driverType: { age: 35 },
      },
    },
  ],
  transfer: () => [
    '/api/v1/transfer/avail',
    {
      service: {
        pickup: { locationType: 'Airport', location: lisbon, dateTime: `${night()}T11:00:00` },
        dropoff: {
          locationType: 'Address',
          name: 'Rua da Prata 52, Lisbon',
          position: { latitude: 38.71, longitude: -9.136 },
        },
      },
      passengers: { adults: 2, children: 0 },
    },
  ],
}

/** The first of the answer's handles by which something is bought: rooms give theirs as a reference of type 16. */
function handleIn(answer: unknown): string | undefined {
  if (!answer || typeof answer !== 'object') return undefined
  const { rph, type, id } = answer as Record<string, unknown>
  if (typeof rph === 'string' && rph.length > 20) return rph
  if (type === '16' && typeof id === 'string' && id.length > 20) return id
  for (const part of Object.values(answer)) {
    const found = handleIn(part)
    if (found) return found
  }
  return undefined
}

/** The two that have most to say are printed by `npm test`. */
const shorter = new Set(['activity', 'transfer'])

for (const [product, question] of Object.entries(asked))
  test(`[R6.2] an agent’s ${product} on account is one sheet of A4 or Letter${shorter.has(product) ? ' @rest' : ''}`, async ({
    page,
  }) => {
    await arriveAs(page, 'agent')
    const handle = handleIn(await post(page, ...question()))
    const { id } = await buyGoods(page, { productType: product, rphs: [handle ?? ''] }, 'nadia@example.com', {
      paymentForm: { kind: 'account', purchaseOrder: 'PO-4711' },
    })
    await page.goto(`/booking/${product}/view?id=${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(id).first()).toBeVisible()
    expect([await printedPages(page, 'A4'), await printedPages(page, 'Letter')]).toEqual([1, 1])
  })

test('any page is printed without bars and buttons, and no wider than the paper', async ({ page }) => {
  await arriveAs(page, 'owner')
  const { id, orderId } = await buyTicket(page, 'nadia@example.com')
  await putGoods(page, await findTicket(page))
  const places = [
    ['/booking', id],
    ['/trip', 'Zürich'],
    ['/cart', 'Zürich'],
    [`/cart/book?order=${orderId}&step=done`, id],
    [searchAddress(), 'TGV Lyria'],
  ] as const
  for (const [address, words] of places) {
    await page.goto(address)
    const shown = page.getByRole('main').getByText(words).filter({ visible: true })
    await expect(shown.first()).toBeVisible({ timeout: 30_000 })
    await expectNothingToPress(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('main').innerText(), address).toContain(words)
    // A4 between its margins, in CSS pixels.
    await page.setViewportSize({ width: 703, height: 1000 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over, address).toBeLessThanOrEqual(0)
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1280, height: 720 })
  }
})
