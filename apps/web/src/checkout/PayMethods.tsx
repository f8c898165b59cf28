import './pay.css'
import type { PaymentConfigRS } from '@portolan/contract/payment'
import type { Amount } from '@portolan/contract/shared'
import { CreditCard, Hourglass } from 'lucide-react'
import type { Ref } from 'react'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import { usePaymentConfig } from '../payment/calls.ts'
import { type CardFrame, TestCardFrame } from '../payment/TestCardFrame.tsx'
import { Price } from '../price/Price.tsx'
import { usePerson } from '../session/person.ts'
import { Note } from '../ui/Note.tsx'
import { AccountOption } from './AccountOption.tsx'
import { creditFor } from './credit.ts'
import { type Method, PayOption } from './PayOption.tsx'
import { maySpendOnAll } from './rights.ts'
import { type Line, laterEnd } from './state.ts'
import { readersZone } from './zone.ts'

interface Props {
  lines: readonly Line[]
  total: Amount
  method: Method
  onMethod(method: Method): void
  frame: Ref<CardFrame>
  now: number
}

function CardPart({ config, frame }: Pick<Props, 'frame'> & { config: PaymentConfigRS | undefined }) {
  const t = useText()
  if (!config) return null
  if (config.provider !== 'test') return <Note tone="warn">{t('checkout.card.away')}</Note>
  return <TestCardFrame cards={config.testCards ?? []} ref={frame} />
}

/** By card in the provider's frame, from the agency's account, or later while it is held. */
export function PayMethods({ lines, total, method, onMethod, frame, now }: Props) {
  const t = useText()
  const format = useFormat()
  const person = usePerson()
  const { data: config } = usePaymentConfig()
  const held = lines.filter(({ state }) => state === 'held')
  const until = laterEnd(held)
  const option = (value: Method) => ({ value, chosen: method === value, onChoose: () => onMethod(value) })
  return (
    <section className="card co-pm" aria-labelledby="co-how">
      <div className="co-h">
        <h2 className="h3 grow" id="co-how">
          {t('checkout.how')}
        </h2>
      </div>
      <div role="radiogroup" aria-labelledby="co-how">
        <PayOption
          {...option('card')}
          icon={CreditCard}
          name={t('checkout.method.card')}
          hint={t('checkout.method.card.hint')}
          aside={<b>{t('checkout.method.noFee')}</b>}
        >
          <CardPart config={config} frame={frame} />
        </PayOption>
        {maySpendOnAll(person, lines) && (
          <AccountOption {...option('account')} credit={config && creditFor(config.accounts, total)} total={total} />
        )}
        {until !== undefined && (
          <PayOption
            {...option('later')}
            icon={Hourglass}
            name={t('checkout.method.later')}
            hint={t('checkout.method.later.hint', {
              held: held.length,
              count: lines.length,
              time: format.moment(new Date(until), readersZone, new Date(now)),
              zone: format.zone(new Date(until), readersZone),
            })}
            aside={
              <b>
                <Price of={{ ...total, amount: 0 }} />
              </b>
            }
          />
        )}
      </div>
    </section>
  )
}
