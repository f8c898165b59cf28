import type { RailPassFare, RailPassProduct } from '@portolan/contract/rail-journey'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { usePageTitle } from '../../session/page-title.ts'
import type { PassSearch } from '../pass-search.ts'
import { fareAddress } from './address.ts'
import { Conditions } from './Conditions.tsx'
import { FirstDay } from './FirstDay.tsx'
import { GoOn } from './GoOn.tsx'
import { Included } from './Included.tsx'
import { isInside } from './model.ts'
import { PassBill } from './PassBill.tsx'
import { PassFace } from './PassFace.tsx'
import { PassPage } from './PassPage.tsx'
import { PassSteps } from './PassSteps.tsx'
import { type FoundPass, usePass } from './use-pass.ts'

interface Props {
  search: PassSearch
  product: RailPassProduct
  fare: RailPassFare
  found: FoundPass
}

function Details({ search, product, fare, found }: Props) {
  const t = useText()
  usePageTitle(product.label, t('pass.step.firstDay'))
  const navigate = useNavigate()
  const [day, setDay] = useState<string | undefined>(search.start)
  const section = useRef<HTMLElement>(null)
  const isGood = day !== undefined && isInside(day, product)
  const choose = (next: string | undefined) => {
    setDay(next)
    if (next === undefined || next === search.start || !isInside(next, product)) return
    const address = fareAddress({ ...search, start: next }, product, fare)
    void navigate({ to: '/rail/passDetails', search: address, replace: true, resetScroll: false })
  }
  const isStopped = () => {
    if (!isGood) section.current?.querySelector('input')?.focus()
    return !isGood
  }
  return (
    <>
      <div className="pass-head">
        <div className="grow">
          <h1>{product.label}</h1>
          <p className="muted">{t('pass.detailsLead')}</p>
        </div>
        <PassSteps search={search} current="first-day" chosen={fareAddress(search, product, fare)} />
      </div>
      <div className="pass-two">
        <div className="pass-stack">
          <PassFace product={product} fare={fare} start={isGood ? day : search.start} />
          <FirstDay {...{ product, fare, day, section }} onChange={choose} />
          <Included product={product} />
          <Conditions fares={[fare]} />
        </div>
        <PassBill {...{ product, fare, search }} onCheck={() => void found.refetch()}>
          <GoOn {...{ search, product, fare, isStopped }} correlationID={found.correlationID} asking={found.asking} />
        </PassBill>
      </div>
    </>
  )
}

export default function PassDetailsScreen() {
  const found = usePass(useSearch({ from: '/shell/rail/passDetails' }))
  return (
    <PassPage found={found}>
      {(search, product) => {
        const fare = found.fare ?? product.fareOptions[0]
        return fare && <Details search={search} product={product} fare={fare} found={found} />
      }}
    </PassPage>
  )
}
