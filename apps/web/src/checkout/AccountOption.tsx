import type { Amount } from '@portolan/contract/shared'
import { Landmark } from 'lucide-react'
import { RichText, useText } from '../i18n/text.ts'
import type { Credit } from '../payment/credit.ts'
import { Price } from '../price/Price.tsx'
import { Note } from '../ui/Note.tsx'
import { type Chosen, PayOption } from './PayOption.tsx'

function Left({ credit }: { credit: Credit }) {
  if (credit.kind === 'none') return null
  const { left, limit, share, kind } = credit
  const values = {
    left: (
      <b key="left">
        <Price of={left} />
      </b>
    ),
    limit: <Price key="limit" of={limit} />,
  }
  return (
    <span className={kind === 'short' ? 'pm-credit short' : 'pm-credit'}>
      <span>
        <RichText id="checkout.method.account.left" values={values} />
      </span>
      <span className="pm-bar" aria-hidden="true">
        <i style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </span>
    </span>
  )
}

/** Said before anything is pressed; whether it is enough is for the server to decide all the same. */
function NotEnough({ credit, total }: { credit: Credit; total: Amount }) {
  const t = useText()
  if (credit.kind === 'enough') return null
  return (
    <Note tone="warn">
      {credit.kind === 'none' ? (
        t('checkout.method.account.none', { currency: total.currencyCode })
      ) : (
        <RichText id="checkout.method.account.short" values={{ price: <Price key="price" of={credit.missing} /> }} />
      )}
    </Note>
  )
}

/** From the agency's account: what it has left in the order's currency, and whether that is enough. */
export function AccountOption({ credit, total, ...option }: Chosen & { credit: Credit | undefined; total: Amount }) {
  const t = useText()
  return (
    <PayOption
      {...option}
      icon={Landmark}
      name={t('checkout.method.account')}
      hint={t('checkout.method.account.hint')}
      aside={credit && credit.kind !== 'none' && <Left credit={credit} />}
      below={credit && <NotEnough credit={credit} total={total} />}
    />
  )
}
