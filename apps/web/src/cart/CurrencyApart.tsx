import { isSellingCurrency } from '@portolan/domain/currency'
import { useEffect, useRef, useState } from 'react'
import { RichText, useText } from '../i18n/text.ts'
import { CurrencyTag } from '../price/CurrencyTag.tsx'
import { useLook } from '../session/preferences.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { CurrencySwitch } from './CurrencySwitch.tsx'
import { type CartEntry, isExpired } from './model.ts'

/** After a login, or when the question about the new prices was never answered: it can be asked again. */
export function CurrencyApart({ entries, now }: { entries: readonly CartEntry[]; now: number }) {
  const t = useText()
  const { currency } = useLook()
  const [asking, setAsking] = useState(false)
  const others = entries.filter((entry) => entry.price.currencyCode !== currency && !isExpired(entry, now))
  const from = others[0]?.price.currencyCode
  const wasAsked = useRef(false)
  // The button is gone with the note: the list takes the focus.
  useEffect(() => {
    if (from || !wasAsked.current) return
    wasAsked.current = false
    if (document.activeElement === document.body) document.getElementById('cart-items')?.focus()
  }, [from])
  if (!isSellingCurrency(from)) return null
  const ask = () => {
    wasAsked.current = true
    setAsking(true)
  }
  const tag = <CurrencyTag key="tag" of={currency} />
  return (
    <>
      <Note tone="warn">
        {t('cart.currency.apart')}{' '}
        <Button size="sm" onClick={ask}>
          <span>
            <RichText id="cart.currency.show" values={{ tag }} />
          </span>
        </Button>
      </Note>
      {asking && (
        <CurrencySwitch key={`${from}-${currency}`} from={from} to={currency} onDone={() => setAsking(false)} />
      )}
    </>
  )
}
