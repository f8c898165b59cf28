import type { CSSProperties } from 'react'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import type { Histogram, Limits } from './filter.ts'

interface RangeProps {
  label: string
  histogram: Histogram
  limits: Limits | undefined
  currencyCode: string
  /** Undefined: both ends are back where they were. */
  onChange(limits: Limits | undefined): void
}

const inside = (value: number, { least, most }: Histogram): number => Math.min(most, Math.max(least, value))

/** How dear things are, and two handles over it. Plain range inputs: arrow keys and readers find what they know. */
export function PriceRange({ label, histogram, limits, currencyCode, onChange }: RangeProps) {
  const t = useText()
  const format = useFormat()
  const { least, most, bars } = histogram
  const [low, high] = [inside(limits?.[0] ?? least, histogram), inside(limits?.[1] ?? most, histogram)]
  const tallest = Math.max(1, ...bars.map(({ count }) => count))
  const share = (value: number) => `${((value - least) / (most - least)) * 100}%`
  const limit = (next: Limits) => onChange(next[0] <= least && next[1] >= most ? undefined : next)
  const words = (value: number) => format.money(value, currencyCode, 0)
  const common = { min: least, max: most, step: 1 }
  return (
    <fieldset className="fgroup">
      <legend className="fgroup-h">
        <span className="h4">{label}</span>
      </legend>
      {limits && (
        <button
          type="button"
          className="link small fgroup-x"
          aria-label={t('result.clear.group', { group: label })}
          onClick={() => onChange(undefined)}
        >
          {t('result.clear')}
        </button>
      )}
      <div className="hist" aria-hidden="true">
        {bars.map(({ from, count, on }) => (
          <i key={from} className={on ? 'on' : undefined} style={{ blockSize: `${(count / tallest) * 100}%` }} />
        ))}
      </div>
      <div className="range" style={{ '--from': share(low), '--to': share(high) } as CSSProperties}>
        <input
          type="range"
          {...common}
          value={low}
          aria-label={t('result.price.least')}
          aria-valuetext={words(low)}
          onChange={({ target }) => limit([Math.min(Number(target.value), high), high])}
        />
        <input
          type="range"
          {...common}
          value={high}
          aria-label={t('result.price.most')}
          aria-valuetext={words(high)}
          onChange={({ target }) => limit([low, Math.max(Number(target.value), low)])}
        />
      </div>
      <div className="row between xs faint">
        <bdi dir="ltr">{words(low)}</bdi>
        <bdi dir="ltr">{words(high)}</bdi>
      </div>
    </fieldset>
  )
}
