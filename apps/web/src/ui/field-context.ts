import { createContext, use } from 'react'

export interface FieldWiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

interface Wired {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
}

type OwnWiring = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** Label, hint and error of the surrounding Field, unless the control brings its own. */
export function useFieldWiring(own: OwnWiring): Wired {
  const field = use(FieldContext)
  const invalid =
    own['aria-invalid'] === undefined ? field?.invalid : own['aria-invalid'] !== 'false' && Boolean(own['aria-invalid'])
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': invalid || undefined,
  }
}
