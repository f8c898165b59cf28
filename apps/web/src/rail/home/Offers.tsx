import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { usePromotions } from '../calls.ts'
import { PromotionCard } from '../promotion/PromotionCard.tsx'

/** The first of today's; the box is there from the start, so that nothing moves when it arrives. */
export function Offers() {
  const t = useText()
  const { data, isPending, isError, refetch } = usePromotions()
  const [first] = data ?? []
  if (data && !first) return null
  return (
    <section aria-labelledby="rail-offers">
      <div className="row between base">
        <h2 id="rail-offers">{t('rail.offers')}</h2>
        <Link className="link" to="/rail/promotion">
          {t('rail.offers.all')}
          <Icon of={ArrowRight} size="xs" flip />
        </Link>
      </div>
      <div className="offer-box">
        {first && <PromotionCard promotion={first} />}
        {isPending && <span className="skel offer-skel" />}
        {isError && (
          <p className="offer-away">
            <span className="muted">{t('rail.offers.failed')}</span>
            <Button size="sm" onClick={() => void refetch()}>
              {t('shell.failure.again')}
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}
