import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'

/** A value that the server refused stays refused until it is changed; leaving the field does not make it right. */
export type Refused = Map<string, { value: unknown; text: string }>

/** What the schema finds, and then what the server found in the values that are still the same. */
export function withRefused<Input extends FieldValues, Output>(
  resolve: Resolver<Input, unknown, Output>,
  refused: Refused,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const result = await resolve(values, context, options)
    const errors = { ...result.errors } as FieldErrors<Input>
    for (const [name, { value, text }] of refused)
      if (get(values, name) === value && !get(errors, name)) set(errors, name, { type: 'server', message: text })
    return Object.keys(errors).length > 0 ? { values: {}, errors } : result
  }
}
