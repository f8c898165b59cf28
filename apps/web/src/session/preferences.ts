import { type Preferences, savePreferences } from '@portolan/contract/account'
import type { SellingCurrency } from '@portolan/domain/currency'
import type { Language } from '@portolan/domain/language'
import { defaultLayout, defaultTheme, type Layout, type Theme } from '@portolan/domain/layout'
import { send } from '../api/client.ts'
import { readSpeech, switchLanguage } from '../i18n/store.ts'
import { inTurn } from './in-turn.ts'
import { settings } from './settings.ts'
import { makeStore, useStore } from './store.ts'

export interface Look extends Layout {
  theme: Theme
  currency: SellingCurrency
}

const page = () => document.documentElement.dataset

const oneOf = <T extends string>(value: string | undefined, values: readonly T[], otherwise: T): T =>
  values.find((known) => known === value) ?? otherwise

/** The server drew the page as its visitor left it: the attributes are the truth to start from. */
function lookOfPage(): Look {
  const { layout, width, sidebar, topbar, loader, theme } = page()
  return {
    layoutType: oneOf(layout, ['vertical', 'horizontal'], defaultLayout.layoutType),
    layoutWidth: oneOf(width, ['fluid', 'boxed'], defaultLayout.layoutWidth),
    leftSidebarType: oneOf(sidebar, ['icon', 'full'], defaultLayout.leftSidebarType),
    topbar: oneOf(topbar, ['dark', 'light'], defaultLayout.topbar),
    loader: loader === 'on',
    theme: oneOf(theme, ['light', 'dark', 'auto'], defaultTheme),
    currency: settings.currency,
  }
}

const look = makeStore<Look>(lookOfPage())

export const useLook = (): Look => useStore(look)

function drawPage({ layoutType, layoutWidth, leftSidebarType, topbar, loader, theme }: Look): void {
  Object.assign(page(), {
    layout: layoutType,
    width: layoutWidth,
    sidebar: leftSidebarType,
    topbar,
    loader: loader ? 'on' : 'off',
    theme,
  })
}

function wear(next: Partial<Look>): void {
  look.write(next)
  drawPage(look.read())
}

/** What the server knows of this person wins over what the page was drawn with. */
export async function takePreferences(known: Preferences | undefined): Promise<void> {
  if (!known) return
  const { language, ...rest } = known
  wear(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)))
  if (language && language !== readSpeech().language) await switchLanguage(language)
}

/** The page changes at once; keeping it is the server's business and may fail quietly, the choice still holds here. */
function keep(preferences: Preferences): Promise<boolean> {
  const save = () => send(savePreferences, { body: preferences }, { keepOnLoginNeeded: true, outlivesPage: true })
  return inTurn(save).then(
    () => true,
    () => false,
  )
}

/** False when the choice holds on this page only. */
export function chooseLook(next: Partial<Look>): Promise<boolean> {
  wear(next)
  return keep(next)
}

/** It is the server that prices: a currency that it does not know of is taken back. False then. */
export async function chooseCurrency(currency: SellingCurrency): Promise<boolean> {
  const before = look.read().currency
  const kept = await chooseLook({ currency })
  if (!kept && look.read().currency === currency) wear({ currency: before })
  return kept
}

const listeners = new Set<() => void>()

/** For what the server has written in the language before. */
export function onLanguageKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export async function chooseLanguage(language: Language): Promise<void> {
  await switchLanguage(language)
  await keep({ language })
  for (const listener of listeners) listener()
}
