import { defaultLayout, defaultTheme } from '@portolan/domain/layout'
import { RotateCcw } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { chooseLook, useLook } from '../../session/preferences.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { Thumbnail } from './Thumbnail.tsx'

/** The layout as thumbnails: a choice is worn at once and kept for this person on every device. */
export default function Preferences({ onClose }: { onClose(): void }) {
  const t = useText()
  const { layoutType, leftSidebarType, layoutWidth, topbar, theme, loader } = useLook()
  return (
    <Drawer
      title={t('shell.preferences.title')}
      hint={t('shell.preferences.hint')}
      onClose={onClose}
      footer={
        <>
          <Button icon={RotateCcw} onClick={() => void chooseLook({ ...defaultLayout, theme: defaultTheme })}>
            {t('shell.preferences.defaults')}
          </Button>
          <Button variant="ink" onClick={onClose}>
            {t('shell.preferences.done')}
          </Button>
        </>
      }
    >
      <RadioCards
        legend={t('shell.preferences.menu')}
        name="layoutType"
        value={layoutType}
        onChange={(value) => void chooseLook({ layoutType: value })}
        options={[
          { value: 'vertical', label: t('shell.preferences.side'), picture: <Thumbnail menu="icons" /> },
          { value: 'horizontal', label: t('shell.preferences.under'), picture: <Thumbnail menu="row" /> },
        ]}
      />
      <RadioCards
        legend={t('shell.preferences.sideMenu')}
        name="leftSidebarType"
        value={leftSidebarType}
        onChange={(value) => void chooseLook({ leftSidebarType: value })}
        options={[
          { value: 'icon', label: t('shell.preferences.icons'), picture: <Thumbnail menu="icons" /> },
          { value: 'full', label: t('shell.preferences.names'), picture: <Thumbnail menu="names" /> },
        ]}
      />
      <RadioCards
        legend={t('shell.preferences.width')}
        name="layoutWidth"
        value={layoutWidth}
        onChange={(value) => void chooseLook({ layoutWidth: value })}
        options={[
          { value: 'fluid', label: t('shell.preferences.fluid'), picture: <Thumbnail /> },
          { value: 'boxed', label: t('shell.preferences.boxed'), picture: <Thumbnail boxed /> },
        ]}
      />
      <RadioCards
        legend={t('shell.preferences.topbar')}
        name="topbar"
        value={topbar}
        onChange={(value) => void chooseLook({ topbar: value })}
        options={[
          { value: 'dark', label: t('shell.preferences.dark'), picture: <Thumbnail bar="dark" /> },
          { value: 'light', label: t('shell.preferences.light'), picture: <Thumbnail bar="light" /> },
        ]}
      />
      <RadioCards
        legend={t('shell.preferences.theme')}
        name="theme"
        value={theme}
        onChange={(value) => void chooseLook({ theme: value })}
        options={[
          { value: 'light', label: t('shell.preferences.light') },
          { value: 'dark', label: t('shell.preferences.dark') },
          { value: 'auto', label: t('shell.preferences.system') },
        ]}
      />
      <RadioCards
        legend={t('shell.preferences.loader')}
        name="loader"
        value={loader ? 'on' : 'off'}
        onChange={(value) => void chooseLook({ loader: value === 'on' })}
        options={[
          { value: 'off', label: t('shell.preferences.loaderOff') },
          { value: 'on', label: t('shell.preferences.loaderOn') },
        ]}
      />
    </Drawer>
  )
}
