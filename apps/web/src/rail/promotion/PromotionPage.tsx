import type { Promotion } from '@portolan/contract/cms'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { CallError } from '../../api/failure.ts'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { usePromotion } from '../calls.ts'

function Back() {
  const t = useText()
  return (
    <Link className="link promo-back" to="/rail/promotion">
      <Icon of={ArrowLeft} size="xs" flip />
      {t('rail.offers.all')}
    </Link>
  )
}

/** Where it leads: with its fare code, straight into a search that carries it. */
function Action({ promotion: { fareCode, linkUrl = '/rail/ticket' } }: { promotion: Promotion }) {
  const t = useText()
  const look = buttonClass({ variant: 'primary', size: 'lg' })
  if (fareCode)
    return (
      <>
        <p className="small">
          <RichText
            id="rail.promotion.code"
            values={{
              code: (
                <bdi key="code" dir="ltr" className="semi">
                  {fareCode}
                </bdi>
              ),
            }}
          />
        </p>
        <Link className={look} to="/rail/ticket" search={{ fareCode }}>
          {t('rail.promotion.search')}
        </Link>
      </>
    )
  if (!linkUrl.startsWith('/'))
    return (
      <a className={look} href={linkUrl} rel="noopener">
        {t('rail.promotion.more')}
      </a>
    )
  return (
    <Link className={look} to={linkUrl}>
      {linkUrl.startsWith('/rail/pass') ? t('rail.promotion.passes') : t('rail.promotion.search')}
    </Link>
  )
}

function Story({ promotion }: { promotion: Promotion }) {
  const t = useText()
  const format = useFormat()
  const { title, summary, body, imageUrl, endDate } = promotion
  usePageTitle(title)
  return (
    <article className="promo-page">
      <div className="frame promo-pic">
        <img src={imageUrl} alt="" />
      </div>
      <div className="promo-text">
        <Badge tone="accent">{t('rail.promotion.until', { date: format.date(endDate) })}</Badge>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {summary && <p className="promo-lead">{summary}</p>}
        {body && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by the server, which lets a few plain tags pass
          <div className="promo-body" dangerouslySetInnerHTML={{ __html: body }} />
        )}
        <Action promotion={promotion} />
      </div>
    </article>
  )
}

export function PromotionPage({ id }: { id: string }) {
  const t = useText()
  const { data, error, refetch } = usePromotion(id)
  const isGone = error instanceof CallError && error.status === 404
  return (
    <div className="page top">
      <Back />
      {data && <Story promotion={data} />}
      {!data && !error && (
        <>
          <h1 className="vh">{t('rail.offers')}</h1>
          <Wait skeleton={<Skeleton heights={[320, 36, 120]} widths={[100, 60, 80]} />} />
        </>
      )}
      {!data && error && (
        <>
          <h1>{t('rail.offers')}</h1>
          <ErrorPanel
            title={error instanceof CallError ? error.title : undefined}
            message={isGone ? t('rail.promotion.gone') : error.message}
            actions={!isGone && <Button onClick={() => void refetch()}>{t('shell.failure.again')}</Button>}
          />
        </>
      )}
    </div>
  )
}
