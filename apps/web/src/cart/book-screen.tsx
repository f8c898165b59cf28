import './cart.css'
import './book.css'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useNow } from '../expiry/use-now.ts'
import { useText } from '../i18n/text.ts'
import { loadCart } from '../session/cart-load.ts'
import { useCartState } from '../session/cart-state.ts'
import { useTravelerDraft } from '../traveler/calls.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Steps } from '../ui/Steps.tsx'
import { Wait } from '../ui/Wait.tsx'
import { BookDesk } from './BookDesk.tsx'
import { readEntries } from './model.ts'
import { itemsOf, partyOf } from './party.ts'
import { useRequirements } from './requirement.ts'
import { summarise } from './summary.ts'

function Body() {
  const t = useText()
  const { status, goods, failure, clockAhead, leftOut } = useCartState()
  const now = useNow(clockAhead)
  const entries = useMemo(() => readEntries(goods), [goods])
  const items = useMemo(() => (entries ? itemsOf(goods) : []), [entries, goods])
  const party = useMemo(() => partyOf(items), [items])
  const asked = useRequirements(items.filter(({ id, expired }) => !expired && !leftOut.includes(id)))
  const draft = useTravelerDraft('cart')
  if (status === 'failed' || !entries)
    return (
      <ErrorPanel
        title={failure?.title}
        message={failure?.message ?? t('error.data')}
        kept={t('cart.failed.kept')}
        actions={<Button onClick={() => void loadCart()}>{t('shell.failure.again')}</Button>}
      />
    )
  if (status === 'unknown' || draft.isPending || asked.isPending)
    return <Wait label={t('ui.wait.loading')} skeleton={<Skeleton heights={[360, 360]} widths={[100]} />} />
  const summary = summarise(entries, leftOut, now)
  if (summary.count === 0)
    return (
      <EmptyState
        title={t('traveler.cart.none')}
        text={t('traveler.cart.noneText')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/cart">
            {t('traveler.cart.back')}
          </Link>
        }
      />
    )
  return (
    <BookDesk
      entries={entries}
      party={party}
      requirements={asked.requirements}
      draft={draft.data ?? []}
      summary={summary}
    />
  )
}

/** Who travels with the whole cart. */
export default function BookScreen() {
  const t = useText()
  return (
    <div className="page top">
      <div className="book-top">
        <div className="grow">
          <h1>{t('traveler.screen.title')}</h1>
          <p className="muted">{t('traveler.cart.lead')}</p>
        </div>
        <Steps
          label={t('traveler.screen.steps')}
          current="travellers"
          steps={[
            { id: 'cart', label: t('traveler.cart.step.cart') },
            { id: 'travellers', label: t('traveler.cart.step.travellers') },
            { id: 'pay', label: t('traveler.cart.step.pay') },
          ]}
          linkTo={(_, label) => <Link to="/cart">{label}</Link>}
        />
      </div>
      <Body />
    </div>
  )
}
