import type { MessageId } from '../i18n/messages.ts'

const texts: Readonly<Record<string, MessageId>> = {
  adventure: 'activity.kind.adventure',
  boat: 'activity.kind.boat',
  dayTrip: 'activity.kind.dayTrip',
  food: 'activity.kind.food',
  museum: 'activity.kind.museum',
  nature: 'activity.kind.nature',
  show: 'activity.kind.show',
  themePark: 'activity.kind.themePark',
  walk: 'activity.kind.walk',
  workshop: 'activity.kind.workshop',
}

/** A kind that we have no word for is none. */
export const kindText = (kind: string): MessageId | undefined => texts[kind]
