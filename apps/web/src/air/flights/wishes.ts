import { noWishes, type Wishes } from '../../flight/flights/my-price.ts'
import { makeStore, useStore } from '../../session/store.ts'

const place = 'air-wishes'

function kept(): Wishes {
  try {
    const { bags, seat, flexibility } = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Wishes
    return {
      bags: bags === 1 || bags === 2 ? bags : 0,
      seat: seat === true,
      flexibility: flexibility === 'change' || flexibility === 'refund' ? flexibility : 'any',
    }
  } catch {
    return noWishes
  }
}

/** Said once, for every search of this tab. */
export const wishesStore = makeStore<Wishes>(kept())

export function wish(next: Partial<Wishes>): void {
  wishesStore.write(next)
  try {
    sessionStorage.setItem(place, JSON.stringify(wishesStore.read()))
  } catch {
    // A tab that keeps nothing asks again.
  }
}

export const useWishes = (): Wishes => useStore(wishesStore)
