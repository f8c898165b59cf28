import type { AnswerTo } from '@portolan/supplier/reservation'
import { flightQuestion } from '../catalogue/question.ts'
import { flightIn } from '../flight/read-flight.ts'
import type { RideAsked } from './asked.ts'
import type { FollowWay } from './follow.ts'
import { asksForFlight } from './requirement.ts'
import type { Ticket } from './token.ts'

/** As it is driven: at the hour of the flight that was answered. */
export const drivenBy = ({ asked, answered }: Pick<Ticket, 'asked' | 'answered'>): RideAsked => ({
  ...asked,
  ways: asked.ways.map((way, index) => (index === 0 ? { ...way, ...answered } : way)),
})

/** The hour as it was asked for; the driver is told the flight all the same. */
export function atHourAsked({ answered, ...ticket }: Ticket): Ticket {
  const [first] = ticket.asked.ways
  if (!answered || !first) return ticket
  const { airline, number } = answered.flight
  return { ...ticket, answered: { at: first.at, flight: { airline, number } } }
}

/** An offer with what was answered in place of what was answered before: always from the hour that was asked for. */
export function makeAnswer(follow: FollowWay) {
  return async ({ answered: _, ...ticket }: Ticket, answers: readonly AnswerTo[]): Promise<Ticket> => {
    const [first] = ticket.asked.ways
    const flight = flightIn(answers.find(({ code }) => code === flightQuestion.code)?.value ?? '')
    if (!first || !flight || !asksForFlight(ticket.asked)) return ticket
    const way = await follow({ ...first, flight })
    return { ...ticket, answered: { at: way.at, flight: way.flight ?? flight } }
  }
}
