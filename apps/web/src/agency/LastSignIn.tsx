import { RichText, useText } from '../i18n/text.ts'
import { Moment } from '../moment/Moment.tsx'

interface Props {
  at: string | undefined
  /** A sentence with {when} in it; without it, the moment alone. */
  text?: 'agency.panel.lastSignIn'
}

export function LastSignIn({ at, text }: Props) {
  const t = useText()
  const moment = at ? <Moment key="when" kind="instant" at={at} /> : t('agency.never')
  return text ? <RichText id={text} values={{ when: moment }} /> : moment
}
