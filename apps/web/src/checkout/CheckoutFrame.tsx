import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../i18n/text.ts'
import { usePageTitle } from '../session/page-title.ts'
import { Steps } from '../ui/Steps.tsx'
import type { Step } from './state.ts'

const stepTitles = {
  travellers: 'traveler.screen.title',
  pay: 'checkout.pay.title',
  done: 'checkout.step.done',
} as const

interface Props {
  title: ReactNode
  lead?: ReactNode
  step: Step
  /** What is being bought: 'Paris – Zürich', '2 items'. Absent while nobody knows. */
  things?: string | undefined
  /** Absent while there is none. */
  orderId?: string | undefined
  children: ReactNode
}

/** Head and steps of every page between the cart and the tickets; what is done leads back. */
export function CheckoutFrame({ title, lead, step, things, orderId, children }: Props) {
  const t = useText()
  usePageTitle(t(stepTitles[step]), things)
  const linkTo = (id: 'cart' | Step, label: string) => {
    if (step === 'done') return label
    if (id === 'cart' || orderId === undefined) return <Link to="/cart">{label}</Link>
    return (
      <Link to="/cart/book" search={{ order: orderId }}>
        {label}
      </Link>
    )
  }
  return (
    <div className="page top">
      <div className="co-top">
        <div className="grow">
          <h1>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
        </div>
        <Steps
          label={t('traveler.screen.steps')}
          current={step}
          steps={[
            { id: 'cart', label: t('traveler.cart.step.cart') },
            { id: 'travellers', label: t('traveler.cart.step.travellers') },
            { id: 'pay', label: t('traveler.cart.step.pay') },
            { id: 'done', label: t('checkout.step.done') },
          ]}
          linkTo={linkTo}
        />
      </div>
      {children}
    </div>
  )
}
