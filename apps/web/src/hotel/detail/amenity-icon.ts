import {
  Accessibility,
  ArrowUpDown,
  Baby,
  Briefcase,
  Bus,
  Check,
  CigaretteOff,
  Clock,
  Coffee,
  ConciergeBell,
  Dumbbell,
  Flower2,
  KeyRound,
  type LucideIcon,
  Luggage,
  Martini,
  PawPrint,
  PlugZap,
  Shirt,
  Snowflake,
  SquareParking,
  Utensils,
  Waves,
  Wifi,
} from 'lucide-react'

/** OTA list HAC; what has no drawing of its own has a tick. */
const icons: Readonly<Record<string, LucideIcon>> = {
  ...{ 1: Clock, 5: Snowflake, 8: Baby, 20: Coffee, 22: KeyRound, 33: ArrowUpDown, 35: Dumbbell },
  ...{ 42: SquareParking, 64: SquareParking, 47: Accessibility, 54: Waves, 66: Waves, 58: Shirt },
  ...{ 76: Utensils, 77: ConciergeBell, 84: Flower2, 165: Martini, 179: Wifi, 224: PawPrint },
  ...{ 228: Briefcase, 282: Bus, 283: Luggage, 312: CigaretteOff, 316: PlugZap },
}

/** The code may carry the name of its list: 'HAC179'. */
export function amenityIcon(code: string): LucideIcon {
  const [, list = 'HAC', number = ''] = /^([A-Z]{3})?\D?(\d+)/.exec(code) ?? []
  return (list === 'HAC' && icons[number]) || Check
}
