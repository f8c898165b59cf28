import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const catalogue = /\/i18n\/locales\/\w+\/[\w-]+\.json$/

/** A text without arguments stays a string; the rest becomes its syntax tree, so that no parser is shipped. */
function compileMessages(source: string): Record<string, unknown> {
  const messages: Record<string, string> = JSON.parse(source)
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const tree = parse(message)
      const plain = tree.length === 1 && tree[0]?.type === TYPE.literal
      return [id, plain ? tree[0].value : tree]
    }),
  )
}

/** Compiles the message catalogues on import: the same in development, in tests and in the build. */
export function messages(): Plugin {
  return {
    name: 'portolan-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!catalogue.test(id)) return null
      return { code: JSON.stringify(compileMessages(code)), map: null }
    },
  }
}
