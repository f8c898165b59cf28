import type { directionOf } from '../../flight/search.ts'
import type { MessageId } from '../../i18n/messages.ts'

type Direction = ReturnType<typeof directionOf>

interface StepTexts {
  title: readonly [first: MessageId, next: MessageId]
  lead: readonly [first: MessageId, next: MessageId]
}

/** Only who comes back from where he went, to where he left from, has a way out and a way back: other trips count flights. */
const texts: Record<Direction, StepTexts> = {
  OneWay: { title: ['flights.title.one', 'flights.title.one'], lead: ['flights.lead', 'flights.lead'] },
  Return: { title: ['flights.title.out', 'flights.title.back'], lead: ['flights.lead.out', 'flights.lead.back'] },
  OpenJaw: { title: ['flights.title.leg', 'flights.title.leg'], lead: ['flights.lead.first', 'flights.lead.second'] },
  Other: { title: ['flights.title.leg', 'flights.title.leg'], lead: ['flights.lead.leg', 'flights.lead.leg'] },
}

const at = (pair: readonly [MessageId, MessageId], step: number): MessageId => pair[step === 1 ? 0 : 1]

export const titleText = (direction: Direction, step: number): MessageId => at(texts[direction].title, step)
export const leadText = (direction: Direction, step: number): MessageId => at(texts[direction].lead, step)
