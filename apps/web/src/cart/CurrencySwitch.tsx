import type { SellingCurrency } from '@portolan/domain/currency'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CallError } from '../api/failure.ts'
import { RichText, useText } from '../i18n/text.ts'
import { CurrencyTag } from '../price/CurrencyTag.tsx'
import type { Change } from '../price/change.ts'
import { PriceChange } from '../price/PriceChange.tsx'
import { cartState } from '../session/cart-state.ts'
import { chooseCurrency } from '../session/preferences.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { toast } from '../ui/toast-store.ts'
import { askPrices, takePrices } from './calls.ts'
import { isExpired, readEntries, totalsOf } from './model.ts'
import { changesIn } from './price-check.ts'

interface Props {
  /** The currency before; the new one is already the session's. */
  from: SellingCurrency
  to: SellingCurrency
  onDone(): void
}

/** Expired items are priced anew one by one, whatever the currency. */
function liveEntries() {
  const { goods, clockAhead } = cartState.read()
  return (readEntries(goods) ?? []).filter((entry) => !isExpired(entry, Date.now() + clockAhead))
}

interface Offer {
  ids: string[]
  /** Those that stay the same are not asked about. */
  changes: Change[]
  /** What the answer calls these prices: consent is given to them alone. */
  shown: string
}

/** What the live items cost in the currency just chosen. */
async function askOffer(): Promise<Offer> {
  const entries = liveEntries()
  const ids = entries.map(({ id }) => id)
  if (ids.length === 0) return { ids, changes: [], shown: '' }
  const answer = await askPrices(ids)
  return { ids, changes: changesIn(answer, entries), shown: answer.shown }
}

/** A cart has one currency: old and new prices of all its items, taken together or not at all. */
export function CurrencySwitch({ from, to, onDone }: Props) {
  const t = useText()
  const [offer, setOffer] = useState<Offer>()
  const [failure, setFailure] = useState<CallError>()
  const [busy, setBusy] = useState(false)

  const work = async (task: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await task()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const show = (next: Offer) => (next.changes.length === 0 ? onDone() : setOffer(next))
  const ask = () => work(async () => show(await askOffer()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the currency has been chosen
  useEffect(() => {
    void ask()
  }, [])

  const keep = async () => {
    onDone()
    if (!(await chooseCurrency(from))) toast({ text: t('shell.currency.failed'), icon: TriangleAlert })
  }
  const agree = ({ ids, shown }: Offer) =>
    work(async () => {
      const answer = await takePrices(ids, shown)
      // Prices that moved since they were shown are not taken: they are shown again.
      if (!answer.accepted) return show({ ids, changes: changesIn(answer, liveEntries()), shown: answer.shown })
      toast({ text: t('cart.currency.done') })
      onDone()
    })
  const title = <RichText id="cart.currency.title" values={{ tag: <CurrencyTag key="tag" of={to} /> }} />
  const keepLabel = (
    <span>
      <RichText id="cart.currency.keep" values={{ tag: <CurrencyTag key="tag" of={from} /> }} />
    </span>
  )

  if (failure)
    return (
      <Dialog
        role="alertdialog"
        title={title}
        onClose={() => void keep()}
        footer={
          <>
            <Button onClick={() => void keep()}>{keepLabel}</Button>
            <Button variant="primary" busy={busy} onClick={() => void ask()}>
              {t('shell.failure.again')}
            </Button>
          </>
        }
      >
        <ErrorPanel title={failure.title} message={failure.message} kept={t('cart.failed.kept')} />
      </Dialog>
    )
  if (!offer) return null
  const { changes } = offer
  const [total, ...others] = totalsOf(changes.map(({ now }) => now))
  return (
    <PriceChange
      title={title}
      hint={t('cart.currency.hint')}
      changes={changes}
      total={
        total && others.length === 0 ? { label: t('cart.items', { count: changes.length }), amount: total } : undefined
      }
      keep={keepLabel}
      onKeep={() => void keep()}
      onAgree={() => void agree(offer)}
      busy={busy}
    />
  )
}
