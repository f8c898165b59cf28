import type { DrawOrder } from './draw.ts'

/** What the worker is told, one order at a time. */
export interface RenderOrder {
  readonly id: number
  readonly order: DrawOrder
}

/** Of a failure only its kind and its place: messages may quote what was to be written. */
export type RenderAnswer =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly failure: { readonly kind: string; readonly frames: string } }
