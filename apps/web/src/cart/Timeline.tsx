import { useText } from '../i18n/text.ts'
import { Timeline as List } from '../ui/Timeline.tsx'
import type { CartEntry } from './model.ts'
import { When } from './When.tsx'

/** What is to be booked, day by day; what is left out or has expired is hollow. */
export function Timeline({ entries, counted }: { entries: readonly CartEntry[]; counted(entry: CartEntry): boolean }) {
  const t = useText()
  const dated = entries
    .flatMap((entry) => (entry.start ? [{ ...entry, start: entry.start }] : []))
    .sort((one, other) => one.start.localeCompare(other.start))
  if (dated.length === 0) return null
  return (
    <section className="card pad" aria-labelledby="cart-chart">
      <h2 className="h4 cart-chart" id="cart-chart">
        {t('cart.chart')}
      </h2>
      <List>
        {dated.map((entry) => (
          <li key={entry.id} className={counted(entry) ? undefined : 'next'}>
            <b className="semi">
              <When start={entry.start} end={entry.end} days />
            </b>{' '}
            <bdi>{entry.title}</bdi>
          </li>
        ))}
      </List>
    </section>
  )
}
