import type { SceneName } from './canvas.ts'

/** What a scene's hero can be; a scene without a list has one only. The order decides what a seed picks. */
export const skylineVariants = ['slab', 'deco', 'sail', 'grand', 'twin'] as const
export const beachVariants = ['villas', 'overwater', 'tower', 'huts'] as const
export const mountainVariants = ['chalet', 'aframe', 'grandlodge'] as const
export const interiorVariants = ['double', 'twin', 'suite'] as const
export const carVariants = ['mini', 'compact', 'sedan', 'estate', 'suv', 'van', 'cabrio'] as const
export const trainVariants = ['highspeed', 'regional', 'mountain', 'night'] as const
export const shipVariants = ['cruise', 'expedition', 'ferry', 'river'] as const
export const museumVariants = ['classical', 'modern', 'castle'] as const

export const variantsOf: Record<SceneName, readonly string[]> = {
  skyline: skylineVariants,
  oldtown: [],
  beach: beachVariants,
  mountain: mountainVariants,
  countryside: [],
  medina: [],
  interior: interiorVariants,
  pool: [],
  dining: [],
  car: carVariants,
  train: trainVariants,
  ship: shipVariants,
  museum: museumVariants,
  balloon: [],
  kayak: [],
  tasting: [],
  plane: [],
}

/** The one asked for, when the scene has it; else undefined, and the seed picks. */
export const variantIn = <Variant extends string>(
  list: readonly Variant[],
  wanted: string | undefined,
): Variant | undefined => list.find((variant) => variant === wanted)
