import type { Catalogue } from './message.ts'

export const others = import.meta.glob<Catalogue>([
  './locales/*/*.json',
  '!./locales/*/ui.json',
  '!./locales/*/shell.json',
  '!./locales/*/account.json',
])
