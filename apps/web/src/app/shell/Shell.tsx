import './shell.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { watchCart } from '../../session/cart-load.ts'
import { LoaderLine } from '../../ui/LoaderLine.tsx'
import { learnLogin } from '../guard.ts'
import { PermittedPage } from './PermittedPage.tsx'
import { queryClient } from './query-client.ts'
import { Sidebar } from './Sidebar.tsx'
import { TabBar } from './TabBar.tsx'
import { TopBar } from './TopBar.tsx'
import { translateAnswers } from './translate.ts'

const Preferences = lazy(() => import('./Preferences.tsx'))

/** Top bar, menu and page. The panel of preferences is fetched when it is first opened. */
export function Shell() {
  const t = useText()
  const loading = useRouterState({ select: ({ isLoading }) => isLoading })
  const [settingUp, setSettingUp] = useState(false)
  const [isKnown, setIsKnown] = useState(false)
  useEffect(watchCart, [])
  useEffect(() => translateAnswers(queryClient), [])
  useEffect(() => void learnLogin().then(() => setIsKnown(true)), [])
  const openPreferences = () => setSettingUp(true)
  return (
    <QueryClientProvider client={queryClient}>
      <div className="shell">
        <a className="skip" href="#main">
          {t('shell.skip')}
        </a>
        <TopBar isKnown={isKnown} onPreferences={openPreferences} />
        <Sidebar />
        <main className="main" id="main" tabIndex={-1} aria-busy={loading}>
          <LoaderLine active={loading} />
          <PermittedPage />
        </main>
        <TabBar onPreferences={openPreferences} />
      </div>
      {settingUp && (
        <Suspense>
          <Preferences onClose={() => setSettingUp(false)} />
        </Suspense>
      )}
    </QueryClientProvider>
  )
}
