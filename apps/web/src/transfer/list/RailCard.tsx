import type { TransferAvailRS } from '@portolan/contract/transfer'
import { Clock, TrainFront } from 'lucide-react'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { minutesOf } from '../../result/journey-time.ts'
import { Icon } from '../../ui/Icon.tsx'
import { peopleOf, type TransferAsked } from '../search.ts'

interface Props {
  rail: NonNullable<TransferAvailRS['railAlternative']>
  asked: TransferAsked
}

/** The same way without a car, told as plainly as the cars: what it takes and what it costs for all of them. */
export function RailCard({ rail, asked }: Props) {
  const t = useText()
  const format = useFormat()
  const { name, duration, from, total } = rail
  const people = peopleOf(asked)
  return (
    <section className="card tf tf-rail" aria-labelledby="transfer-rail">
      <span className="frame">
        <Icon of={TrainFront} size="l" />
      </span>
      <div className="tf-b">
        <h2 className="tf-n" id="transfer-rail">
          {name ? <bdi>{name}</bdi> : t('transfer.rail.title')}
        </h2>
        <p className="small muted">{t('transfer.rail.text')}</p>
        <span className="tf-specs">
          <span>
            <Icon of={Clock} size="s" />
            {format.duration(minutesOf(duration))}
          </span>
        </span>
      </div>
      <div className="tf-p">
        <Price of={total ?? from} size="md" />
        <span className="xs faint">
          {total ? (
            <RichText id="transfer.rail.all" values={{ count: people, price: <Price key="price" of={from} /> }} />
          ) : (
            t('transfer.rail.one')
          )}
        </span>
      </div>
    </section>
  )
}
