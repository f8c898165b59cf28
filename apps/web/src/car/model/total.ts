import type { VehAvail } from '@portolan/contract/car'
import type { Amount } from '@portolan/contract/shared'

/** In all, with what is paid at the desk. */
export const totalOf = ({ estimatedTotalAmount, rateTotalAmount, currencyCode }: VehAvail['totalCharge']): Amount => ({
  currencyCode,
  amount: estimatedTotalAmount ?? rateTotalAmount,
})
