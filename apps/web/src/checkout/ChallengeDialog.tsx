import type { Amount } from '@portolan/contract/shared'
import { RichText, useText } from '../i18n/text.ts'
import { Price } from '../price/Price.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import type { Payment } from './use-payment.ts'

/** Stands for the page on which a bank asks its customer. */
export function ChallengeDialog({ payment, total }: { payment: Payment; total: Amount }) {
  const t = useText()
  const { challenge, busy, trouble, answer, putAside } = payment
  if (challenge === undefined) return null
  return (
    <Dialog
      title={t('checkout.challenge.title')}
      hint={t('checkout.challenge.hint')}
      onClose={putAside}
      footer={
        <>
          <Button onClick={putAside}>{t('checkout.challenge.later')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void answer(challenge)}>
            {t('checkout.challenge.confirm')}
          </Button>
        </>
      }
    >
      <p>
        <RichText id="checkout.challenge.text" values={{ price: <Price key="price" of={total} /> }} />
      </p>
      {trouble && <ErrorPanel title={trouble.title} message={trouble.message} />}
    </Dialog>
  )
}
