import { localeOf } from '@portolan/domain/language'
import { RichText, useSpeech, useText } from '../i18n/text.ts'

interface Props {
  at: string | undefined
  /** A sentence with {when} in it; without it, the moment alone. */
  text?: 'agency.panel.lastSignIn'
}

/** When somebody was last seen, as one says it: today at an hour, longer ago by the day. */
export function LastSignIn({ at, text }: Props) {
  const t = useText()
  const { language } = useSpeech()
  if (!at) return t('agency.never')
  const when = (
    <time key="when" dateTime={at}>
      {new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))}
    </time>
  )
  return text ? <RichText id={text} values={{ when }} /> : when
}
