import './promotion.css'
import type { Promotion } from '@portolan/contract/cms'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Badge } from '../../ui/Badge.tsx'

/** Picture, until when, title and summary; the whole card is the link. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const t = useText()
  const format = useFormat()
  const { id, title, summary, imageUrl, endDate } = promotion
  return (
    <Link className="promo" to="/rail/promotion" search={{ id }}>
      <img src={imageUrl} alt="" loading="lazy" />
      <span className="promo-in">
        <Badge tone="accent">{t('rail.promotion.until', { date: format.date(endDate) })}</Badge>
        <bdi className="promo-t">{title}</bdi>
        {summary && <span className="promo-s">{summary}</span>}
      </span>
    </Link>
  )
}
