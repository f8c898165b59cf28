import { addToCart, type CartGoods, cartGoods } from '@portolan/contract/cart'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import { parseRequest } from '../platform/validation.ts'
import { WrongHandles } from '../platform/wrong-handles.ts'

type Given = string | CartGoods

const check = parseRequest({ schema: cartGoods, method: addToCart.method, url: addToCart.path })

/** Once parsed, an object with this name among its own would be dropped without a word further on. */
const refuseProto = (name: string, value: unknown): unknown => {
  if (name === '__proto__') throw new SyntaxError('reserved name')
  return value
}

/** Text that nests deeper than the stack goes is refused like any other that is no JSON of goods. */
function parseText(text: string, pointer: string): unknown {
  try {
    return JSON.parse(text, refuseProto)
  } catch {
    throw fieldRefusal(pointer, 'invalid_format', 'error.field.format')
  }
}

function readText(text: string, pointer: string): CartGoods {
  const { error, value } = check(parseText(text, pointer)) as { error?: Refusal; value: CartGoods }
  if (!error) return value
  throw new Refusal(400, { fields: error.fields.map((field) => ({ ...field, pointer: `${pointer}${field.pointer}` })) })
}

/** Passports are kept sealed with the traveller's form, never in a cart. */
const withoutDocuments = ({ travelers, ...goods }: CartGoods): CartGoods => ({
  ...goods,
  ...(travelers && { travelers: travelers.map(({ document: _, ...traveler }) => traveler) }),
})

export interface GivenGoods {
  goods: CartGoods
  /** Where it stood in the request. */
  pointer: string
}

/** Whether it came as an object or as text, alone or in a list: it is checked by the same rule. */
export const readGoods = (given: Given | Given[]): GivenGoods[] =>
  [given].flat().map((one, index) => {
    const pointer = Array.isArray(given) ? `/goods/${index}` : '/goods'
    return { goods: withoutDocuments(typeof one === 'string' ? readText(one, pointer) : one), pointer }
  })

/** What is refused of these goods is said of their place in the request, whichever rule of the product refuses it. */
export async function atGoods<T>({ pointer }: GivenGoods, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof WrongHandles) throw error.at((place) => `${pointer}/rphs/${place}`)
    if (!(error instanceof Refusal) || error.fields.length === 0) throw error
    // The rules speak of goods that came alone.
    const fields = error.fields.map((field) => ({ ...field, pointer: field.pointer.replace('/goods', pointer) }))
    throw new Refusal(400, { fields })
  }
}
