import { isExpired } from '@portolan/domain/cart-item'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { ExpiryAnnouncer } from '../expiry/ExpiryAnnouncer.tsx'
import { useNow } from '../expiry/use-now.ts'
import { useText } from '../i18n/text.ts'
import { HoldClock } from '../result/HoldClock.tsx'
import { useCartState } from '../session/cart-state.ts'
import { Button } from '../ui/Button.tsx'

interface Props {
  expiresAt: number
  /** Asks for all of it again, with the choice kept. */
  onAgain(): void
  /** The way on, as long as the price holds. */
  children: ReactNode
}

interface Clock {
  readonly now: number
  readonly isOver: boolean
}

/** By the server's clock. */
export function useClock(expiresAt: number): Clock {
  const { clockAhead } = useCartState()
  const now = useNow(clockAhead)
  return { now, isOver: Number.isFinite(expiresAt) && isExpired(expiresAt, now) }
}

/** Nothing is bought at a price that has run out. */
export function Hold({ expiresAt, onAgain, children }: Props) {
  const t = useText()
  const { now, isOver } = useClock(expiresAt)
  if (!Number.isFinite(expiresAt)) return <div className="go">{children}</div>
  return (
    <>
      <ExpiryAnnouncer holds={[{ id: 'package', name: t('package.sum'), expiresAt }]} now={now} />
      {isOver ? (
        <div className="expired">
          <p>
            <b>{t('flights.expired')}</b> {t('flights.expired.kept')}
          </p>
          <Button icon={RefreshCw} onClick={onAgain}>
            {t('package.again')}
          </Button>
        </div>
      ) : (
        <>
          <HoldClock expiresAt={expiresAt} now={now} />
          <div className="go">{children}</div>
        </>
      )}
    </>
  )
}
