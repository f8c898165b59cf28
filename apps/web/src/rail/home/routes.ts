import { addDays, type IsoDate } from '@portolan/domain/date'
import type { MessageId } from '../../i18n/messages.ts'
import type { Say } from '../../i18n/text.ts'
import { type RailPlace, type RailSearch, wholeDay } from '../search.ts'

interface Route {
  id: string
  to: string
  name: MessageId
  picture: string
}

/** Where people go from Paris: to the mountains, the canals, the sea and the arts. */
export const routes: readonly Route[] = [
  { id: 'zurich', to: 'ZURICH', name: 'rail.city.zurich', picture: 'mountain~chalet~paris-zurich~dawn' },
  { id: 'amsterdam', to: 'AMSTERDAM', name: 'rail.city.amsterdam', picture: 'oldtown~any~paris-amsterdam~mist' },
  { id: 'barcelona', to: 'BARCELONA', name: 'rail.city.barcelona', picture: 'beach~tower~paris-barcelona~noon' },
  { id: 'milan', to: 'MIL', name: 'rail.city.milan', picture: 'museum~classical~paris-milan~gold' },
]

const city = (code: string, name: string): RailPlace => ({ code, context: 'CITY', name })

/** Far enough ahead for a seat at the lowest price, near enough to be on sale everywhere. */
const ahead = 30

export const routeSearch = ({ to, name }: Route, today: IsoDate, t: Say): RailSearch => ({
  from: city('PAR', t('rail.city.paris')),
  to: city(to, t(name)),
  depart: addDays(today, ahead),
  departAt: wholeDay,
  adults: 1,
  seniors: 0,
  youths: [],
  direct: false,
})
