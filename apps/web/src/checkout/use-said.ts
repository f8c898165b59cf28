import { useMoments } from '../moment/use-moments.ts'
import type { GoodsOf } from './goods.ts'
import type { Line } from './state.ts'

/** What is said of a line, as it stands now or else as the cart said it, with the reader's clock beside each deadline. */
export function useSaid(): (line: Line, goods: ReturnType<GoodsOf>) => string[] {
  const moments = useMoments()
  return ({ words, deadlines }, goods) =>
    words
      ? words.map((text) => moments.said(text, deadlines))
      : (goods?.lines ?? []).map((text) => moments.said(text, goods?.deadlines))
}
