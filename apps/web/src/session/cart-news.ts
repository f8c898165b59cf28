const name = 'portolan-cart'

let channel: BroadcastChannel | undefined

const isThere = (): boolean => typeof BroadcastChannel === 'function'

/** Hears of changes that other tabs made, until it is stopped. */
export function hearOtherTabs(listener: () => void): () => void {
  if (!isThere()) return () => undefined
  const own = new BroadcastChannel(name)
  own.addEventListener('message', listener)
  channel = own
  return () => {
    own.close()
    if (channel === own) channel = undefined
  }
}

/** Other tabs fetch the cart for themselves: what is sent is only that there is something to fetch. */
export function tellOtherTabs(): void {
  if (channel) channel.postMessage('changed')
  else if (isThere()) {
    // The pages before login do not listen, yet login gives every tab another cart.
    const passing = new BroadcastChannel(name)
    passing.postMessage('changed')
    passing.close()
  }
}
