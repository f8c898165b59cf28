import type { Language } from '@portolan/domain/language'

/** The supplier's own words, as far as it has them; whoever reads another language reads English. */
export type Words = { readonly en: string } & Readonly<Partial<Record<Language, string>>>
