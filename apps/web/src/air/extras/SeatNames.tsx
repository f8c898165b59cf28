import { localeOf } from '@portolan/domain/language'
import { useSpeech } from '../../i18n/text.ts'

/** '24A and 24B': each in its own direction, whatever the words between them do. */
export function SeatNames({ of }: { of: readonly string[] }) {
  const locale = localeOf(useSpeech().language)
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(of)
  return parts.map(({ type, value }, index) =>
    type === 'element' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: two flights may have a seat of the same name
      <bdi key={index} dir="ltr">
        {value}
      </bdi>
    ) : (
      value
    ),
  )
}
