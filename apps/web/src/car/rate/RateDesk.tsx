import './rate.css'
import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { searchOf } from '../address.ts'
import { Bar } from './Bar.tsx'
import { Covers } from './Covers.tsx'
import { Crumbs } from './Crumbs.tsx'
import { Extras } from './Extras.tsx'
import { Fees } from './Fees.tsx'
import { Head } from './Head.tsx'
import { Offices } from './Offices.tsx'
import { Rules } from './Rules.tsx'
import { Summary } from './Summary.tsx'
import { type Desk, type DeskProps, useDesk } from './use-desk.ts'

function Failed({ desk }: { desk: Desk }) {
  const t = useText()
  const { asked, rate, wishes } = desk
  const hasWishes = wishes.covers.length > 0 || Object.values(wishes.extras).some((quantity) => quantity > 0)
  return (
    <ErrorPanel
      title={rate.error?.title}
      message={rate.error?.message}
      kept={t('carRate.kept')}
      actions={
        <>
          <Button onClick={desk.askAgain}>{t('shell.failure.again')}</Button>
          {hasWishes && <Button onClick={desk.wantNothing}>{t('carRate.without')}</Button>}
          <Link className={buttonClass()} to="/carrental/list" search={searchOf(asked)}>
            {t('carRate.toList')}
          </Link>
        </>
      }
    />
  )
}

/** One car: what it is and where, every fee, extras and cover to choose, and what it comes to, now and at the desk. */
export function RateDesk(props: DeskProps) {
  const t = useText()
  const desk = useDesk(props)
  const { data, error } = desk.rate
  if (!data || error)
    return (
      <div className="page top cd-page">
        <h1 className="vh">{t('carRate.title')}</h1>
        <Crumbs asked={desk.asked} name={undefined} />
        {error ? (
          <Failed desk={desk} />
        ) : (
          <Wait label={t('carRate.asking')} skeleton={<Skeleton heights={[212, 260, 180]} widths={[100]} />} />
        )}
      </div>
    )
  return (
    <div className="page top cd-page">
      <Crumbs asked={desk.asked} name={data.vehicle.vehMakeModel.name} />
      <div className="columns cd-cols">
        <div className="stack">
          <Head rate={data} />
          <Offices rate={data} />
          <Fees rate={data} />
          <Extras rate={data} desk={desk} />
          <Covers rate={data} desk={desk} />
          <Rules rate={data} />
        </div>
        <aside className="beside scrolls" aria-labelledby="car-sum">
          <div className="card pad">
            <Summary rate={data} desk={desk} titleId="car-sum" />
          </div>
        </aside>
      </div>
      <Bar rate={data} desk={desk} />
    </div>
  )
}
