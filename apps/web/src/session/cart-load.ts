import { exchange, type Reply } from '../api/client.ts'
import { CallError, failureWithoutReply } from '../api/failure.ts'
import { readCart } from './cart-contract.ts'
import { cartState, takeCart, takeCartFailure } from './cart-state.ts'

let channel: BroadcastChannel | undefined

/** Other tabs fetch the cart for themselves: what is sent is only that there is something to fetch. */
export const tellOtherTabs = (): void => channel?.postMessage('changed')

let asked = 0

const isGoods = (data: unknown): data is string[] => Array.isArray(data) && data.every((one) => typeof one === 'string')

/** Takes the answer of a call that carries the whole cart. What was asked for later has the last word. */
export async function takeAnswer(answer: Promise<Reply<string[]>>): Promise<boolean> {
  asked += 1
  const turn = asked
  try {
    const { data, headers } = await answer
    if (!isGoods(data)) throw failureWithoutReply(undefined)
    if (turn === asked) takeCart(data, headers)
    return true
  } catch (error) {
    // The list has a newer version: nothing failed, it only has to be read again.
    if (error instanceof CallError && error.status === 412) throw error
    if (turn === asked) takeCartFailure(error instanceof CallError ? error : failureWithoutReply(error))
    return false
  }
}

export const loadCart = (): Promise<boolean> => takeAnswer(exchange(readCart, {}))

/** People switch between windows all the time. */
const pause = 5000

/** Loads the cart now, when another tab changed it, and when this one is looked at again. */
export function watchCart(): () => void {
  let last = Date.now()
  const load = () => {
    last = Date.now()
    void loadCart()
  }
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - last > pause) load()
  }
  if (typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel('portolan-cart')
    channel.addEventListener('message', load)
  }
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  load()
  return () => {
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
    channel?.close()
    channel = undefined
    // Whoever comes next starts with nothing known of it.
    cartState.write({ status: 'unknown', goods: [], version: undefined, failure: null })
  }
}
