import type { VoyageFound, VoyageQuery } from './voyage.ts'

export interface Order {
  readonly queries: readonly VoyageQuery[]
}

export type Answer = { readonly voyages: readonly (readonly VoyageFound[])[] } | { readonly message: string }
