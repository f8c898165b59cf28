import { Trash2 } from 'lucide-react'
import { HoldBadge } from '../expiry/HoldBadge.tsx'
import { useText } from '../i18n/text.ts'
import { useMoments } from '../moment/use-moments.ts'
import { Price, SupplierPrice } from '../price/Price.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Icon } from '../ui/Icon.tsx'
import { productIcon } from '../ui/product-icon.ts'
import { ClosedBox } from './ClosedBox.tsx'
import { ExpiredBox } from './ExpiredBox.tsx'
import { type CartEntry, headingId, isExpired } from './model.ts'
import type { Trouble } from './price-check.ts'
import { products } from './product.ts'
import { When } from './When.tsx'

interface Props {
  entry: CartEntry
  now: number
  /** The reader may book it. */
  permitted: boolean
  chosen: boolean
  trouble: Trouble | undefined
  checking: boolean
  removing: boolean
  onChoose(chosen: boolean): void
  onCheck(): void
  onRemove(): void
}

function Art({ imageUrl, product }: Pick<CartEntry, 'imageUrl' | 'product'>) {
  return (
    <div className="ci-art">
      {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : <Icon of={productIcon[product]} size="l" />}
    </div>
  )
}

/** One item. What cannot be booked now stays, dashed and grey, and says why: its price has expired, or the right is missing. */
export function CartCard(props: Props) {
  const t = useText()
  const moments = useMoments()
  const { entry, now, permitted, chosen, trouble, checking, removing, onChoose, onCheck, onRemove } = props
  const { id, title, lines, deadlines, start, end, product, price, supplierPrice, expiresAt } = entry
  const over = isExpired(entry, now)
  const isBookable = permitted && !over
  const { word } = products[product]
  return (
    <article className={isBookable ? 'card ci' : 'card ci exp'} aria-labelledby={headingId(id)}>
      <Checkbox
        bare
        className="ci-c"
        label={t('cart.include', { item: title })}
        checked={chosen && isBookable}
        disabled={!isBookable}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <Art imageUrl={entry.imageUrl} product={product} />
      <div className="ci-b">
        <span className="ci-k">
          <Icon of={productIcon[product]} size="xs" />
          {t(word)}
        </span>
        <h3 id={headingId(id)} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h3>
        {start && (
          <p className="small muted">
            <When start={start} end={end} />
          </p>
        )}
        {lines.map((line) => (
          <p className="small muted" key={line}>
            <bdi>{moments.said(line, deadlines)}</bdi>
          </p>
        ))}
      </div>
      <div className="ci-p">
        {over ? (
          <span className="was">
            <Price of={price} />
          </span>
        ) : (
          <span className="ci-a">
            <Price of={price} size="md" />
            {supplierPrice && (
              <span className="xs faint">
                <SupplierPrice of={supplierPrice} />
              </span>
            )}
          </span>
        )}
        {isBookable && <HoldBadge expiresAt={expiresAt} now={now} />}
        <button
          type="button"
          className="link small rm"
          aria-label={t('cart.remove.item', { item: title })}
          aria-busy={removing}
          onClick={onRemove}
        >
          <Icon of={Trash2} size="s" className="only-s" />
          <span className="only-l">{t('cart.remove')}</span>
        </button>
      </div>
      {!permitted && <ClosedBox />}
      {permitted && over && (
        <ExpiredBox entry={entry} trouble={trouble} checking={checking} onCheck={onCheck} onRemove={onRemove} />
      )}
    </article>
  )
}
