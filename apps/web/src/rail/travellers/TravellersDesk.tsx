import type { RailBookRS } from '@portolan/contract/rail-booking'
import type { TypedTraveler } from '@portolan/contract/traveler-form'
import { todayIn } from '@portolan/domain/date'
import { ArrowRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { PriceChange } from '../../price/PriceChange.tsx'
import { settings } from '../../session/settings.ts'
import { TravelerForm } from '../../traveler/TravelerForm.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { BuyBar } from '../pass/BuyBar.tsx'
import { useRailState } from '../state.ts'
import { BookSummary } from './BookSummary.tsx'
import { aloneAmong, wantedOf } from './model.ts'
import { totalOf, useOrder, type Way } from './use-order.ts'

interface Props {
  answer: RailBookRS
  typed: readonly TypedTraveler[]
  rphs: readonly string[]
  isPass: boolean
  startDate: string | undefined
}

const wayOf = (submitter: EventTarget | null | undefined): Way =>
  submitter instanceof HTMLButtonElement && submitter.value === 'cart' ? 'cart' : 'pay'

/** Forms beside what they are for. Both buttons start the same order. */
export function TravellersDesk({ answer, typed, rphs, isPass, startDate }: Props) {
  const t = useText()
  const { selectedOutboundTicket, selectedInboundTicket } = useRailState()
  const today = todayIn(settings.timeZone, new Date())
  const dayOf = (dateTime: string | undefined): string | undefined => dateTime?.slice(0, 10)
  const firstDay = (isPass ? startDate : dayOf(selectedOutboundTicket?.departureDateTime)) ?? today
  const lastDay = dayOf((selectedInboundTicket ?? selectedOutboundTicket)?.arrivalDateTime) ?? firstDay
  const last = isPass ? firstDay : lastDay
  const order = useOrder({ rphs, isPass, startDate, firstDay })
  const wanted = useMemo(() => wantedOf(answer), [answer])
  const days = useMemo(() => ({ today, last }), [today, last])
  const among = useMemo(() => aloneAmong(wanted, firstDay), [wanted, firstDay])
  const [open, setOpen] = useState(false)
  const title = t(isPass ? 'traveler.screen.pass' : 'traveler.screen.journey')
  const summary = <BookSummary answer={answer} isPass={isPass} startDate={startDate} />
  return (
    <div className="tb-cols">
      <TravelerForm
        purchase={answer.correlationID}
        wanted={wanted}
        requirements={answer.travelerRequirements ?? { leadTraveler: [], everyPassenger: [] }}
        typed={typed}
        days={days}
        among={among}
        firstDay={firstDay}
        onTravelers={(travelers, event) =>
          order.goOn(answer, travelers, wayOf((event?.nativeEvent as SubmitEvent | undefined)?.submitter))
        }
        actions={({ button, busy }) => {
          const pay = (
            <Button {...button} value="pay" variant="primary" size="lg" iconEnd={ArrowRight}>
              {t('traveler.screen.continue')}
            </Button>
          )
          const cart = (
            <Button type="submit" value="cart" size="lg" busy={busy}>
              {t('traveler.screen.toCart')}
            </Button>
          )
          return (
            <>
              {order.failure && <ErrorPanel title={order.failure.title} message={order.failure.message} />}
              <div className="tb-go">
                {cart}
                {pay}
              </div>
              <BuyBar
                lead={<span className="small muted">{t('traveler.screen.people', { count: wanted.length })}</span>}
                total={totalOf(answer)}
                openLabel={t('traveler.screen.open')}
                onOpen={() => setOpen(true)}
              >
                {pay}
                {cart}
              </BuyBar>
            </>
          )
        }}
      />
      <aside className="tb-side" aria-labelledby="tb-title">
        <div className="card pad">
          <h2 className="h3" id="tb-title">
            {title}
          </h2>
          {summary}
        </div>
      </aside>
      {open && (
        <Drawer title={title} onClose={() => setOpen(false)}>
          {summary}
        </Drawer>
      )}
      {order.question && (
        <PriceChange
          title={t('traveler.screen.changed')}
          hint={t('traveler.screen.changedHint')}
          changes={[order.question.change]}
          keep={t('traveler.screen.keep')}
          onKeep={order.keep}
          onAgree={() => void order.agree()}
          busy={order.busy}
        />
      )}
    </div>
  )
}
