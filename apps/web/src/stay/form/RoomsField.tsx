import { localeOf } from '@portolan/domain/language'
import { useSpeech, useText } from '../../i18n/text.ts'
import { PopField } from '../../ui/PopField.tsx'
import { guestWords } from '../rooms-words.ts'
import { RoomSteps } from './RoomSteps.tsx'
import type { RoomValues } from './values.ts'

interface Props {
  name: string
  value: readonly RoomValues[]
  error: string | undefined
  onChange(rooms: RoomValues[]): void
}

export function RoomsField({ name, value, error, onChange }: Props) {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  return (
    <PopField
      label={t('hotel.form.rooms')}
      words={guestWords(value, t, locale)}
      hint={t('hotel.count.rooms', { count: value.length })}
      {...{ name, error }}
    >
      <RoomSteps value={value} asked={error !== undefined} onChange={onChange} />
    </PopField>
  )
}
