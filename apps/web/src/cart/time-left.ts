import { minutesToExpiry } from '@portolan/domain/cart-item'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'

/** '12 min'; in the last minute words, since '0 min' would say that it is over. */
export function useTimeLeft(): (expiresAt: number, now: number) => string {
  const t = useText()
  const format = useFormat()
  return (expiresAt, now) => {
    const minutes = minutesToExpiry(expiresAt, now)
    return minutes < 1 ? t('cart.lastMinute') : format.duration(minutes)
  }
}
