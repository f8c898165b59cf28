import './ui/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { onLoginNeeded, onLongWork } from './api/client.ts'
import { makeRouter, prefetchPage } from './app/router.tsx'
import { watchLogin } from './app/watch-login.ts'
import { readSpeech, switchLanguage } from './i18n/store.ts'
import { say } from './i18n/text.ts'
import { takeLogout } from './session/account-state.ts'
import { settings } from './session/settings.ts'
import { loadFonts } from './ui/fonts.ts'
import { toast } from './ui/toast-store.ts'

const router = makeRouter()

/** A session that ended in the middle of something: log in, then come back to the same page with what was typed. */
function goToLogin(): void {
  takeLogout({ success: false })
  const { href, pathname } = router.latestLocation
  if (pathname !== '/login') void router.navigate({ to: '/login', search: { next: href } })
}

onLoginNeeded(goToLogin)
onLongWork(() => toast({ text: say(readSpeech(), 'ui.wait.busyNetwork') }))
watchLogin(goToLogin)

/** Without any texts there is nothing to draw a page with; the browser's own words must do. */
function offerReload(root: HTMLElement): void {
  const button = document.createElement('button')
  button.textContent = 'Portolan did not load. Try again'
  button.addEventListener('click', () => location.reload())
  root.replaceChildren(button)
}

const root = document.getElementById('root')
if (root) {
  void loadFonts(settings.language)
  const speaking = switchLanguage(settings.language)
  prefetchPage(router)
  speaking.then(
    () => createRoot(root).render(<RouterProvider router={router} />),
    () => offerReload(root),
  )
}
