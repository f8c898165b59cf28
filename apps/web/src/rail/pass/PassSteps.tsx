import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { Steps } from '../../ui/Steps.tsx'
import { type PassSearch, writePassSearch } from '../pass-search.ts'

interface Props {
  search: PassSearch
  current: 'pass' | 'options' | 'first-day' | 'travellers'
  /** The address that names the chosen pass; absent: none is chosen yet. */
  chosen?: Record<string, string | number>
}

/** Where somebody is on the way to a pass; what lies behind can be gone back to. */
export function PassSteps({ search, current, chosen = writePassSearch(search) }: Props) {
  const t = useText()
  const back = {
    pass: { to: '/rail/passes', search: writePassSearch(search) },
    options: { to: '/rail/passOptions', search: chosen },
    'first-day': { to: '/rail/passDetails', search: chosen },
  } as const
  return (
    <Steps
      label={t('pass.steps')}
      current={current}
      steps={[
        { id: 'pass', label: t('pass.step.pass') },
        { id: 'options', label: t('pass.step.options') },
        { id: 'first-day', label: t('pass.step.firstDay') },
        { id: 'travellers', label: t('pass.step.travellers') },
        { id: 'pay', label: t('pass.step.pay') },
      ]}
      linkTo={(id, label) => (id in back ? <Link {...back[id as keyof typeof back]}>{label}</Link> : label)}
    />
  )
}
