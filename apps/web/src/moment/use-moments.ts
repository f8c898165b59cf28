import type { SaidDeadline } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import {
  dayText,
  deadlineText,
  headingText,
  instantText,
  localNamed,
  localText,
  timeText,
} from '@portolan/domain/moment'
import { useSpeech } from '../i18n/text.ts'
import { readersClock, shopClock } from './clock.ts'

/** A deadline of terms as answers carry it. */
export interface Terms {
  readonly absoluteDeadline?: string | undefined
  /** 'Paris time'. */
  readonly clock?: string | undefined
}

/** Moments in words, for sentences and labels; what stands alone is a `<Moment>`. */
export interface Moments {
  /** 'Today, 13:41 your time': what happened, or when a hold, a price or a quote ends. */
  instant(at: string | number, now?: number): string
  /** '13:41 your time', where the day goes without saying. */
  time(at: string | number): string
  /** '28 Mar 2027, 18:00 Paris time (12:00 your time)'. */
  terms(deadline: Terms): string
  /** 'Tue, 15 Dec 2026, 07:22 local time' */
  local(moment: string): string
  /** '07:22 – 15:34 local time', of times that somebody else has put together. */
  localNamed(times: string): string
  /** '18 Nov 2026', on the calendar of the shop. */
  shopDay(at: string | number): string
  /** 'Booked (Shanghai time)': over such days. */
  shopHeading(heading: string): string
  /** A sentence of the server, with the reader's clock beside each deadline that it names. */
  said(sentence: string, deadlines?: readonly SaidDeadline[]): string
}

const instantOf = (at: string | number): number => (typeof at === 'number' ? at : Date.parse(at))

function momentsIn(language: Language): Moments {
  const [reader, shop] = [readersClock(language), shopClock(language)]
  const terms = ({ absoluteDeadline = '', clock }: Terms) =>
    deadlineText({ at: absoluteDeadline, clock }, reader, language)
  return {
    instant: (at, now = Date.now()) => instantText(instantOf(at), reader, language, now),
    time: (at) => timeText(instantOf(at), reader, language),
    terms,
    local: (moment) => localText(moment, language),
    localNamed: (times) => localNamed(times, language),
    shopDay: (at) => dayText(instantOf(at), shop, language),
    shopHeading: (heading) => headingText(heading, shop.name, language),
    said: (sentence, deadlines = []) =>
      deadlines.reduce((text, deadline) => text.replace(deadline.text, () => terms(deadline)), sentence),
  }
}

export const useMoments = (): Moments => momentsIn(useSpeech().language)
