import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { arrive, item, openShop } from '../testing/cart-shop.tsx'
import { booking, openDesk, visit } from '../testing/checkout-desk.tsx'

beforeEach(arrive)

const requirements = { leadTraveler: [], everyPassenger: ['firstName' as const, 'birthDate' as const] }

const cards = () =>
  screen.getAllByLabelText<HTMLInputElement>('First name').map((field) => {
    const card = field.closest('section')
    const heading = card ? within(card).getAllByRole('heading')[0]?.textContent : undefined
    return [heading, field.value]
  })

test('[R2.6] once an item is removed, a child is not given the name and birth of the adult who had its number', async () => {
  openShop(item('b'))
  const desk = openDesk(
    booking('b', {
      party: [
        { ref: '1', type: 'child', age: 4 },
        { ref: '2', type: 'adult' },
      ],
      travelerRequirements: requirements,
    }),
  )
  desk.draft = [
    { ref: '1', type: 'adult', firstName: 'MEI', birthDate: '1990-04-12' },
    { ref: '2', type: 'adult', firstName: 'KIT', birthDate: '1988-01-02' },
  ]
  visit()
  await screen.findAllByLabelText('First name')
  expect(cards()).toEqual([
    ['Child 1', ''],
    ['Adult 1', 'KIT'],
  ])
  expect(document.body.innerHTML).not.toContain('1990')
})

test('[R2.6] what was typed for those of an added item stands beside the draft of the others', async () => {
  openShop(
    item('a'),
    item('b', {
      travelers: [
        { ref: '1', type: 'adult', firstName: 'MAY' },
        { ref: '2', type: 'adult', firstName: 'KIT' },
      ],
    }),
  )
  const desk = openDesk(
    booking('a', { party: [{ ref: '1', type: 'adult' }] }),
    booking('b', {
      party: [
        { ref: '1', type: 'adult' },
        { ref: '2', type: 'adult' },
      ],
    }),
  )
  desk.draft = [{ ref: '1', type: 'adult', firstName: 'MEI' }]
  visit()
  await screen.findAllByLabelText('First name')
  expect(cards()).toEqual([
    ['Adult 1', 'MEI'],
    ['Adult 2', 'KIT'],
  ])
})
