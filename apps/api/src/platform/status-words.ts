import type { BookingStatus } from '@portolan/domain/booking/lifecycle'
import type { Language } from '@portolan/domain/language'
import { hasTicket, type Product } from '@portolan/domain/product'
import { statusTexts } from './catalogue/status-text.ts'

/** Where a booking stands, as papers and tables say it. */
export const statusText = (
  { status, product }: { readonly status: BookingStatus; readonly product: Product },
  language: Language,
): string => statusTexts[language][status === 'Ticketed' && !hasTicket(product) ? 'Committed' : status]

/** The same of a hold that somebody let go. */
export const releasedText = (language: Language): string => statusTexts[language].Released
