import { isSellingCurrency, type SellingCurrency, sellingCurrencies, tagOfCurrency } from '@portolan/domain/currency'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { needTexts } from '../../i18n/store.ts'
import { useText } from '../../i18n/text.ts'
import { cartState } from '../../session/cart-state.ts'
import { chooseCurrency, useLook } from '../../session/preferences.ts'
import { Icon } from '../../ui/Icon.tsx'
import { toast } from '../../ui/toast-store.ts'

const CurrencySwitch = lazy(async () => {
  const [{ CurrencySwitch }] = await Promise.all([import('../../cart/CurrencySwitch.tsx'), needTexts('cart', 'price')])
  return { default: CurrencySwitch }
})

interface Switch {
  from: SellingCurrency
  to: SellingCurrency
}

/** What is in the cart has a price in the old currency: its new prices are shown before they are taken. */
export function CurrencyChoice() {
  const t = useText()
  const { currency } = useLook()
  const [switching, setSwitching] = useState<Switch>()
  const choose = async (to: SellingCurrency) => {
    const kept = await chooseCurrency(to)
    if (!kept) toast({ text: t('shell.currency.failed'), icon: TriangleAlert })
    else if (cartState.read().goods.length > 0) setSwitching({ from: currency, to })
  }
  return (
    <>
      <label className="topchoice">
        <span className="vh">{t('shell.currency')}</span>
        <select
          value={currency}
          dir="ltr"
          onChange={({ target }) => isSellingCurrency(target.value) && void choose(target.value)}
        >
          {sellingCurrencies.map((one) => (
            <option key={one} value={one}>
              {`${tagOfCurrency(one)} ${one}`}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size="xs" />
      </label>
      {switching && (
        <Suspense>
          <CurrencySwitch
            key={`${switching.from}-${switching.to}`}
            {...switching}
            onDone={() => setSwitching(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
