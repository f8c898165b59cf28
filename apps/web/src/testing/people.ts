import { act } from '@testing-library/react'
import { takeLoginResult, takeLogout } from '../session/account-state.ts'

/** As the server tells who is logged in. */
export type Visitor = Parameters<typeof takeLoginResult>[0]

export const consumer: Visitor = { id: 'u1', success: true, userType: 'B2C', permissions: [] }

export const employee = (...permissions: string[]): Visitor => ({
  id: 'u2',
  success: true,
  userType: 'B2B',
  permissions,
})

/** Somebody else before the page that is open. */
export const logInAs = (visitor: Visitor): void => act(() => void takeLoginResult(visitor))

/** For whom the open page has its ways to buy: one after the other looks at it. */
export function watchBuyers(area: string, isOffered: () => boolean) {
  const watch = (visitor: Visitor): boolean => {
    logInAs(visitor)
    return isOffered()
  }
  const viewer = watch(employee(`${area}:view`))
  const seller = watch(employee(`${area}:view`, `${area}:book`))
  const traveller = watch(consumer)
  act(() => takeLogout({ success: true }))
  return { viewer, seller, consumer: traveller, guest: isOffered() }
}

/** Everybody buys for himself; an employee does where the agency allows it. */
export const buyers = { viewer: false, seller: true, consumer: true, guest: true }
