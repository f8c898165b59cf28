import { useText } from '../i18n/text.ts'
import { Steps } from '../ui/Steps.tsx'

export function ResetSteps({ current }: { current: 'email' | 'link' | 'password' }) {
  const t = useText()
  return (
    <Steps
      label={t('account.forgot.steps')}
      current={current}
      steps={[
        { id: 'email', label: t('account.forgot.step1') },
        { id: 'link', label: t('account.forgot.step2') },
        { id: 'password', label: t('account.forgot.step3') },
      ]}
    />
  )
}
