import type { UseFormRegisterReturn } from 'react-hook-form'
import type { TravelersForm } from './use-travelers.ts'
import type { TravelerValues } from './values.ts'

/** The fields of one traveller, by their own names. */
export interface FieldsOf {
  field(name: keyof TravelerValues): { id: string; error: string | undefined }
  register(name: keyof TravelerValues): UseFormRegisterReturn
}

export const fieldsOf = (form: TravelersForm, index: number): FieldsOf => ({
  field: (name) => form.field(`travelers.${index}.${name}`),
  register: (name) => form.register(`travelers.${index}.${name}`),
})
