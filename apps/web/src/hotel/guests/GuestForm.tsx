import '../../traveler/traveler.css'
import { localeOf } from '@portolan/domain/language'
import { type ReactNode, type SyntheticEvent, useMemo, useState } from 'react'
import { useSpeech, useText } from '../../i18n/text.ts'
import type { SubmitButton } from '../../session/form.ts'
import { guestWords } from '../../stay/rooms-words.ts'
import { saveTraveler } from '../../traveler/calls.ts'
import { draftInputOf, type TravelerDraftInput } from '../../traveler/draft-input.ts'
import { type Keeping, useKeptDraft } from '../../traveler/keep-draft.ts'
import { SavedTravelers } from '../../traveler/SavedTravelers.tsx'
import { TravelerCard } from '../../traveler/TravelerCard.tsx'
import { type TravelersInput, useTravelers } from '../../traveler/use-travelers.ts'
import { leadIndexOf, valuesOf } from '../../traveler/values.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import type { GuestRoom } from './party.ts'

interface Props extends Pick<TravelersInput, 'requirements' | 'typed' | 'days'> {
  /** Names the draft on the server. */
  purchase: string
  rooms: readonly GuestRoom[]
  /** The first night: ages are counted on it. */
  firstDay: string
  /** `way`: the value of the button that was pressed. */
  onGuests(guests: TravelerDraftInput[], way: string): Promise<unknown>
  /** Under the guests: wishes, terms, and the button that goes on. */
  children(button: SubmitButton): ReactNode
}

const keepingWords: Record<Exclude<Keeping, 'nothing'>, 'traveler.keeping' | 'traveler.kept' | 'traveler.notKept'> = {
  keeping: 'traveler.keeping',
  kept: 'traveler.kept',
  failed: 'traveler.notKept',
}

function wayOf({ nativeEvent }: SyntheticEvent): string {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement ? submitter.value : ''
}

/** The guests of each room under its own head; all of them are one form, so that nothing is asked twice. */
export function GuestForm({ purchase, rooms, firstDay, onGuests, children, ...input }: Props) {
  'use no memo' // the form library changes its errors in place, which a memo would not see
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const wanted = useMemo(() => rooms.flatMap(({ guests }) => guests), [rooms])
  const { form, asked, names } = useTravelers({ ...input, wanted })
  const keeping = useKeptDraft(purchase, form, wanted)
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set())
  const lead = leadIndexOf(wanted)
  const mark = (index: number, isOn: boolean) =>
    setSaved((before) => new Set(isOn ? [...before, index] : [...before].filter((one) => one !== index)))
  const submit = (event: SyntheticEvent) =>
    form.submit(async ({ travelers }) => {
      const checked = wanted.flatMap((one, index) => {
        const values = travelers[index]
        return values ? [draftInputOf(values, one, index === lead)] : []
      })
      // A guest who cannot be saved for later costs nobody the booking.
      await Promise.allSettled(checked.filter((_, index) => saved.has(index)).map(saveTraveler))
      await onGuests(checked, wayOf(event))
    })(event)
  return (
    <form className="tv-form" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...form.summary} />
      {form.failure && <ErrorPanel title={form.failure.title} message={form.failure.message} />}
      {rooms.map((room) => (
        <fieldset key={room.number} className="gu-room">
          <legend className="h2">
            {t('stay.roomFor', { number: room.number, guests: guestWords([room.asked], t, locale) })}
          </legend>
          {room.guests.map((guest, at) => {
            const index = room.from + at
            return (
              <TravelerCard
                key={guest.ref}
                {...{ form, index, firstDay, wanted: guest }}
                name={names[index] ?? ''}
                isLead={index === lead}
                asked={asked[index] ?? new Set()}
                action={
                  <SavedTravelers
                    onChoose={(traveler) =>
                      form.setValue(`travelers.${index}`, valuesOf(guest, traveler, input.days.today), {
                        shouldDirty: true,
                      })
                    }
                  />
                }
                foot={
                  <Checkbox
                    label={t('traveler.save')}
                    checked={saved.has(index)}
                    onChange={(event) => mark(index, event.target.checked)}
                  />
                }
              />
            )
          })}
        </fieldset>
      ))}
      <p className="small muted" role="status">
        {keeping !== 'nothing' && t(keepingWords[keeping])}
      </p>
      {children(form.button)}
    </form>
  )
}
