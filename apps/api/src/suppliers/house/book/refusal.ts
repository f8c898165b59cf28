import { type Refused, refuse } from '../../refusal.ts'

/** Thrown inside a transaction, so that nothing of it stays. */
export class RefusedWrite extends Error {
  override name = 'RefusedWrite'
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.error.details)
    this.refused = refused
  }
}

export const noSuchReservation = (): Refused => refuse('notFound', 'There is no such reservation.')
