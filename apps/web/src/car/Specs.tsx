import './specs.css'
import type { Vehicle } from '@portolan/contract/car'
import { Cog, DoorOpen, Fuel, Luggage, Snowflake, Users } from 'lucide-react'
import { useText } from '../i18n/text.ts'
import { Icon, type LucideIcon } from '../ui/Icon.tsx'
import { fuelText, gearText } from './words.ts'

interface Props {
  seats: number
  bags: number
  doors: string
  transmission: string
  hasAirConditioning: boolean
  /** With its unit. */
  consumption: string
  fuel: Vehicle['fuelType']
}

/** What fits into a car and what it has, sign and word. */
export function Specs({ seats, bags, doors, transmission, hasAirConditioning, consumption, fuel }: Props) {
  const t = useText()
  const drive = [consumption, fuel && fuelText(fuel, t)].filter(Boolean)
  const all: readonly (readonly [key: string, icon: LucideIcon, words: string | false | undefined])[] = [
    ['seats', Users, t('car.seats', { count: seats })],
    ['bags', Luggage, t('car.bags', { count: bags })],
    ['doors', DoorOpen, t('car.doors', { count: Number.parseInt(doors, 10) || 4 })],
    ['gear', Cog, gearText(transmission, t)],
    ['air', Snowflake, hasAirConditioning && t('car.airCon')],
    ['fuel', Fuel, drive.length > 0 && drive.join(', ')],
  ]
  return (
    <ul className="specs">
      {all.map(
        ([key, icon, words]) =>
          words && (
            <li key={key}>
              <Icon of={icon} size="s" />
              <bdi>{words}</bdi>
            </li>
          ),
      )}
    </ul>
  )
}
