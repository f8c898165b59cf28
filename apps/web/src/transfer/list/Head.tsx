import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { searchOf } from '../address.ts'
import type { TransferAsked } from '../search.ts'
import { BackForm } from './BackForm.tsx'
import { minutesRange, type Ride } from './ride.ts'

/** How many ways there are, how far it is and how long it takes. */
function Lead({ asked, rides }: { asked: TransferAsked; rides: readonly Ride[] }) {
  const t = useText()
  const format = useFormat()
  const range = minutesRange(rides)
  if (rides.length === 0 || !range) return null
  const [least, most] = range
  const km = rides[0]?.kilometres
  const values = { count: rides.length, least: format.duration(least), most: format.duration(most) }
  return (
    <p className="small muted">
      {km !== undefined && <>{t('transfer.list.far', { distance: format.distance(km) })} </>}
      {least === most ? t('transfer.list.waysSame', values) : t('transfer.list.ways', values)}{' '}
      {t(asked.back ? 'transfer.list.pricesBack' : 'transfer.list.prices')}
    </p>
  )
}

/** What is looked at, and one way or there and back; the way back is asked for where it is not known yet. */
export function Head({ asked, rides }: { asked: TransferAsked; rides: readonly Ride[] }) {
  const t = useText()
  const navigate = useNavigate()
  const [isAskingBack, setAskingBack] = useState(false)
  const { back, ...there } = asked
  const format = useFormat()
  const way = t('transfer.list.heading', { from: asked.from.name, to: asked.to.name })
  usePageTitle(way, format.date(asked.at.slice(0, 10)), t('transfer.list.title'))
  const go = (next: TransferAsked) => void navigate({ to: '/cartransfer/list', search: searchOf(next) })
  return (
    <div className="tf-hd">
      <div className="tf-hd-row">
        <div>
          <h1>
            <RichText
              id="transfer.list.heading"
              values={{ from: <bdi key="from">{asked.from.name}</bdi>, to: <bdi key="to">{asked.to.name}</bdi> }}
            />
          </h1>
          <Lead {...{ asked, rides }} />
        </div>
        <Segmented
          legend={t('transfer.form.trip')}
          name="transfer-direction"
          value={back || isAskingBack ? 'return' : 'oneWay'}
          onChange={(trip) => {
            setAskingBack(trip === 'return')
            if (trip === 'oneWay' && back) go(there)
          }}
          options={[
            { value: 'oneWay', label: t('transfer.oneWay') },
            { value: 'return', label: t('transfer.return') },
          ]}
        />
      </div>
      {isAskingBack && !back && <BackForm asked={asked} onBack={(at) => go({ ...asked, back: { at } })} />}
    </div>
  )
}
