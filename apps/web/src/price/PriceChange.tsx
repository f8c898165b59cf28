import './price.css'
import type { Amount } from '@portolan/contract/shared'
import type { ReactNode } from 'react'
import { RichText, useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { Change } from './change.ts'
import { OldNew } from './OldNew.tsx'
import { Price } from './Price.tsx'

interface Props {
  /** 'Paris – Zürich costs more now' */
  title: ReactNode
  /** Why it is asked, and that nothing is charged before the answer. */
  hint: ReactNode
  changes: readonly Change[]
  /** What the whole comes to with the new prices. */
  total?: { label: string; amount: Amount } | undefined
  /** The button that changes nothing: 'Not now', 'Keep $'. */
  keep: ReactNode
  onKeep(): void
  /** One way round: 'Remove this item'. */
  other?: { label: string; onClick(): void } | undefined
  onAgree(): void
  busy: boolean
}

/** Consent before a price is taken. The focus starts on the button that changes nothing. */
export function PriceChange({ title, hint, changes, total, keep, onKeep, other, onAgree, busy }: Props) {
  const t = useText()
  const [first, ...more] = changes
  const single = first && more.length === 0 ? first : undefined
  const agreed = single?.now ?? total?.amount
  return (
    <Dialog
      role="alertdialog"
      title={title}
      hint={hint}
      onClose={onKeep}
      footer={
        <>
          <Button onClick={onKeep}>{keep}</Button>
          {other && (
            <Button variant="ghost" onClick={other.onClick}>
              {other.label}
            </Button>
          )}
          <Button variant="primary" busy={busy} onClick={onAgree}>
            {agreed ? (
              <span>
                <RichText id="price.agree" values={{ price: <Price key="price" of={agreed} /> }} />
              </span>
            ) : (
              t('price.agreeAll')
            )}
          </Button>
        </>
      }
    >
      <div className="price-change">
        {single && <OldNew change={single} />}
        <dl className="lines">
          {!single &&
            changes.map(({ id, name, was, now }) => (
              <div key={id}>
                <dt>
                  <bdi>{name}</bdi>
                </dt>
                <dd>
                  <span className="was">
                    <span className="vh">{t('price.was')} </span>
                    <Price of={was} />
                  </span>{' '}
                  <span className="vh">{t('price.now')} </span>
                  <b className="semi">
                    <Price of={now} />
                  </b>
                </dd>
              </div>
            ))}
          <div>
            <dt>{t('price.rest')}</dt>
            <dd>{t('price.same')}</dd>
          </div>
          {total && (
            <div className="total">
              <dt>{total.label}</dt>
              <dd>
                <Price of={total.amount} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </Dialog>
  )
}
