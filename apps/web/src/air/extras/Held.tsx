import { isExpired } from '@portolan/domain/cart-item'
import { ExpiryAnnouncer } from '../../expiry/ExpiryAnnouncer.tsx'
import { useNow } from '../../expiry/use-now.ts'
import { useText } from '../../i18n/text.ts'
import { HoldClock } from '../../result/HoldClock.tsx'
import { useCartState } from '../../session/cart-state.ts'
import { BackToFlights, type Trip } from './back.tsx'
import type { Extras } from './use-extras.ts'

/** Of all legs: the first that runs out. */
const expiryOf = ({ state: { answer } }: Extras): number =>
  Math.min(...(answer?.pricedItineraryList ?? []).map(({ expiredDateTime }) => Date.parse(expiredDateTime)))

/** Nothing is bought at a price that has run out. */
export function useHeld(extras: Extras): { expiresAt: number; now: number; isOver: boolean } {
  const { clockAhead } = useCartState()
  const now = useNow(clockAhead)
  const expiresAt = expiryOf(extras)
  return { expiresAt, now, isOver: Number.isFinite(expiresAt) && isExpired(expiresAt, now) }
}

/** How long the price is held; after that the way to ask for it again. */
export function Held({ trip, extras, brief = false }: { trip: Trip; extras: Extras; brief?: boolean }) {
  const t = useText()
  const { expiresAt, now, isOver } = useHeld(extras)
  if (!Number.isFinite(expiresAt)) return null
  return (
    <>
      {!brief && <ExpiryAnnouncer holds={[{ id: 'air', name: t('flights.summary'), expiresAt }]} now={now} />}
      {isOver ? (
        <div className="expired">
          <p>
            <b>{t('flights.expired')}</b> {!brief && t('extras.kept')}
          </p>
          <BackToFlights trip={trip} />
        </div>
      ) : (
        <HoldClock expiresAt={expiresAt} now={now} brief={brief} />
      )}
    </>
  )
}
