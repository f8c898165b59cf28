import type { OrderItem } from '@portolan/contract/checkout'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { arrive, item, openShop } from '../testing/cart-shop.tsx'
import { booking, fill, fillTraveller, openDesk, press, sentTo, visit } from '../testing/checkout-desk.tsx'

beforeEach(arrive)

const questions: NonNullable<OrderItem['questions']> = [
  { code: 'pickup', text: 'Hotel where we fetch you', per: 'order', required: true, maxLength: 80 },
  {
    ...{ code: 'meal', text: 'Meal', per: 'traveler', required: true },
    options: [
      { value: 'any', text: 'Anything' },
      { value: 'vegan', text: 'Vegan' },
    ],
  },
  { code: 'note', text: 'Anything we should know', per: 'order', required: false, maxLength: 250 },
]

const couple = [
  { ref: 'p1', type: 'adult' as const },
  { ref: 'p2', type: 'adult' as const },
]
const tour = (change: Partial<OrderItem> = {}) =>
  booking('b', { productType: 'activity', title: 'Old town on foot', questions, ...change })

async function openTour(...items: OrderItem[]) {
  openShop(item('a'), item('b', { productType: 'activity' }))
  const desk = openDesk(booking('a'), ...items)
  visit()
  await screen.findByRole('region', { name: 'Old town on foot' })
  return desk
}

const asked = () => within(screen.getByRole('region', { name: 'Old town on foot' }))

test('[R5.4] what a supplier asks stands under its item, once or with each traveller, and goes with the order', async () => {
  const desk = await openTour(tour({ party: couple }))
  expect(asked().getByLabelText('Hotel where we fetch you')).toBeTruthy()
  expect(asked().getByLabelText('Anything we should know optional')).toBeTruthy()
  for (const name of ['Adult 1', 'Adult 2']) {
    const card = within(screen.getByRole('region', { name }))
    const meal = within(card.getByRole('group', { name: 'Old town on foot' })).getByLabelText<HTMLSelectElement>('Meal')
    expect([...meal.options].map(({ textContent }) => textContent)).toEqual(['Choose', 'Anything', 'Vegan'])
  }
  for (const [place, name] of ['MEI', 'KIT'].entries()) {
    for (const label of ['First name', 'Last name', 'Meal']) {
      const value = label === 'Meal' ? ['vegan', 'any'][place] : name
      fireEvent.change(screen.getAllByLabelText(label)[place] as HTMLElement, { target: { value } })
    }
  }
  await fill('Email', 'mei@example.com')
  await fill('Hotel where we fetch you', ' Avenida Palace ')
  press('Continue to pay')
  await waitFor(() => expect(sentTo(desk, 'quote')).toHaveLength(1))
  expect(sentTo(desk, 'quote')[0]?.body.assign).toEqual([
    { cartItemId: 'a', travelerRefs: ['p1'] },
    {
      ...{ cartItemId: 'b', travelerRefs: ['p1', 'p2'] },
      answers: [
        { code: 'pickup', value: 'Avenida Palace' },
        { code: 'meal', value: 'vegan', travelerRef: 'p1' },
        { code: 'meal', value: 'any', travelerRef: 'p2' },
      ],
    },
  ])
})

test('[R5.4] what has to be answered is told beside its field before anybody is asked', async () => {
  const desk = await openTour(tour())
  await fillTraveller()
  press('Continue to pay')
  const list = await screen.findByRole('alert')
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Hotel where we fetch you: Fill in this field.', 'Adult 1, Meal: Fill in this field.'])
  expect(asked().getByLabelText('Hotel where we fetch you').getAttribute('aria-invalid')).toBe('true')
  expect(sentTo(desk, 'quote')).toEqual([])
})

test('[R2.6] [R8.12] what the server says of an answer stands beside it, and nothing typed is lost', async () => {
  const desk = await openTour(tour())
  const errors = [
    { nodeList: '/assign/1/answers/pickup', stringValue: 'Shorten this.' },
    { nodeList: '/assign/1/answers/meal/p1', stringValue: 'Choose one of the values offered.' },
  ]
  desk.says.quote = [[400, { errors: { errors } }]]
  await fillTraveller()
  await fill('Hotel where we fetch you', 'Avenida Palace')
  await fill('Meal', 'any')
  press('Continue to pay')
  const list = await screen.findByRole('alert')
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Hotel where we fetch you: Shorten this.', 'Adult 1, Meal: Choose one of the values offered.'])
  expect(screen.getByLabelText<HTMLInputElement>('Hotel where we fetch you').value).toBe('Avenida Palace')
})

test('[R5.4] what was answered is kept on the server as it is typed, and found again after a reload', async () => {
  const desk = await openTour(tour())
  await fill('Hotel where we fetch you', 'Avenida')
  await fill('Meal', 'vegan')
  const answers = [
    { item: 'b', code: 'pickup', value: 'Avenida' },
    { item: 'b', code: 'meal', value: 'vegan' },
  ]
  await waitFor(() => expect(desk.draft).toMatchObject([{ ref: 'p1', answers }]))
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Avenida')
  cleanup()
  visit('/cart/book?order=order-1')
  expect((await screen.findByLabelText<HTMLInputElement>('Hotel where we fetch you')).value).toBe('Avenida')
  expect(screen.getByLabelText<HTMLSelectElement>('Meal').value).toBe('vegan')
})

test('what may be left unanswered is not told as needed', async () => {
  await openTour(tour({ questions: questions.filter(({ required }) => !required) }))
  expect(asked().getByText('Optional. The supplier reads what is written here.')).toBeTruthy()
  cleanup()
  await openTour(tour())
  expect(asked().getByText('The supplier needs to know this for the booking.')).toBeTruthy()
})

test('where nothing is asked, nothing is shown', async () => {
  openShop(item('a'))
  openDesk(booking('a'))
  visit()
  await screen.findByLabelText('First name')
  expect(screen.queryByText('The supplier needs to know this for the booking.')).toBeNull()
})
