import { beginToAsk } from '../../api/begun.ts'
import { settings } from '../../session/settings.ts'
import { shopToday } from '../../session/shop-today.ts'
import { readSearch } from '../../stay/address.ts'
import { listRequest } from '../../stay/search.ts'
import { readBox } from './box.ts'

/** The hotels of the page's own address; one without a whole stay asks for nothing, and the page says why. */
export function begin({ search }: Pick<Location, 'search'> = location): void {
  const address = Object.fromEntries(new URLSearchParams(search))
  const read = readSearch(address, shopToday())
  if (!('stay' in read)) return
  beginToAsk('/api/v1/hotel/avail', { body: listRequest(read.stay, readBox(address.box)) })
  // The middle of the city: known later than the hotels it would move every one of them on the map.
  const middle = new URLSearchParams({ keyword: read.stay.city, language: settings.language })
  beginToAsk(`/api/v1/autocomplete/city?${middle}`)
}
