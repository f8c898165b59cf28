import { register } from 'node:module'

/**
 * Loaded before the built server: from then on every supplier of it, the house's own too, does what it is told and now
 * and then loses the answer on the way. Share of answers lost: LOSE_ANSWERS, from 0 to 1.
 */
const share = Number(process.env.LOSE_ANSWERS ?? 0.1)
const spoken = new Set(['hold', 'confirm', 'cancel', 'retrieve'])

const lost = (operation) => ({
  ok: false,
  error: {
    ...{ kind: 'timeout', details: 'The answer was lost.' },
    ...{ effect: operation === 'retrieve' ? 'none' : 'unknown', retry: 'sameKey' },
  },
})

globalThis.losingAnswers = (supplier) =>
  new Proxy(supplier, {
    get(target, operation) {
      const value = Reflect.get(target, operation)
      if (!spoken.has(operation)) return value
      return async (...input) => {
        const answer = await value.apply(target, input)
        if (Math.random() >= share) return answer
        console.log('An answer was lost.')
        return lost(operation)
      }
    },
  })

/** The server has no knob for this, and needs none: one word of it is changed as it is read. */
const reader = `
  const place = /supplier: (guarded\\S*)\\(raw, guard,/
  export async function load(url, context, next) {
    const read = await next(url, context)
    if (!url.endsWith('/api/dist/main.js')) return read
    const text = String(read.source)
    if (!place.test(text)) throw new Error('The built server does not guard its suppliers where it did.')
    return { ...read, source: text.replace(place, 'supplier: $1(globalThis.losingAnswers(raw), guard,') }
  }`

register(`data:text/javascript,${encodeURIComponent(reader)}`)
