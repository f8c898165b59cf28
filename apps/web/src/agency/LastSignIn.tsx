import { useFormat } from '../i18n/format.ts'
import { RichText, useText } from '../i18n/text.ts'

interface Props {
  at: string | undefined
  /** A sentence with {when} in it; without it, the moment alone. */
  text?: 'agency.panel.lastSignIn'
}

/** Where the reader's clock is: 'today' is the reader's today. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

export function LastSignIn({ at, text }: Props) {
  const t = useText()
  const format = useFormat()
  const moment = at ? (
    <time key="when" dateTime={at}>
      {format.moment(new Date(at), timeZone, new Date())}
    </time>
  ) : (
    t('agency.never')
  )
  return text ? <RichText id={text} values={{ when: moment }} /> : moment
}
