import { Link } from '@tanstack/react-router'
import { CircleAlert, ClockAlert, RefreshCw, Search } from 'lucide-react'
import { RichText, useText } from '../i18n/text.ts'
import { useMoments } from '../moment/use-moments.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'
import { type CartEntry, headingId } from './model.ts'
import type { Trouble } from './price-check.ts'
import { products } from './product.ts'

interface Props {
  entry: CartEntry
  trouble: Trouble | undefined
  checking: boolean
  onCheck(): void
  onRemove(): void
}

function Gone({ entry, onRemove }: Pick<Props, 'entry' | 'onRemove'>) {
  const t = useText()
  const { path } = products[entry.product]
  return (
    <div className="expbox gone" role="alert">
      <Icon of={CircleAlert} />
      <span className="grow">
        <b className="semi">{t('cart.gone')}</b> {t('cart.gone.hint')}
      </span>
      <Button size="sm" aria-label={t('cart.remove.item', { item: entry.title })} onClick={onRemove}>
        {t('cart.remove')}
      </Button>
      <Link className={buttonClass({ size: 'sm' })} to={path} search={entry.searchInputValues ?? {}}>
        <Icon of={Search} size="s" />
        {t('cart.searchAgain')}
      </Link>
    </div>
  )
}

/** What became of the price, and the one thing to do about it. */
export function ExpiredBox({ entry, trouble, checking, onCheck, onRemove }: Props) {
  const t = useText()
  const moments = useMoments()
  if (trouble?.kind === 'gone') return <Gone entry={entry} onRemove={onRemove} />
  const time = <bdi key="time">{moments.time(entry.expiresAt)}</bdi>
  return (
    <div className="expbox">
      <Icon of={ClockAlert} />
      <span className="grow">
        {trouble ? (
          <span role="alert">{trouble.text}</span>
        ) : (
          <>
            <b className="semi">
              <RichText id="cart.expiredAt" values={{ time }} />
            </b>{' '}
            {t('cart.askAgain')}
          </>
        )}
      </span>
      <Button size="sm" icon={RefreshCw} aria-describedby={headingId(entry.id)} busy={checking} onClick={onCheck}>
        {t('cart.checkPrice')}
      </Button>
    </div>
  )
}
