import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@portolan/domain/language'
import { holds, type Person } from '@portolan/domain/may'
import type { Permission } from '@portolan/domain/permission'

/** What a page is made of. */
interface Pieces {
  needs?: Permission
  needsLogin: boolean
  /** Names of scripts that stand in the page itself: of the frame around it, and its own. */
  frameBegins?: string
  begins?: string
  sheets: readonly string[]
  scripts: readonly string[]
  texts: Partial<Record<Language, readonly string[]>>
}

/** As the build has written it down. */
interface Written {
  pages: Readonly<Record<string, Pieces>>
  scripts: Readonly<Record<string, string>>
}

interface Visit {
  path: string
  language: Language
  person: Person
  nonce: string
}

/** What stands in a page's head for what it is made of. */
interface Head {
  /** Above the sheets, for which it would wait. */
  script: string
  sheets: string
}

const isAt = (path: string, route: string): boolean => {
  const [parts, names] = [path.split('/'), route.split('/')]
  return parts.length === names.length && names.every((name, index) => name.startsWith('$') || name === parts[index])
}

const linksTo = ({ sheets }: Pieces): string =>
  sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('')

/**
 * As a script: what a browser reads in the page it fetches before any script runs, and what is asked for would stand
 * behind all of it in the queue for one of six connections.
 */
const fetching = ({ scripts, texts }: Pieces, language: Language): string =>
  `for(const one of ${JSON.stringify([...scripts, ...(texts[language] ?? [])])})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",crossOrigin:"",href:"/"+one}))`

function read(root: string): Written {
  const file = join(root, '.vite/pages.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { pages: {}, scripts: {} }
}

/**
 * A page that shows what is searched says what it is made of, and begins the search. Left to find out by itself what a
 * page needs, a browser runs one piece to learn of the next and waits for the line each time; what is shown would be
 * asked for last of all.
 */
export function makePageHead(root: string): (visit: Visit) => Head {
  const { pages, scripts } = read(root)
  const routes = Object.keys(pages)
  const find = (path: string): Pieces | undefined =>
    Object.hasOwn(pages, path) ? pages[path] : pages[routes.find((route) => isAt(path, route)) ?? '']
  return ({ path, language, person, nonce }) => {
    const page = find(path)
    const isShown = page && !(page.needsLogin && person.kind === 'guest') && (!page.needs || holds(person, page.needs))
    // Where nothing is searched, what is drawn first would only wait behind what comes after it.
    if (!isShown || !page.begins) return { script: '', sheets: '' }
    const begins = [page.frameBegins ?? [], page.begins].flat()
    const work = [...begins.map((name) => scripts[name]), fetching(page, language)]
    return {
      script: work.map((code) => `<script nonce="${nonce}">${code}</script>`).join(''),
      sheets: linksTo(page),
    }
  }
}
