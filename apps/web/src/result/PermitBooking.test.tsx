import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { accountState, emptyAccountState } from '../session/account-state.ts'
import { consumer, employee, logInAs } from '../testing/people.ts'
import { PermitBooking } from './PermitBooking.tsx'

beforeEach(async () => {
  sessionStorage.clear()
  accountState.write(emptyAccountState)
  await switchLanguage('en')
})

const giver = 'An owner or manager of your agency can give it to you.'

test('[R6.2] an employee who may not book reads so, and who can change that', async () => {
  render(
    <PermitBooking product="rail">
      <button type="button">Book now</button>
    </PermitBooking>,
  )
  expect([screen.queryByText('Book now') !== null, screen.queryByText(giver)]).toEqual([true, null])
  logInAs(employee('rail:view'))
  expect(screen.queryByText('Book now')).toBeNull()
  expect(screen.getByText('You do not have permission to book this.')).toBeTruthy()
  expect(screen.getByText(giver)).toBeTruthy()
  await act(() => switchLanguage('ar'))
  expect(screen.getByText('يمكن لمالك وكالتك أو مديرها منحك إياها.')).toBeTruthy()
  logInAs(consumer)
  expect(screen.getByText('Book now')).toBeTruthy()
})
