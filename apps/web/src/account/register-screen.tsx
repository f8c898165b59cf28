import { useState } from 'react'
import { RichText, useText } from '../i18n/text.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { MailAddress } from './MailAddress.tsx'
import { MailSent } from './MailSent.tsx'
import { RegisterForm, type Sent } from './RegisterForm.tsx'

export default function RegisterScreen() {
  const t = useText()
  const [sent, setSent] = useState<Sent>()
  return (
    <AuthFrame saying={t('account.register.saying')} sentence={t('account.register.sentence')} long={!sent}>
      {sent ? (
        <MailSent
          text={
            <RichText
              id="account.register.sent"
              values={{ email: <MailAddress key="email">{sent.email}</MailAddress> }}
            />
          }
          onAgain={sent.again}
          onAnother={() => setSent(undefined)}
        />
      ) : (
        <RegisterForm onSent={setSent} />
      )}
    </AuthFrame>
  )
}
