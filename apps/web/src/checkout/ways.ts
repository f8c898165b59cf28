import type { Person } from '@portolan/domain/may'
import type { Method } from './PayOption.tsx'

interface Offered {
  person: Person
  /** The shop takes cards; a shop may sell on account and on arrival only. */
  takesCards: boolean
  /** The agency's account may pay for all of it. */
  maySpend: boolean
  /** All of it is paid on arrival. */
  isAllThere: boolean
  /** Something of it may be held and paid later. */
  isHeld: boolean
}

/**
 * Where no card is taken, only colleagues can pay later what somebody holds today: guests would hold it in vain. And what
 * is paid on arrival is not paid to us later either.
 */
const mayPayLater = ({ person, takesCards, isAllThere, isHeld }: Offered): boolean =>
  isHeld && !isAllThere && (takesCards || person.kind === 'employee')

/** The ways to pay, in the order they are offered. Empty: this order cannot be paid here by this person. */
export function listMethods(offered: Offered): Method[] {
  const { takesCards, maySpend, isAllThere } = offered
  const first: Method | undefined = takesCards ? 'card' : isAllThere ? 'there' : undefined
  return [
    ...(first ? [first] : []),
    ...(maySpend ? ['account' as const] : []),
    ...(mayPayLater(offered) ? ['later' as const] : []),
  ]
}

/** What is chosen before anybody chooses: to pay later never is. */
export const firstMethod = (methods: readonly Method[]): Method | undefined =>
  methods.includes('account') ? 'account' : methods.find((method) => method !== 'later')
