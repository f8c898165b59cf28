import { beginToAsk } from '../../api/begun.ts'
import { lines } from '../../api/lines.ts'
import { keptSearch, readSearch, shopRequest } from '../search.ts'

/** The trains of the page's own address; what this tab has found before may be shown without asking. */
export function begin({ search }: Pick<Location, 'search'> = location): void {
  const read = readSearch(Object.fromEntries(new URLSearchParams(search)))
  if (read && sessionStorage.getItem(keptSearch) === null)
    beginToAsk('/api/v1/rail/shop', { accept: lines, body: shopRequest(read) })
}
