import { pictureKey } from '@portolan/picture/key'
import type { TransferDetail, TransferVehicle } from '@portolan/supplier/transfer'

export type VehicleKind = TransferVehicle['kind']

export interface Vehicle extends TransferVehicle {
  readonly level: TransferDetail['level']
}

const carOf = (variant: string, seed: string): string => pictureKey({ scene: 'car', variant, seed })

export const vehicles: readonly Vehicle[] = [
  {
    ...{ kind: 'sedan', level: 'private', seats: 3, bags: 3, picture: carOf('sedan', 'transfer-sedan') },
    name: { en: 'Sedan', zh: '轿车', zhHK: '房車', es: 'Berlina', fr: 'Berline', ar: 'سيارة سيدان' },
  },
  {
    ...{ kind: 'suv', level: 'private', seats: 4, bags: 4, picture: carOf('suv', 'transfer-suv') },
    name: { en: 'SUV', zh: '运动型多用途车', zhHK: '越野車', es: 'Todocamino', fr: 'SUV', ar: 'سيارة دفع رباعي' },
  },
  {
    ...{ kind: 'van', level: 'private', seats: 7, bags: 7, picture: carOf('van', 'transfer-van') },
    name: { en: 'Van', zh: '七座商务车', zhHK: '七人車', es: 'Monovolumen', fr: 'Monospace', ar: 'سيارة فان' },
  },
  {
    ...{ kind: 'premium', level: 'premium', seats: 3, bags: 3, picture: carOf('sedan', 'transfer-premium') },
    name: {
      ...{ en: 'Premium sedan', zh: '高级轿车', zhHK: '豪華房車', es: 'Berlina prémium' },
      ...{ fr: 'Berline haut de gamme', ar: 'سيارة سيدان فاخرة' },
    },
  },
  {
    ...{ kind: 'shuttle', level: 'shared', seats: 8, bags: 8, picture: carOf('van', 'transfer-shuttle') },
    name: {
      ...{ en: 'Shared shuttle', zh: '拼乘班车', zhHK: '共乘穿梭巴士', es: 'Lanzadera compartida' },
      ...{ fr: 'Navette partagée', ar: 'حافلة مشتركة' },
    },
  },
]

export const vehicleOf = (kind: string): Vehicle | undefined => vehicles.find((vehicle) => vehicle.kind === kind)
