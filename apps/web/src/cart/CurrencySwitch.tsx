import { type SellingCurrency, tagOfCurrency } from '@portolan/domain/currency'
import { useEffect, useState } from 'react'
import { CallError } from '../api/failure.ts'
import { RichText, useText } from '../i18n/text.ts'
import type { Change } from '../price/change.ts'
import { PriceChange } from '../price/PriceChange.tsx'
import { cartState } from '../session/cart-state.ts'
import { chooseLook } from '../session/preferences.ts'
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

/** What the live items cost in the currency just chosen; those that stay the same are not asked about. */
async function askChanges(): Promise<Change[]> {
  const entries = liveEntries()
  if (entries.length === 0) return []
  return changesIn(await askPrices(entries.map(({ id }) => id)), entries)
}

/** A cart has one currency: old and new prices of all its items, taken together or not at all. */
export function CurrencySwitch({ from, to, onDone }: Props) {
  const t = useText()
  const [changes, setChanges] = useState<Change[]>()
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
  const ask = () =>
    work(async () => {
      const found = await askChanges()
      if (found.length === 0) onDone()
      else setChanges(found)
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the currency has been chosen
  useEffect(() => {
    void ask()
  }, [])

  const keep = () => {
    void chooseLook({ currency: from })
    onDone()
  }
  const agree = (agreed: Change[]) =>
    work(async () => {
      const answer = await takePrices(agreed.map(({ id }) => id))
      // Prices that moved since they were shown are not taken: they are shown again.
      if (!answer.accepted) return setChanges(changesIn(answer, liveEntries()))
      toast({ text: t('cart.currency.done') })
      onDone()
    })
  const tag = (currency: SellingCurrency) => (
    <bdi key="tag" dir="ltr">
      {tagOfCurrency(currency)}
    </bdi>
  )
  const title = <RichText id="cart.currency.title" values={{ tag: tag(to) }} />
  const keepLabel = (
    <span>
      <RichText id="cart.currency.keep" values={{ tag: tag(from) }} />
    </span>
  )

  if (failure)
    return (
      <Dialog
        role="alertdialog"
        title={title}
        onClose={keep}
        footer={
          <>
            <Button onClick={keep}>{keepLabel}</Button>
            <Button variant="primary" busy={busy} onClick={() => void ask()}>
              {t('shell.failure.again')}
            </Button>
          </>
        }
      >
        <ErrorPanel title={failure.title} message={failure.message} kept={t('cart.failed.kept')} />
      </Dialog>
    )
  if (!changes) return null
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
      onKeep={keep}
      onAgree={() => void agree(changes)}
      busy={busy}
    />
  )
}
