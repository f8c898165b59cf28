import type { RailPassProduct } from '@portolan/contract/rail-journey'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { RichText, useText } from '../../i18n/text.ts'
import { Price, SupplierPrice } from '../../price/Price.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { PassSearch } from '../pass-search.ts'
import { validityWords } from '../pass-words.ts'
import { optionsAddress } from './address.ts'
import { type PassSummary, sellingOf } from './model.ts'
import { classWords, spanWords, typeWords, useDayWords, useListWords, usePartyWords, useWhereWords } from './words.ts'

interface Props {
  product: RailPassProduct
  summary: PassSummary
  search: PassSearch
  isPointedAt: boolean
  onPoint(): void
}

/** How many validities the card shows; the rest stand on the next page. */
const shown = 4

function Validities({ summary }: { summary: PassSummary }) {
  const t = useText()
  const listOf = useListWords()
  const classes = listOf(
    summary.classes.map((one) => classWords(one, t)),
    'conjunction',
  )
  const spans = listOf(
    summary.within.map((within) => spanWords(within, t)),
    'disjunction',
  )
  return (
    <div className="grow">
      <p className="xs faint">
        {spans ? t('pass.cardWithin', { classes, spans }) : t('pass.cardEveryDay', { classes })}
      </p>
      <ul className="vopts" aria-label={t('pass.validities')}>
        {summary.validityOptions.slice(0, shown).map(({ validity, within, fares }) => {
          const fare = fares['2'] ?? fares['1']
          return (
            fare && (
              <li key={`${validity}${within}`}>
                <span>{validityWords({ validity, within: undefined }, t)}</span>
                <b>
                  <Price of={sellingOf(fare)} />
                </b>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

/** One pass: where and when it is good, what is in it, and from how much. */
export function PassCard({ product, summary, search, isPointedAt, onPoint }: Props) {
  const t = useText()
  const dayWords = useDayWords()
  const where = useWhereWords()
  const party = usePartyWords(search)
  const day = (date: string) => <bdi key={date}>{dayWords(date)}</bdi>
  return (
    <article className={isPointedAt ? 'card pc on' : 'card pc'} onPointerEnter={onPoint} onFocus={onPoint}>
      <div className="pc-h">
        <img className="pc-art" src={`/api/v1/picture/pass~${product.region}.svg`} alt="" />
        <div className="grow">
          <div className="row wrap pc-t">
            <h3>{product.label}</h3>
            <Badge tone="line">{typeWords(product, t)}</Badge>
          </div>
          <p className="small muted">
            <RichText
              id="pass.sentences"
              values={{
                first: where(product.countries),
                second: (
                  <RichText
                    key="window"
                    id="pass.window"
                    values={{ earliest: day(product.earliestDate), latest: day(product.latestDate) }}
                  />
                ),
              }}
            />
          </p>
          <ul className="pc-i">
            {summary.includes.slice(0, 2).map((text) => (
              <li key={text}>
                <Icon of={Check} size="s" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="pc-p">
          <span className="xs faint">
            <RichText
              id="rail.from"
              values={{
                price: (
                  <Price
                    key="price"
                    of={{ currencyCode: summary.sellingCurrencyCode, amount: summary.sellingBestPrice }}
                    size="md"
                  />
                ),
              }}
            />
          </span>
          <span className="xs faint">{party}</span>
          {summary.currencyCode !== summary.sellingCurrencyCode && (
            <span className="xs faint">
              <SupplierPrice of={{ currencyCode: summary.currencyCode, amount: summary.bestPrice }} />
            </span>
          )}
        </div>
      </div>
      <div className="pc-f">
        <Validities summary={summary} />
        <Link
          className={buttonClass()}
          to="/rail/passOptions"
          search={optionsAddress(search, product)}
          aria-label={t('pass.optionsOf', { pass: product.label })}
        >
          {t('pass.options')}
        </Link>
      </div>
    </article>
  )
}
