import type { TravelerRequirements, TypedTraveler } from '@portolan/contract/traveler-form'
import { todayIn } from '@portolan/domain/date'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { settings } from '../session/settings.ts'
import { TravelerForm } from '../traveler/TravelerForm.tsx'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Note } from '../ui/Note.tsx'
import type { CartEntry } from './model.ts'
import type { CartParty } from './party.ts'
import { SummaryLines } from './SummaryLines.tsx'
import type { Summary } from './summary.ts'

function BookSummary({ summary }: { summary: Summary }) {
  const t = useText()
  return (
    <aside className="card pad cart-sum" aria-labelledby="book-price">
      <h2 className="h3" id="book-price">
        {t('traveler.cart.yours')}
      </h2>
      <SummaryLines of={summary} />
      <Note>{t('traveler.cart.payLater')}</Note>
    </aside>
  )
}

interface Props {
  entries: readonly CartEntry[]
  party: CartParty
  requirements: TravelerRequirements
  /** What was typed here before; it goes before what the item was put into the cart with. */
  draft: readonly TypedTraveler[]
  summary: Summary
}

const dayOf = (dateTime: string | undefined): string[] => (dateTime ? [dateTime.slice(0, 10)] : [])

/** One form for the whole cart. Nothing is sold here yet: who travels is checked and kept. */
export function BookDesk({ entries, party, requirements, draft, summary }: Props) {
  const t = useText()
  const [complete, setComplete] = useState(false)
  const today = todayIn(settings.timeZone, new Date())
  const [firstDay = today] = entries.flatMap(({ start }) => dayOf(start)).toSorted()
  const last =
    entries
      .flatMap(({ start, end }) => dayOf(end ?? start))
      .toSorted()
      .at(-1) ?? firstDay
  const days = useMemo(() => ({ today, last }), [today, last])
  return (
    <div className="cart-cols">
      <TravelerForm
        purchase="cart"
        wanted={party.wanted}
        requirements={requirements}
        typed={draft.length > 0 ? draft : party.typed}
        days={days}
        firstDay={firstDay}
        onTravelers={async () => setComplete(true)}
        actions={({ button }) => (
          <>
            <div role="status">{complete && <Note tone="ok">{t('traveler.cart.complete')}</Note>}</div>
            <div className="book-go">
              <Link className={buttonClass({ size: 'lg' })} to="/cart">
                {t('traveler.cart.back')}
              </Link>
              <Button {...button} variant="primary" size="lg">
                {t('traveler.cart.check')}
              </Button>
            </div>
          </>
        )}
      />
      <BookSummary summary={summary} />
    </div>
  )
}
