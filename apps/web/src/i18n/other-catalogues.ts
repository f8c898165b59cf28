import type { Catalogue } from './catalogue.ts'

export const others = import.meta.glob<Catalogue>([
  './locales/*/*.json',
  '!./locales/*/ui.json',
  '!./locales/*/shell.json',
  '!./locales/*/account.json',
])
