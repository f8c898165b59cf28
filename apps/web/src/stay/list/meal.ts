import type { MessageId } from '../../i18n/messages.ts'
import type { Say } from '../../i18n/text.ts'
import { mealsOfCodes } from '../meals.ts'

export type Board = 'roomOnly' | 'breakfast' | 'halfBoard' | 'fullBoard' | 'allInclusive'

/** From the least to the most. */
const texts: Readonly<Record<Board, MessageId>> = {
  roomOnly: 'hotels.meal.roomOnly',
  breakfast: 'hotels.meal.breakfast',
  halfBoard: 'hotels.meal.halfBoard',
  fullBoard: 'hotels.meal.fullBoard',
  allInclusive: 'hotels.meal.allInclusive',
}

export const boards = Object.keys(texts) as Board[]

const allInclusive = '1'

/** What hotels call the meals that a code stands for. */
function boardOf(code: string): Board {
  if (code === allInclusive) return 'allInclusive'
  const { breakfast, lunch, dinner } = mealsOfCodes([code])
  const count = [breakfast, lunch, dinner].filter(Boolean).length
  return (['roomOnly', 'breakfast', 'halfBoard', 'fullBoard'] as const)[count] ?? 'roomOnly'
}

/** All that can be chosen in a house, from the least to the most. */
export const boardsOf = (codes: readonly string[]): Board[] => {
  const own = new Set(codes.map(boardOf))
  return boards.filter((board) => own.has(board))
}

export const boardText = (board: Board, t: Say): string => t(texts[board])
