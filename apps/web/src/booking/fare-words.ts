import type { ComfortType, FlexibilityType } from '@portolan/contract/rail-journey'
import type { MessageId } from '../i18n/messages.ts'

export const flexibilityWords: Record<FlexibilityType, MessageId> = {
  FULL_FLEX: 'trains.flex.full',
  SEMI_FLEX: 'trains.flex.semi',
  NON_FLEX: 'trains.flex.non',
}

export const comfortWords: Record<ComfortType, MessageId> = {
  STANDARD: 'trains.standard',
  COMFORT: 'trains.comfort',
  PREMIER: 'trains.premier',
}
