import type { NamedBooking } from '../booking/named.ts'

/** Which booking it is, as the contract has it. */
export const nameView = ({ title, reference, product }: NamedBooking) => ({ title, reference, productType: product })
