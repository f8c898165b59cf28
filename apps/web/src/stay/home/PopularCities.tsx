import '../../result/route-card.css'
import type { PopularCity } from '@portolan/contract/hotel'
import type { DateRange } from '@portolan/domain/date'
import { Fragment, type ReactNode } from 'react'
import type { MessageId } from '../../i18n/messages.ts'
import { RichText } from '../../i18n/text.ts'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { usePopularCities } from '../form/calls.ts'

interface Props {
  id: string
  title: string
  /** Says for whom and when the links search. */
  lead: MessageId
  who: string
  dates: DateRange
  /** How many stand with their picture. */
  pictured: number
  /** Beside the country. */
  note?(city: PopularCity): ReactNode
  /** The link around a card: `card rt city` is its class. */
  link(city: PopularCity, face: ReactNode): ReactNode
  /** What becomes of the cities without a picture; without it they are left out. */
  others?(cities: readonly PopularCity[]): ReactNode
}

function Face({ city: { cityName, countryName, imgUrl }, note }: { city: PopularCity; note: ReactNode }) {
  return (
    <>
      <span className="frame">{imgUrl && <img src={imgUrl} alt="" loading="lazy" />}</span>
      <span className="rt-b">
        <span className="h3">
          <bdi>{cityName}</bdi>
        </span>
        <span className="rt-p small faint">
          <span>{countryName}</span>
          {note && <span>{note}</span>}
        </span>
      </span>
    </>
  )
}

/** Cities to begin from. A page without them is only shorter: a failure is not told. */
export function PopularCities({ id, title, lead, who, dates, pictured, note, link, others }: Props) {
  const { data, isPending } = usePopularCities()
  if (!isPending && !data?.length) return null
  return (
    <section className="blk" aria-labelledby={id} aria-busy={isPending}>
      <h2 id={id}>{title}</h2>
      <p className="small muted">
        <RichText id={lead} values={{ who, dates: <RangeWords key="dates" range={dates} /> }} />
      </p>
      {data ? (
        <>
          <div className="rts cities">
            {data.slice(0, pictured).map((city) => (
              <Fragment key={city.cityCode}>{link(city, <Face city={city} note={note?.(city)} />)}</Fragment>
            ))}
          </div>
          {others?.(data.slice(pictured))}
        </>
      ) : (
        <Skeleton heights={[240, 240]} widths={[100]} />
      )}
    </section>
  )
}
