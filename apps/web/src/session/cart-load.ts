import { exchange, type Reply } from '../api/client.ts'
import { CallError, failureWithoutReply } from '../api/failure.ts'
import { readCart } from './cart-contract.ts'
import { hearOtherTabs } from './cart-news.ts'
import { cartState, takeCart, takeCartFailure } from './cart-state.ts'
import { onLanguageKept } from './preferences.ts'

let asked = 0
/** Without the shell nobody shows the cart, and what still arrives may be that of somebody who has logged out. */
let watching = false

const isGoods = (data: unknown): data is string[] => Array.isArray(data) && data.every((one) => typeof one === 'string')

/** What was asked for later has the last word, but a read may have overtaken a write: then it is read once more. */
async function takeGoods(data: string[], headers: Headers, turn: number, changes: boolean): Promise<void> {
  if (!watching) return
  if (turn === asked) takeCart(data, headers)
  else if (changes) await loadCart()
}

/** A write that failed is told even when a read was asked for since, and that read does not wipe it away. */
function takeFailure(error: unknown, turn: number, changes: boolean): void {
  if (!watching || (turn !== asked && !changes)) return
  asked += 1
  takeCartFailure(error instanceof CallError ? error : failureWithoutReply(error))
}

/** The list is another one by now, or an item of it cannot be had: nothing failed, and the list stands as it is. */
const isConflict = (error: unknown): error is CallError =>
  error instanceof CallError && (error.status === 409 || error.status === 412)

/**
 * Takes the answer of a call that carries the whole cart; `changes`: the call is a write. With `onConflict` a conflict
 * is told there, and the cart stays.
 */
export async function takeAnswer(
  answer: Promise<Reply<string[]>>,
  changes = false,
  onConflict?: (conflict: CallError) => void,
): Promise<boolean> {
  asked += 1
  const turn = asked
  try {
    const { data, headers } = await answer
    if (!isGoods(data)) throw failureWithoutReply(undefined)
    await takeGoods(data, headers, turn, changes)
    return true
  } catch (error) {
    if (onConflict && isConflict(error)) onConflict(error)
    else takeFailure(error, turn, changes)
    return false
  }
}

export const loadCart = (): Promise<boolean> => takeAnswer(exchange(readCart, {}))

/** People switch between windows all the time. */
const pause = 5000

/**
 * Loads the cart now, when another tab changed it, when this one is looked at again, and in another language, in which
 * the server then writes it.
 */
export function watchCart(): () => void {
  watching = true
  let last = Date.now()
  const load = () => {
    last = Date.now()
    void loadCart()
  }
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - last > pause) load()
  }
  const translate = () => {
    if (cartState.read().status === 'known') load()
  }
  const stops = [hearOtherTabs(load), onLanguageKept(translate)]
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  load()
  return () => {
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
    for (const stop of stops) stop()
    watching = false
    asked += 1
    // Whoever comes next starts with nothing known of it.
    cartState.write({ status: 'unknown', goods: [], version: undefined, failure: null, leftOut: [] })
  }
}
