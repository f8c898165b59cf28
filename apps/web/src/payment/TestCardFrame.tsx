import './card-frame.css'
import type { PaymentConfigRS } from '@portolan/contract/payment'
import { ShieldCheck } from 'lucide-react'
import { type ComponentProps, type Ref, useId, useImperativeHandle, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { type CardField, emptyCard, outcomeWords, problemsOf, tokenOf } from './test-card.ts'

export interface CardFrame {
  /** The token of the card that was typed; none while something is wrong, which is then shown and takes the focus. */
  take(): string | undefined
}

interface Props {
  cards: NonNullable<PaymentConfigRS['testCards']>
  ref: Ref<CardFrame>
}

type InputProps = ComponentProps<'input'>

const order: readonly CardField[] = ['number', 'expiry', 'code', 'name']

const inputs: Readonly<Record<CardField, InputProps>> = {
  number: { inputMode: 'numeric', autoComplete: 'cc-number', maxLength: 23 },
  expiry: { inputMode: 'numeric', autoComplete: 'cc-exp', maxLength: 7, placeholder: 'MM / YY' },
  code: { inputMode: 'numeric', autoComplete: 'cc-csc', maxLength: 4 },
  name: { autoComplete: 'cc-name', maxLength: 64 },
}

const labels = {
  number: 'checkout.card.number',
  expiry: 'checkout.card.expiry',
  code: 'checkout.card.code',
  name: 'checkout.card.name',
} as const

/**
 * Stands for the frame of the payment provider: what is typed stays inside and is kept nowhere, and only a token comes
 * out. Documented test cards are all it takes, so that nobody leaves a real number here.
 */
export function TestCardFrame({ cards, ref }: Props) {
  const t = useText()
  const id = useId()
  const [card, setCard] = useState(emptyCard)
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({})
  const type = (field: CardField, value: string) => {
    setCard((before) => ({ ...before, [field]: value }))
    setProblems(({ [field]: _, ...others }) => others)
  }
  useImperativeHandle(ref, () => ({
    take() {
      const found = problemsOf(card, cards, new Date())
      setProblems(found)
      const first = order.find((field) => found[field])
      if (first) document.getElementById(`${id}-${first}`)?.focus()
      return first ? undefined : tokenOf(card.number, cards)
    },
  }))
  return (
    <div className="pf">
      <div className="pf-h">
        <Icon of={ShieldCheck} size="s" />
        <span className="grow">{t('checkout.card.frame')}</span>
      </div>
      <div className="pf-g">
        {order.map((field) => {
          const problem = problems[field]
          return (
            <Field
              key={field}
              className={`pf-${field}`}
              id={`${id}-${field}`}
              label={t(labels[field])}
              error={problem && t(problem)}
            >
              <TextInput
                {...inputs[field]}
                dir="ltr"
                spellCheck={false}
                value={card[field]}
                onChange={({ target }) => type(field, target.value)}
              />
            </Field>
          )
        })}
      </div>
      <div className="pf-t">
        <p className="small">{t('checkout.card.tests')}</p>
        <ul>
          {cards.map(({ number, outcome }) => (
            <li key={number}>
              <button type="button" className="link" onClick={() => type('number', number)}>
                <bdi dir="ltr">{number}</bdi>
              </button>{' '}
              <span className="small muted">{t(outcomeWords[outcome] ?? 'checkout.card.ok')}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
