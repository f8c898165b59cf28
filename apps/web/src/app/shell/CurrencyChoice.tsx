import { isSellingCurrency, sellingCurrencies, tagOfCurrency } from '@portolan/domain/currency'
import { ChevronDown } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { chooseLook, useLook } from '../../session/preferences.ts'
import { Icon } from '../../ui/Icon.tsx'

export function CurrencyChoice() {
  const t = useText()
  const { currency } = useLook()
  return (
    <label className="topchoice">
      <span className="vh">{t('shell.currency')}</span>
      <select
        value={currency}
        dir="ltr"
        onChange={({ target }) => isSellingCurrency(target.value) && void chooseLook({ currency: target.value })}
      >
        {sellingCurrencies.map((one) => (
          <option key={one} value={one}>
            {`${tagOfCurrency(one)} ${one}`}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="xs" />
    </label>
  )
}
