import { expect } from '../journey.ts'
import { type Deed, dialog, pressLast, type Role } from './deed.ts'

export const sendAgain = (offered: readonly Role[]): Deed => ({
  name: 'Send to the traveller',
  offered,
  press: (page) => pressLast(page, 'Send documents'),
  sends: 'POST /api/v1/booking/*/resend',
})

export const changeContact = (offered: readonly Role[]): Deed => ({
  name: 'Edit contact',
  offered,
  press: (page) => pressLast(page, 'Save'),
  sends: 'PUT /api/v1/booking/*/contact',
})

export const changeInvoice = (offered: readonly Role[]): Deed => ({
  name: 'Change billing details',
  offered,
  press: (page) => pressLast(page, 'Issue a new invoice'),
  sends: 'POST /api/v1/booking/*/invoice/*',
})

export const revokeLink = (offered: readonly Role[]): Deed => ({
  name: 'Revoke the link',
  offered,
  press: (page) => pressLast(page, 'Revoke the link'),
  sends: 'DELETE /api/v1/booking/*/guest-access',
})

/** For a dearer train, so that there is something to pay: on the account of the agency. */
export const exchange = (offered: readonly Role[]): Deed => ({
  name: 'Exchange',
  offered,
  async press(page) {
    await dialog(page).getByLabel('Comfort').selectOption({ label: 'Premier' })
    await dialog(page).getByRole('radio').first().check()
    await pressLast(page, 'Ask for the difference')
    await dialog(page).getByRole('radio', { name: 'Agency account' }).check()
    await pressLast(page, /^Pay .* and exchange$/)
    await expect(dialog(page)).toHaveCount(0)
  },
  sends: 'POST /api/v1/booking/exchange',
})

export const cancel = (offered: readonly Role[]): Deed => ({
  name: 'Cancel booking',
  offered,
  async press(page) {
    await page.getByRole('button', { name: /^Show the (refund|cost)$/ }).click()
    await page.getByRole('checkbox', { name: 'I want to cancel this' }).check()
    await page.getByRole('button', { name: /^Cancel (and refund|without refund|free of charge)/ }).click()
  },
  sends: 'POST /api/v1/booking/cancel',
})

export const extendHold = (offered: readonly Role[]): Deed => ({
  name: 'Ask for more time',
  offered,
  sends: 'POST /api/v1/booking/extend',
})

export const releaseHold = (offered: readonly Role[]): Deed => ({
  name: 'Release the hold',
  offered,
  async press(page) {
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('checkbox', { name: 'I want to release this hold' }).check()
    await page.getByRole('button', { name: 'Release the hold' }).click()
  },
  sends: 'POST /api/v1/booking/cancel',
})

/** The order is opened for the one who began it, and for nobody else. */
export const payHold = (offered: readonly Role[]): Deed => ({
  name: 'Pay now',
  offered,
  async press(page) {
    await expect(page).toHaveURL(/\/cart\/book\?order=.*step=pay/)
    await expect(page.getByRole('radio', { name: /^Card/ })).toBeVisible()
  },
  leaves: true,
})
