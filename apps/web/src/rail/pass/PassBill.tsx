import type { RailPassFare, RailPassProduct } from '@portolan/contract/rail-journey'
import { isExpired } from '@portolan/domain/cart-item'
import { type ReactNode, useState } from 'react'
import { useNow } from '../../expiry/use-now.ts'
import { useText } from '../../i18n/text.ts'
import { Price, SupplierPrice } from '../../price/Price.tsx'
import { HoldClock } from '../../result/HoldClock.tsx'
import { useCartState } from '../../session/cart-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import type { PassSearch } from '../pass-search.ts'
import { validityWords } from '../pass-words.ts'
import { BuyBar } from './BuyBar.tsx'
import { sellingOf } from './model.ts'
import { classWords, typeWords, usePartyWords } from './words.ts'

interface Props {
  product: RailPassProduct
  fare: RailPassFare
  search: PassSearch
  onCheck(): void
  /** The way on; kept back once the price has run out. */
  children: ReactNode
  /** Under the bill, where there is room beside the page. */
  more?: ReactNode
}

function Chosen({ product, fare, search }: Pick<Props, 'product' | 'fare' | 'search'>) {
  const t = useText()
  const party = usePartyWords(search)
  return (
    <>
      <div className="row pass-what">
        <img className="pc-art" src={`/api/v1/picture/pass~${product.region}.svg`} alt="" />
        <span>
          <b>{validityWords(fare, t)}</b>
          <span className="small muted">{product.label}</span>
          <span className="small muted">
            {t('pass.kind', { type: typeWords(product, t), class: classWords(fare.class, t) })}
          </span>
        </span>
      </div>
      <dl className="lines">
        <div className="tot">
          <dt>{party}</dt>
          <dd>
            <Price of={sellingOf(fare)} size="lg" />
          </dd>
        </div>
        {fare.currencyCode !== fare.sellingCurrencyCode && (
          <div className="sub">
            <dt>{t('pass.supplier')}</dt>
            <dd>
              <SupplierPrice of={{ currencyCode: fare.currencyCode, amount: fare.amount }} />
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}

/** What is chosen, for whom, for how much and for how long: beside the page, where there is no room a bar under it. */
export function PassBill({ product, fare, search, onCheck, children, more }: Props) {
  const t = useText()
  const { clockAhead } = useCartState()
  const now = useNow(clockAhead)
  const [open, setOpen] = useState(false)
  const expiresAt = Date.parse(fare.expiredDateTime)
  const isOver = isExpired(expiresAt, now)
  const chosen = <Chosen {...{ product, fare, search }} />
  const check = (
    <Button variant="primary" size="lg" block onClick={onCheck}>
      {t('pass.check')}
    </Button>
  )
  return (
    <>
      <aside className="pass-side" aria-labelledby="pass-bill">
        <div className="card pad pass-bill">
          <h2 className="h3" id="pass-bill">
            {t('pass.yours')}
          </h2>
          {chosen}
          {isOver ? <p className="small">{t('pass.expired')}</p> : <HoldClock expiresAt={expiresAt} now={now} />}
          {isOver ? check : children}
        </div>
        {more}
      </aside>
      <BuyBar
        lead={
          isOver ? (
            <span className="small">{t('pass.expired')}</span>
          ) : (
            <HoldClock expiresAt={expiresAt} now={now} brief />
          )
        }
        total={sellingOf(fare)}
        openLabel={t('pass.yoursOpen')}
        onOpen={() => setOpen(true)}
      >
        {isOver ? check : children}
      </BuyBar>
      {open && (
        <Drawer title={t('pass.yours')} onClose={() => setOpen(false)}>
          <div className="pass-bill">
            {chosen}
            {more}
          </div>
        </Drawer>
      )}
    </>
  )
}
