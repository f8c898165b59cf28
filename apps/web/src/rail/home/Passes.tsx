import { addDays } from '@portolan/domain/date'
import { type PassGroup, passGroups } from '@portolan/domain/rail/pass-region'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { RichText, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { shopToday } from '../../session/shop-today.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type PassSearch, writePassSearch } from '../pass-search.ts'
import { validityWords } from '../pass-words.ts'
import { usePassPrice } from './calls.ts'

const ahead = 30

const texts = {
  EUROPE: { name: 'rail.pass.EUROPE', where: 'rail.where.EUROPE' },
  BENELUX: { name: 'rail.pass.BENELUX', where: 'rail.where.BENELUX' },
  SCANDINAVIA: { name: 'rail.pass.SCANDINAVIA', where: 'rail.where.SCANDINAVIA' },
} as const

function PassCard({ region }: { region: PassGroup }) {
  const t = useText()
  const start = addDays(shopToday(), ahead)
  const search: PassSearch = { region, start, adults: 1, seniors: 0, youths: [] }
  const { data, isPending } = usePassPrice(search)
  const kind = data && {
    type: data.passType === 'FLEXIBLE' ? t('rail.pass.flexible') : t('rail.pass.consecutive'),
    class: data.fare.class === '1' ? t('rail.class.1') : t('rail.class.2'),
  }
  const price = data && { currencyCode: data.fare.sellingCurrencyCode, amount: data.fare.sellingAmount }
  return (
    <Link className="card pass" to="/rail/passes" search={writePassSearch(search)}>
      <img className="pass-art" src={`/api/v1/picture/pass~${region}.svg`} alt="" loading="lazy" />
      <span className="grow">
        <span className="h3">{t(texts[region].name)}</span>
        <span className="small muted pass-l">{data ? validityWords(data.fare, t) : t(texts[region].where)}</span>
        {(kind || isPending) && <span className="xs faint pass-l">{kind ? t('rail.pass.kind', kind) : '\u00a0'}</span>}
      </span>
      <span className="pass-p small faint">
        {price && <RichText id="rail.from" values={{ price: <Price key="price" of={price} size="sm" /> }} />}
        {isPending && <span className="skel rt-skel" />}
      </span>
    </Link>
  )
}

/** What a pass is and where it is valid is known without asking; what it costs is not. */
export function Passes() {
  const t = useText()
  return (
    <section aria-labelledby="rail-passes">
      <div className="row between base">
        <h2 id="rail-passes">{t('rail.passes.title')}</h2>
        <Link className="link" to="/rail/passOrTickets">
          {t('rail.passes.compare')}
          <Icon of={ArrowRight} size="xs" flip />
        </Link>
      </div>
      <div className="passes">
        {passGroups.map((region) => (
          <PassCard key={region} region={region} />
        ))}
      </div>
    </section>
  )
}
