import './pay.css'
import type { PaymentConfigRS } from '@portolan/contract/payment'
import type { Amount } from '@portolan/contract/shared'
import { CreditCard, Hourglass, MapPin } from 'lucide-react'
import { lazy, type Ref, Suspense } from 'react'
import { useText } from '../i18n/text.ts'
import { useMoments } from '../moment/use-moments.ts'
import { creditFor } from '../payment/credit.ts'
import type { CardFrame } from '../payment/TestCardFrame.tsx'
import { Price } from '../price/Price.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AccountOption } from './AccountOption.tsx'
import { type Method, PayOption } from './PayOption.tsx'
import { type Line, laterEnd } from './state.ts'
import type { Place } from './there.ts'

/** Each provider brings a frame of its own: it is loaded when it is known which one takes the card. */
const TestCardFrame = lazy(async () => ({ default: (await import('../payment/TestCardFrame.tsx')).TestCardFrame }))

interface Props {
  lines: readonly Line[]
  total: Amount
  config: PaymentConfigRS | undefined
  /** Those that are offered; none of them: what to do instead is said. */
  methods: readonly Method[]
  method: Method | undefined
  /** Where that is paid which is paid on arrival. */
  place: Place
  onMethod(method: Method): void
  frame: Ref<CardFrame>
  now: number
}

function CardPart({ config, frame }: Pick<Props, 'config' | 'frame'>) {
  const t = useText()
  if (!config) return null
  if (config.provider !== 'test') return <Note tone="warn">{t('checkout.card.away')}</Note>
  return (
    <Suspense fallback={<Skeleton heights={[240]} widths={[100]} />}>
      <TestCardFrame cards={config.testCards ?? []} ref={frame} />
    </Suspense>
  )
}

/** By card in the provider's frame, on arrival, from the agency's account, or later while it is held. */
export function PayMethods({ lines, total, config, methods, method, place, onMethod, frame, now }: Props) {
  const t = useText()
  const moments = useMoments()
  const held = lines.filter(({ state }) => state === 'held')
  const until = laterEnd(held)
  const isStuck = methods.every((one) => one === 'later')
  const option = (value: Method) => ({ value, chosen: method === value, onChoose: () => onMethod(value) })
  return (
    <section className="card co-pm screen-only" aria-labelledby="co-how">
      <div className="co-h">
        <h2 className="h3 grow" id="co-how">
          {t('checkout.how')}
        </h2>
      </div>
      {isStuck && <Note tone="warn">{t('error.payment.noCards')}</Note>}
      <div role="radiogroup" aria-labelledby="co-how">
        {methods.includes('card') && (
          <PayOption
            {...option('card')}
            icon={CreditCard}
            name={t('checkout.method.card')}
            hint={t('checkout.method.card.hint')}
            aside={<b>{t('checkout.method.noFee')}</b>}
          >
            <CardPart config={config} frame={frame} />
          </PayOption>
        )}
        {methods.includes('there') && (
          <PayOption
            {...option('there')}
            icon={MapPin}
            name={t(`checkout.due.${place}`)}
            hint={t('checkout.there.lead')}
          />
        )}
        {methods.includes('account') && (
          <AccountOption {...option('account')} credit={config && creditFor(config.accounts, total)} total={total} />
        )}
        {methods.includes('later') && until !== undefined && (
          <PayOption
            {...option('later')}
            icon={Hourglass}
            name={t('checkout.method.later')}
            hint={t('checkout.method.later.hint', {
              held: held.length,
              count: lines.length,
              time: moments.instant(until, now),
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
