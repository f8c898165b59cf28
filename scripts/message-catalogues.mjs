import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { languages } from './message-rules.mjs'
import { filesBelow } from './repository.mjs'
import { serverTexts } from './server-texts.mjs'

export const web = 'apps/web/src'
const [source] = languages

export const load = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Every catalogue: its name, its file in each language, and the folders whose code may use its texts. */
export function cataloguesOf(root) {
  const locales = `${web}/i18n/locales`
  const features = filesBelow(join(root, locales)).map((path) => basename(path, '.json'))
  const mails = filesBelow(join(root, 'apps/api/src')).filter((path) => path.endsWith(`/mail-text/${source}.json`))
  return [
    ...[...new Set(features)].map((name) => ({
      name,
      file: (language) => `${locales}/${language}/${name}.json`,
      users: [web],
    })),
    {
      name: 'error',
      file: (language) => `packages/contract/src/error-text/${language}.json`,
      users: [web, 'apps/api/src', 'packages/contract/src'],
    },
    ...mails.map((path) => ({
      name: 'mail',
      file: (language) => `apps/api/src/${path.replace(/[^/]+$/, `${language}.json`)}`,
      users: ['apps/api/src'],
    })),
  ]
}

/**
 * Every message of the repository by id, with its text in each language and the file of it; those of them that stand in
 * the server's code; and the files whose texts nobody found.
 */
export function messagesOf(root) {
  const messages = new Map()
  for (const { file } of cataloguesOf(root)) {
    for (const language of languages.filter((one) => existsSync(join(root, file(one))))) {
      for (const [id, text] of Object.entries(load(join(root, file(language))))) {
        if (!messages.has(id)) messages.set(id, { file, texts: {} })
        messages.get(id).texts[language] = text
      }
    }
  }
  const { said, strays } = serverTexts(root)
  const server = new Map([...said].map(([id, { path, texts }]) => [id, { file: () => path, texts }]))
  return { messages: new Map([...messages, ...server]), server, strays }
}
