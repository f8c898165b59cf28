import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { rooms, verified } from '../../testing/package-offer.ts'
import { arriveAtCounter, openPage, refusal, tripAddress } from '../../testing/package-shop.tsx'
import { buyers, employee, watchBuyers } from '../../testing/people.ts'
import { packageState } from '../state.ts'

let desk: Awaited<ReturnType<typeof arriveAtCounter>>

beforeEach(async () => {
  desk = await arriveAtCounter()
})

const pick = 'LV1.20261215~LV2.20261227'
const review = (was = 'HKD-15670') =>
  `/package/review?${tripAddress()}&flight=f1&pick=${pick}&hotel=2&room1=DBL~RO-NR-PN&rph1=double-1&was=${was}`
const summary = async () => within(await screen.findByRole('complementary', { name: 'Your package' }))
const verifies = (total: number) => {
  desk.verify = () => Response.json(verified(rooms(1).slice(0, 1), total))
}

test('[R7.31] [R4.8] both parts are asked for the price of now, and shown with what they save and one timeline', async () => {
  openPage(review())
  const sum = await screen.findByRole('complementary', { name: 'Your package' })
  expect(desk.asked('/verify-price')).toEqual([
    {
      dynamicPackage: {
        components: {
          airComponent: { airItineraryRPHs: ['f1'] },
          hotelComponent: { references: [{ type: '16', id: 'double-1' }] },
        },
      },
    },
  ])
  expect(sum.textContent).toContain('TotalHK$15,670.00')
  expect(sum.textContent).toContain('Package saving−HK$1,000.00')
  expect(screen.getByRole('region', { name: 'Your flight' }).textContent).toContain('Levant Airways')
  expect(screen.getByRole('region', { name: 'Casa do Cais' }).textContent).toContain('Superior Double')
  const times = within(screen.getByRole('region', { name: 'Cancelling the package' })).getAllByRole('listitem')
  expect(times.map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual([
    expect.stringContaining('Cancellation fee HK$1,170.00Until 1 Dec'),
    'No refundAfter that',
  ])
  expect(screen.getByRole('link', { name: 'See all rooms' }).getAttribute('href')).toContain('/package/rooms?')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(packageState.read().pkgVerifyRS?.rphs).toEqual(['v-air', 'v-room'])
})

test('[R7.31] another price is told old and new, and agreed to once', async () => {
  verifies(16_000)
  const { router } = openPage(review())
  const question = await screen.findByRole('alertdialog', { name: 'Your package costs more now' })
  for (const words of ['HK$15,670.00', 'HK$16,000.00', '+HK$330.00']) expect(question.textContent).toContain(words)
  fireEvent.click(within(question).getByRole('button', { name: 'Agree to HK$16,000.00' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(router.state.location.search).toMatchObject({ was: 'HKD-16000' })
  expect(desk.asked('/verify-price')).toHaveLength(1)
})

test('who does not agree is back at the hotels, with the choice kept', async () => {
  verifies(15_000)
  const { router } = openPage(review())
  const question = await screen.findByRole('alertdialog', { name: 'Your package costs less now' })
  fireEvent.click(within(question).getByRole('button', { name: 'Back to the hotels' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/package/hotels'))
  expect(router.state.location.search).toMatchObject({ hotel: 2, room1: 'DBL~RO-NR-PN' })
})

test('on to the travellers: into the cart as one package, and out of it as an order of its own', async () => {
  const { router } = openPage(review())
  fireEvent.click((await summary()).getByRole('button', { name: 'Continue to travellers' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart/book'))
  expect(router.state.location.search).toMatchObject({ order: 'order-1' })
  expect(desk.cart).toEqual([
    expect.objectContaining({ productType: 'package', rphs: ['v-air', 'v-room'], correlationID: 'c-7' }),
  ])
  expect(desk.cart[0]?.searchInputValues).toMatchObject({ to: 'CITY-LISBOA', hotel: 2, pick })
  expect(desk.asked('/checkout/initiate')).toEqual([{ cartItemIds: ['item-1'] }])
})

test('a package that has run out is searched for again with the choice kept', async () => {
  desk.verify = () => refusal(409, 'This price has expired. Check the price again.')
  openPage(review())
  expect((await screen.findByRole('alert')).textContent).toContain('This price has expired.')
  const link = screen.getByRole('link', { name: 'Search again' }).getAttribute('href') ?? ''
  const { pathname, searchParams } = new URL(link, 'http://shop.example')
  expect([pathname, searchParams.get('flight'), searchParams.get('rph1')]).toEqual(['/package/hotels', null, null])
  expect([searchParams.get('pick'), searchParams.get('hotel'), searchParams.get('room1')]).toEqual([
    ...[pick, '2', 'DBL~RO-NR-PN'],
  ])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('trouble on the way may pass: it is asked again on the same page', async () => {
  desk.verify = () => refusal(503, 'The supplier does not answer.')
  openPage(review())
  const alert = await screen.findByRole('alert')
  verifies(15_670)
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await (await summary()).findByRole('button', { name: 'Continue to travellers' })).toBeTruthy()
})

test('[R6.2] whoever buys is offered the way on; an employee who may only look reads why there is none', async () => {
  desk = await arriveAtCounter(employee('package:view'))
  openPage(review())
  const sum = await summary()
  expect(sum.getByText('You do not have permission to book this.')).toBeTruthy()
  const isOffered = () => sum.queryByRole('button', { name: 'Continue to travellers' }) !== null
  expect(watchBuyers('package', isOffered)).toEqual(buyers)
})
