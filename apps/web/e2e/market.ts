import { mkdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'

/**
 * The simulated suppliers are the same for all journeys: one that is told to be dear, sold out or short of time is so
 * for everybody. So whoever sells a product of theirs has it alone until the journey is over.
 */
const held = new Set<string>()
const told = new Set<string>()

const home = () => process.env.BASE_URL ?? ''
const signOf = (product: string) => join(process.env.CLAIMS ?? '', product)

function isTaken(product: string): boolean {
  try {
    mkdirSync(signOf(product))
    return false
  } catch {
    return true
  }
}

/** All at once and in one order, or two journeys would wait for each other. */
export async function claim(...products: string[]): Promise<void> {
  const wanted = products.filter((product) => !held.has(product)).sort()
  if (wanted.length > 0 && held.size > 0)
    throw new Error(`Claim all of them at once: ${[...held, ...wanted].join(', ')}.`)
  for (const product of wanted) {
    while (isTaken(product)) await pause(50)
    held.add(product)
  }
}

/** What was told is taken back, also where the journey failed half-way. */
export async function giveBack(): Promise<void> {
  for (const product of told)
    await fetch(`${home()}/api/dev/simulated/behaviour`, {
      method: 'POST',
      headers: { origin: home(), 'content-type': 'application/json' },
      body: JSON.stringify({ supplier: 'simulated', product }),
    })
  for (const product of held) rmdirSync(signOf(product))
  told.clear()
  held.clear()
}

export async function post(page: Page, path: string, data: object): Promise<unknown> {
  const reply = await page.request.post(path, { data, headers: { origin: home() } })
  expect({ path, status: reply.status(), text: reply.ok() ? '' : await reply.text() }).toMatchObject({ status: 200 })
  return reply.json()
}

/** Goods of the simulated supplier, which can be told how to behave, in the cart of the page's session. */
export async function fill(page: Page, product: string, count = 1, offerSeconds = 1200): Promise<void> {
  await claim(product)
  const wanted = { product, supplier: 'simulated', count, offerSeconds }
  const { rphs } = (await post(page, '/api/dev/simulated/offers', wanted)) as { rphs: string[] }
  expect(rphs).toHaveLength(count)
  for (const rph of rphs)
    await post(page, '/api/v1/bookings/shopping-cart', { goods: { productType: product, rphs: [rph] } })
}

export async function behave(page: Page, product: string, how: object): Promise<void> {
  await claim(product)
  told.add(product)
  await post(page, '/api/dev/simulated/behaviour', { supplier: 'simulated', product, ...how })
}
