import { defaultCurrency, isSellingCurrency, type SellingCurrency } from '@portolan/domain/currency'
import { defaultTimeZone } from '@portolan/domain/date'
import { defaultLanguage, isLanguage, type Language } from '@portolan/domain/language'

/** What the server tells the page before anything runs. */
export interface Settings {
  /** Single sign-on is set up: the login page offers it. */
  sso: boolean
  demo: boolean
  /** The shop's own zone: 'today' is the date there. */
  timeZone: string
  /** What each language calls that zone: 'Shanghai time'. */
  clocks: Partial<Record<string, string>>
  language: Language
  currency: SellingCurrency
}

function parse(text: string): Partial<Record<keyof Settings, unknown>> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

const namesIn = (value: unknown): Settings['clocks'] =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, name]) => typeof name === 'string'))

function readSettings(page: Document = document): Settings {
  const { sso, demo, timeZone, clocks, language, currency } = parse(
    page.getElementById('settings')?.textContent ?? '{}',
  )
  return {
    sso: sso === true,
    demo: demo === true,
    timeZone: typeof timeZone === 'string' ? timeZone : defaultTimeZone,
    clocks: namesIn(clocks),
    language: isLanguage(language) ? language : defaultLanguage,
    currency: isSellingCurrency(currency) ? currency : defaultCurrency,
  }
}

export const settings = readSettings()
