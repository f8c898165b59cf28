import './head.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import { daysTitle, usePageTitle, wayTitle } from '../session/page-title.ts'
import { Steps } from '../ui/Steps.tsx'
import { type Choice, choiceAddress } from './choice.ts'
import type { PackageAsked } from './search.ts'

export type PackageStep = 'flight' | 'hotel' | 'travellers'

const pages = { flight: '/package/flights', hotel: '/package/hotels' } as const

interface Props {
  title: string
  lead: ReactNode
  step: PackageStep
  asked: PackageAsked
  choice: Choice
}

/** What the page is about, and how far it is to the tickets. */
export function PackageHead({ title, lead, step, asked, choice }: Props) {
  const t = useText()
  const format = useFormat()
  const days = daysTitle(format.range(asked.depart, asked.back))
  usePageTitle(title, wayTitle(asked.from.name, asked.cityName), days)
  return (
    <div className="pk-top">
      <div>
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
      </div>
      <Steps
        label={t('package.steps')}
        current={step}
        steps={[
          { id: 'flight', label: t('package.step.flight') },
          { id: 'hotel', label: t('package.step.hotel') },
          { id: 'travellers', label: t('package.step.travellers') },
          { id: 'pay', label: t('package.step.pay') },
        ]}
        linkTo={(id, label) => (
          <Link to={id === 'flight' ? pages.flight : pages.hotel} search={choiceAddress(asked, choice)}>
            {label}
          </Link>
        )}
      />
    </div>
  )
}
