import { CallError } from '../../api/failure.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { usePromotions } from '../calls.ts'
import { PromotionCard } from './PromotionCard.tsx'

const boxes = (
  <div className="promos" aria-hidden="true">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <span className="skel promo-skel" key={key} />
    ))}
  </div>
)

export function PromotionList() {
  const t = useText()
  const { data, error, refetch } = usePromotions()
  return (
    <div className="page top promo-list">
      <h1>{t('rail.offers')}</h1>
      <p className="muted">{t('rail.offers.lead')}</p>
      {data && data.length > 0 && (
        <ul className="promos">
          {data.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
      {data?.length === 0 && <EmptyState title={t('rail.offers.none')} text={t('rail.offers.noneText')} />}
      {!data && !error && <Wait skeleton={boxes} />}
      {!data && error && (
        <ErrorPanel
          title={error instanceof CallError ? error.title : undefined}
          message={error.message}
          actions={<Button onClick={() => void refetch()}>{t('shell.failure.again')}</Button>}
        />
      )}
    </div>
  )
}
