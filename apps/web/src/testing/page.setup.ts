import { defaultLayout, defaultTheme } from '@portolan/domain/layout'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'
import { queryClient } from '../app/shell/query-client.ts'
import { switchLanguage } from '../i18n/store.ts'
import { forgetPlaces } from '../place/calls.ts'
import { accountState, emptyAccountState } from '../session/account-state.ts'
import { cartState, emptyCart } from '../session/cart-state.ts'
import { forgetTurns } from '../session/in-turn.ts'
import { takePreferences } from '../session/preferences.ts'
import { settings } from '../session/settings.ts'
import { dropToast, readToasts } from '../ui/toast-store.ts'

/** The page is drawn into an error once somebody reads it: most are thrown while a test still waits, and nobody does. */
function missing(told: string | null, page: Element): Error {
  const error = new Error(told ?? '')
  error.name = 'TestingLibraryElementError'
  // Shown where the test has asked, not here.
  Reflect.get(Error, 'captureStackTrace')?.(error, missing)
  return Object.defineProperty(error, 'message', {
    get: () => `${told ?? ''}\n\n${prettyDOM(page)}`,
    configurable: true,
  })
}

/** The first page of each kind brings its pieces along, and the machine may be busy: nothing rests on one second. */
configure({ asyncUtilTimeout: 20_000, getElementError: missing })

// A list has a size in every browser; by it the form library sees whether somebody has chosen already.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { get: () => 0, configurable: true })

// What a page still asks for when its test is over goes nowhere, least of all to a server that runs on this machine.
globalThis.fetch = () => Promise.reject(new TypeError('Nobody answers.'))

// The window has no height here: there is nowhere to scroll to.
window.scrollTo = () => {}
window.scrollBy = () => {}

function emptyPage(): void {
  document.body.replaceChildren()
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name)
  document.title = ''
  window.history.replaceState(null, '', '/')
}

/** Many files share one window and one set of modules: each finds a stranger's page in English. */
beforeAll(async () => {
  await switchLanguage(settings.language)
  await takePreferences({ ...defaultLayout, theme: defaultTheme, currency: settings.currency })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  emptyPage()
  sessionStorage.clear()
  localStorage.clear()
  queryClient.clear()
  forgetPlaces()
  forgetTurns()
  for (const { id } of readToasts()) dropToast(id)
  accountState.write(emptyAccountState)
  cartState.write(emptyCart)
})
