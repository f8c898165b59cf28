import type { Amount } from '@portolan/contract/shared'
import { RichText, useText } from '../i18n/text.ts'
import { Price } from '../price/Price.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import type { Payment } from './use-payment.ts'

interface Props {
  payment: Payment
  /** What we take: of what is paid on arrival nothing, and the bank is asked for the card alone. */
  payNow: Amount
}

/** Stands for the page on which a bank asks its customer. */
export function ChallengeDialog({ payment, payNow }: Props) {
  const t = useText()
  const { challenge, busy, trouble, answer, putAside } = payment
  if (challenge === undefined) return null
  const isCharged = payNow.amount > 0
  return (
    <Dialog
      title={t('checkout.challenge.title')}
      hint={t('checkout.challenge.hint')}
      onClose={putAside}
      footer={
        <>
          <Button onClick={putAside}>{t('checkout.challenge.later')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void answer(challenge)}>
            {t(isCharged ? 'checkout.challenge.confirm' : 'checkout.challenge.confirmCard')}
          </Button>
        </>
      }
    >
      <p>
        {isCharged ? (
          <RichText id="checkout.challenge.text" values={{ price: <Price key="price" of={payNow} /> }} />
        ) : (
          t('checkout.challenge.card')
        )}
      </p>
      {trouble && <ErrorPanel title={trouble.title} message={trouble.message} />}
    </Dialog>
  )
}
