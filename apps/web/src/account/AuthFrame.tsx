import './auth-frame.css'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/text.ts'
import { home } from '../session/address.ts'
import { LanguageChoice } from '../session/LanguageChoice.tsx'
import { Brand } from '../ui/Brand.tsx'
import { Icon } from '../ui/Icon.tsx'

interface Props {
  saying?: string
  sentence?: string
  /** Long forms get a wider column and, on phones, a lower chart. */
  long?: boolean
  children: ReactNode
}

/** The pages before login: the chart at the start side, the form beside it; on phones the chart is a strip above. */
export function AuthFrame({ saying, sentence, long = false, children }: Props) {
  const t = useText()
  return (
    <div className={long ? 'auth long' : 'auth'}>
      <section className="auth-chart" aria-label="Portolan">
        <img src="/chart-mediterranean.svg" alt="" width="1000" height="1000" fetchPriority="high" />
        <div className="auth-brand">
          <span className="brand">
            <Brand />
          </span>
        </div>
        <div className="auth-say">
          <h2 className="display">{saying ?? t('account.saying')}</h2>
          <p>{sentence ?? t('account.sentence')}</p>
        </div>
      </section>
      <main className="auth-panel" id="main">
        <div className="auth-lang">
          <LanguageChoice />
        </div>
        <div className="auth-body">{children}</div>
        <footer className="auth-foot">
          <Link className="link small" to={home}>
            {t('account.guest')}
            <Icon of={ArrowRight} size="xs" flip />
          </Link>
          <span>{t('account.copyright')}</span>
        </footer>
      </main>
    </div>
  )
}
