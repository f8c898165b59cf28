import './covers.css'
import type { CarRatesRS } from '@portolan/contract/car'
import { compareAmounts } from '@portolan/domain/amount'
import type { ReactNode } from 'react'
import { RichText, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { Ticks } from '../../result/Ticks.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { totalOf } from '../model/total.ts'
import { Sum } from '../Sum.tsx'
import { ChargeWords } from './ChargeWords.tsx'
import { type Cover, type CoverChoices, coverChoices, withLower, withMore } from './cover.ts'
import type { Desk } from './use-desk.ts'

type TickList = Parameters<typeof Ticks>[0]['of']

interface CardProps {
  name: ReactNode
  value: string
  isOn: boolean
  ticks: TickList
  price: ReactNode
  onChoose(): void
}

/** Still plain radios: arrow keys and readers find what they know. */
function CoverCard({ name, value, isOn, ticks, price, onChoose }: CardProps) {
  return (
    <label className={isOn ? 'cover on' : 'cover'}>
      <input className="vh" type="radio" name="car-cover" value={value} checked={isOn} onChange={onChoose} />
      <span className="cover-h">
        <span className="rad" aria-hidden="true" />
        <b>{name}</b>
      </span>
      <Ticks of={ticks} />
      <span className="cover-f small">{price}</span>
    </label>
  )
}

/** What the driver pays first, in the words of the driver. */
function useExcessTick(currency: string) {
  const t = useText()
  return (excess: Cover['excess']): TickList => {
    if (!excess) return []
    if (excess.amount === 0) return [{ id: 'excess', look: 'good', words: t('carRate.cover.nothing') }]
    const price = <Sum key="price" of={excess} currency={currency} />
    return [{ id: 'excess', look: 'paid', words: <RichText id="carRate.cover.first" values={{ price }} /> }]
  }
}

interface Props {
  rate: CarRatesRS
  desk: Desk
}

/** With the included covers the excess is the largest that is told of them. */
const largestExcess = (covers: readonly Cover[]): Cover['excess'] =>
  covers.flatMap(({ excess }) => excess ?? []).toSorted((one, other) => compareAmounts(other.amount, one.amount))[0]

function Lower({ rate, desk, choices }: Props & { choices: CoverChoices }) {
  const t = useText()
  const total = totalOf(rate.totalCharge)
  const excessTick = useExcessTick(total.currencyCode)
  const { wishes, wantCovers } = desk
  const chosen = choices.lower.find(({ coverageType }) => wishes.covers.includes(coverageType))
  const choose = (code: string | undefined) => wantCovers(withLower(choices, wishes.covers, code))
  const kept = choices.included.map(({ coverageType, name }) => ({
    ...{ id: coverageType, look: 'good' as const, words: <bdi>{name}</bdi> },
  }))
  const withoutMore = largestExcess(choices.included) ?? (chosen ? undefined : rate.excess)
  return (
    <div className="covers" role="radiogroup" aria-labelledby="car-covers">
      <CoverCard
        name={t('carRate.cover.included')}
        value=""
        isOn={!chosen}
        ticks={[...kept, ...excessTick(withoutMore)]}
        price={
          <>
            <Price of={{ ...total, amount: 0 }} size="sm" /> {t('carRate.cover.already')}
          </>
        }
        onChoose={() => choose(undefined)}
      />
      {choices.lower.map(({ coverageType, name, covers, excess, charge }) => (
        <CoverCard
          key={coverageType}
          name={<bdi>{name}</bdi>}
          value={coverageType}
          isOn={coverageType === chosen?.coverageType}
          ticks={[...(covers ? [{ id: 'covers', look: 'good' as const, words: covers }] : []), ...excessTick(excess)]}
          price={<ChargeWords of={charge} />}
          onChoose={() => choose(coverageType)}
        />
      ))}
    </div>
  )
}

function More({ desk: { wishes, wantCovers }, choices }: { desk: Desk; choices: CoverChoices }) {
  return (
    <div className="covers-more">
      {choices.more.map(({ coverageType, name, covers, charge }) => (
        <Checkbox
          key={coverageType}
          label={<bdi className="semi">{name}</bdi>}
          hint={
            <>
              {covers && <bdi>{covers}</bdi>} <ChargeWords of={charge} />
            </>
          }
          checked={wishes.covers.includes(coverageType)}
          onChange={({ target }) => wantCovers(withMore(wishes.covers, coverageType, target.checked))}
        />
      ))}
    </div>
  )
}

/** What pays in case of damage: what is in the price, and what can be had beside it. */
export function Covers({ rate, desk }: Props) {
  const t = useText()
  const choices = coverChoices(rate.pricedCoverages)
  if (rate.pricedCoverages.length === 0) return null
  return (
    <section className="card" aria-labelledby="car-covers">
      <div className="cd-sec">
        <h2 className="h3" id="car-covers">
          {t('carRate.covers')}
        </h2>
        <span className="small muted">{t('carRate.covers.hint')}</span>
      </div>
      <Lower {...{ rate, desk, choices }} />
      {choices.more.length > 0 && <More {...{ desk, choices }} />}
    </section>
  )
}
