import type { Page } from '@playwright/test'
import { searchAddress, ticketsOf, trains, tuesday } from '../rail-journey.ts'
import { findTicket } from '../ticket.ts'
import { addToCart, leadsOn, seen } from './buying.ts'
import { type Deed, refusal, type Screen, sellers } from './deed.ts'
import { fillTravellers, firstName } from './form.ts'
import { goTo } from './go.ts'

const trainList: Screen = {
  name: 'trains',
  async open(page) {
    await goTo(page, searchAddress())
    const train = trains(page).first()
    await seen(train)
    await train.getByRole('button', { expanded: false }).first().click()
    // The label around it takes the click.
    await ticketsOf(train).first().check({ force: true })
  },
  deeds: [addToCart, leadsOn('Book now', /\/rail\/travellers\?/, firstName)],
  says: true,
}

const travellers = (rph: string): Screen => ({
  name: 'travellers of a train',
  async open(page) {
    await goTo(page, `/rail/travellers?out=${encodeURIComponent(rph)}`)
    await seen(page.locator(firstName).or(refusal(page)))
    await fillTravellers(page, 1)
  },
  deeds: [
    { ...addToCart, stays: true },
    { name: 'Continue to pay', offered: sellers, sends: 'POST /api/v1/checkout/initiate', leaves: true },
  ],
  says: true,
  looks: [/^Saved travellers$/],
})

const pass = new URLSearchParams({
  region: 'EUROPE',
  start: tuesday(),
  adults: '1',
  seniors: '0',
  type: 'FLEXIBLE',
  class: '2',
  validity: 'P5D',
  within: 'P1M',
})

const passDetails: Screen = {
  name: 'a rail pass',
  async open(page) {
    await goTo(page, `/rail/passDetails?${pass}`)
    await seen(page.locator('.pass-go'))
  },
  deeds: [addToCart, leadsOn('Continue to travellers', /\/rail\/travellers\?/, firstName)],
  says: true,
  looks: [/open the calendar$/],
}

const legs = JSON.stringify([
  `UIC-8768600~Paris Gare de Lyon~UIC-8503000~Zürich HB~${tuesday()}`,
  `UIC-8503000~Zürich HB~UIC-8768600~Paris Gare de Lyon~${tuesday(2)}`,
])

const takePlan: Deed = { ...addToCart, name: /^Put (this way|\d+ tickets?) in the cart$/, stays: true }

const comparison: Screen = {
  name: 'pass or tickets',
  async open(page) {
    await goTo(page, `/rail/passOrTickets?adults=1&seniors=0&legs=${encodeURIComponent(legs)}`)
    await seen(page.locator('.pt-two'))
  },
  deeds: [takePlan],
  says: true,
}

/** Everything of the railways, where it is bought. */
export async function railScreens(page: Page): Promise<Screen[]> {
  const { rphs } = await findTicket(page)
  return [trainList, travellers(rphs[0] ?? ''), passDetails, comparison]
}
