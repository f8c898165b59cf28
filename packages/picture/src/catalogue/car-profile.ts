import type { Point } from '../shape.ts'
import type { carVariants } from '../variant.ts'

/** A side profile in a box of 400 by 150; the wheels stand at 120. */
export interface CarProfile {
  body: string
  glass: readonly string[]
  doors: readonly number[]
  wheels: readonly number[]
  wheelRadius: number
  handles: readonly Point[]
  rails?: boolean
  open?: boolean
  /** Where the body begins. */
  front: number
}

export const carProfiles: Record<(typeof carVariants)[number], CarProfile> = {
  mini: {
    front: 62,
    body: 'M62 128C50 124 46 104 50 88C54 74 66 68 94 62C112 38 132 26 178 24C236 22 266 30 290 54C312 62 328 70 333 88C338 106 336 124 326 128Z',
    glass: ['M108 62C122 42 138 34 174 33V62Z', 'M182 33C228 32 250 40 268 62H182Z'],
    doors: [178],
    wheels: [106, 280],
    wheelRadius: 27,
    handles: [[192, 73]],
  },
  compact: {
    front: 34,
    body: 'M34 128C24 124 22 104 27 90C32 76 50 70 86 63C124 36 134 26 194 24C256 23 290 27 308 36C328 54 346 62 352 80C357 98 356 124 346 128Z',
    glass: [
      'M100 62C120 42 140 34 184 33V62Z',
      'M192 33C222 32 240 33 256 36L262 62H192Z',
      'M264 38C282 41 292 45 300 50L310 62H270Z',
    ],
    doors: [188, 266],
    wheels: [94, 292],
    wheelRadius: 28,
    handles: [
      [202, 73],
      [118, 73],
    ],
  },
  sedan: {
    front: 16,
    body: 'M16 128C8 124 8 98 14 86C24 74 52 70 98 64C128 36 152 28 206 27C258 26 284 38 314 62C352 66 378 70 386 84C390 98 388 124 378 128Z',
    glass: ['M112 64C136 44 156 37 196 36V64Z', 'M204 36C244 35 262 42 284 64H204Z'],
    doors: [200, 286],
    wheels: [88, 312],
    wheelRadius: 28,
    handles: [
      [214, 74],
      [126, 74],
    ],
  },
  estate: {
    front: 14,
    body: 'M14 128C8 124 8 98 14 86C24 74 52 70 96 64C126 36 150 27 204 26C290 25 336 28 352 34C370 56 382 64 386 82C390 98 388 124 378 128Z',
    glass: ['M112 63C134 44 154 36 192 35V63Z', 'M200 35H270V63H200Z', 'M278 35C316 35 336 38 342 42L352 63H278Z'],
    doors: [196, 274],
    wheels: [88, 312],
    wheelRadius: 28,
    handles: [
      [210, 73],
      [126, 73],
    ],
  },
  suv: {
    front: 26,
    body: 'M26 128C18 124 18 92 24 76C34 64 60 60 92 56C128 24 130 14 184 12C262 10 316 12 332 20C350 42 366 54 372 72C378 92 376 124 366 128Z',
    glass: ['M104 55C120 32 136 24 174 23V55Z', 'M182 23H252V55H182Z', 'M260 23C300 23 316 26 322 30L336 55H260Z'],
    doors: [178, 256],
    wheels: [92, 304],
    wheelRadius: 32,
    handles: [
      [192, 66],
      [120, 66],
    ],
    rails: true,
  },
  van: {
    front: 24,
    body: 'M24 128C16 124 16 92 22 78C30 66 54 60 76 54C92 26 128 10 152 6C240 2 340 4 360 8C374 14 378 40 380 70C382 96 380 124 372 128Z',
    glass: ['M88 54C102 32 116 20 148 16V54Z', 'M158 15H246V54H158Z', 'M256 15H352L358 54H256Z'],
    doors: [152, 250],
    wheels: [88, 310],
    wheelRadius: 29,
    handles: [
      [166, 66],
      [262, 66],
    ],
  },
  cabrio: {
    front: 16,
    body: 'M16 128C8 124 8 98 16 86C28 74 60 70 118 66L300 64C350 66 380 70 388 84C392 98 388 124 378 128Z',
    glass: ['M122 66C136 48 148 40 158 36L166 38C160 50 156 58 154 66Z'],
    doors: [164, 252],
    wheels: [88, 312],
    wheelRadius: 28,
    handles: [[228, 76]],
    open: true,
  },
}
