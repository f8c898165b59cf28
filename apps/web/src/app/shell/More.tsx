import { Link } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { LanguageChoice } from '../../session/LanguageChoice.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CurrencyChoice } from './CurrencyChoice.tsx'
import { useMenu } from './use-menu.ts'

interface Props {
  onClose(): void
  onPreferences(): void
}

export default function More({ onClose, onPreferences }: Props) {
  const t = useText()
  const openPreferences = () => {
    onClose()
    onPreferences()
  }
  return (
    <Drawer title={t('shell.nav.more')} onClose={onClose}>
      <nav className="more" aria-label={t('shell.products')}>
        {useMenu()
          .flat()
          .map(({ to, text, icon }) => (
            <Link key={to} to={to} onClick={onClose}>
              <Icon of={icon} />
              <span>{t(text)}</span>
            </Link>
          ))}
      </nav>
      <div className="more-choices">
        <LanguageChoice />
        <CurrencyChoice />
        <button type="button" className="btn line" onClick={openPreferences}>
          <Icon of={SlidersHorizontal} size="s" />
          {t('shell.preferences.open')}
        </button>
      </div>
    </Drawer>
  )
}
