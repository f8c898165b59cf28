import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { cataloguesOf } from './message-catalogues.mjs'
import { root } from './repository.mjs'
import { missingTexts } from './route-texts.mjs'

const folders = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const features = ['ui', 'error', 'shell', 'account', 'traveler', 'stay']

/** A small application: two pages, one whose texts have a name. */
const application = {
  'app/routes/account.ts': `
    const bookTexts = ['stay']
    createRoute(screen('login', 'account.title', ['account'], () => import('../../account/page.tsx')))
    createRoute(screen('login', 'stay.title', [...bookTexts], () => import('../../stay/list.tsx')))`,
  'account/page.tsx': `import { Frame } from './Frame.tsx'
    export default function Page() { return <Frame>{t('account.title')}</Frame> }`,
  'account/Frame.tsx': `import { words } from '../traveler/words.ts'
    export const Frame = () => t(words.name)`,
  'traveler/words.ts': `export const words = { name: 'account.name' }
    export const passport = () => t('traveler.passport')`,
  'stay/list.tsx': `export default function List() { return t('stay.title') }`,
}

function open(files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-routes-'))
  folders.push(folder)
  for (const [path, content] of Object.entries({ ...application, ...files })) {
    const file = join(folder, 'apps/web/src', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return missingTexts(folder, features)
}

it('[B6] every route loads the texts of all that its screen can say', () => {
  const names = cataloguesOf(root).map(({ name }) => name)
  expect(missingTexts(root, names)).toEqual([])
})

it('passes where each screen says what its route loads, and a word that nobody uses does not count', () => {
  expect(open()).toEqual([])
})

it('names the text, who says it and the screen, however far away it is said', () => {
  const frame = `import { passport, words } from '../traveler/words.ts'
    export const Frame = () => t(words.name) + passport()`
  expect(open({ 'account/Frame.tsx': frame })).toEqual([
    'apps/web/src/account/page.tsx: traveler.passport is said by apps/web/src/traveler/words.ts, and its catalogue is not loaded there',
  ])
})

it('looks into templates and into what is loaded later', () => {
  const list = `export default function List() { return lazy(() => import('./Later.tsx')) }`
  const later = 'export default () => t(`traveler.title.${kind}`)'
  expect(open({ 'stay/list.tsx': list, 'stay/Later.tsx': later })).toEqual([
    'apps/web/src/stay/list.tsx: traveler.title. is said by apps/web/src/stay/Later.tsx, and its catalogue is not loaded there',
  ])
})

it('counts what the code itself asks for before it shows it', () => {
  const list = `export default async function List() { await needTexts('traveler'); return t('traveler.passport') }`
  expect(open({ 'stay/list.tsx': list })).toEqual([])
})

it('asks for the title of a page as well', () => {
  const routes = `createRoute(screen('login', 'stay.title', ['account'], () => import('../../account/page.tsx')))`
  expect(open({ 'app/routes/account.ts': routes })).toEqual([
    'apps/web/src/account/page.tsx: stay.title is said by apps/web/src/account/page.tsx, and its catalogue is not loaded there',
  ])
})
