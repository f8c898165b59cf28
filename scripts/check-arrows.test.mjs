import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkArrows } from './check-arrows.mjs'
import { root } from './repository.mjs'

const folders = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Writes a tree of files and cruises it: each content is a list of imports, `type x` for a type-only one. */
async function cruise(tree) {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-arrows-'))
  folders.push(folder)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'tree', dependencies: { pg: '1', zod: '1', ioredis: '1' } }),
  )
  for (const [path, imports] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    const lines = imports.map((target, at) =>
      target.startsWith('type ')
        ? `import type { T } from '${target.slice(5)}'`
        : `import { v as v${at} } from '${target}'`,
    )
    writeFileSync(join(folder, path), `${lines.join('\n')}\nexport const v = 1\nexport type T = number\n`)
  }
  return checkArrows(folder)
}

const domain = (depth) => `${'../'.repeat(depth)}packages/domain/src/money.ts`
const contract = (depth, name) => `${'../'.repeat(depth)}packages/contract/src/${name}.ts`

const sound = {
  'packages/domain/src/money.ts': [],
  'packages/contract/src/air.ts': ['../../domain/src/money.ts', 'zod/mini'],
  'packages/contract/src/table.ts': ['./air.ts'],
  'apps/api/src/main.ts': ['./app.ts'],
  'apps/api/src/app.ts': [
    './air/service.ts',
    './air/store.ts',
    './cart/service.ts',
    './platform/cache.ts',
    contract(3, 'table'),
  ],
  'apps/api/src/air/service.ts': [domain(4), 'type ../cart/service.ts'],
  'apps/api/src/air/store.ts': ['../platform/db.ts'],
  'apps/api/src/cart/service.ts': ['../platform/refusal.ts'],
  'apps/api/src/platform/db.ts': ['pg'],
  'apps/api/src/platform/cache.ts': ['ioredis'],
  'apps/api/src/platform/refusal.ts': [],
  'apps/api/src/air/air.test.ts': ['../app.ts', '../cart/service.ts', '../platform/db.ts'],
  'apps/web/src/main.tsx': ['./app/router.tsx'],
  'apps/web/src/app/router.tsx': ['../air/page.tsx', '../hotel/page.tsx'],
  'apps/web/src/air/page.tsx': ['../session/use.ts', '../ui/Button.tsx', contract(4, 'air')],
  'apps/web/src/hotel/page.tsx': ['../ui/Button.tsx'],
  'apps/web/src/session/use.ts': ['../api/client.ts', '../i18n/text.ts', '../ui/Button.tsx'],
  'apps/web/src/ui/Button.tsx': ['../i18n/text.ts'],
  'apps/web/src/api/client.ts': ['../i18n/text.ts'],
  'apps/web/src/i18n/text.ts': [],
}

describe('the arrows', () => {
  it('let a sound tree pass and read all of it', async () => {
    const { read, problems } = await cruise(sound)
    expect(problems).toEqual([])
    expect(read).toBeGreaterThanOrEqual(Object.keys(sound).length)
  }, 60_000)

  it('name every one that is broken', async () => {
    const { problems } = await cruise({
      ...sound,
      'packages/domain/src/money.ts': ['zod'],
      'packages/contract/src/air.ts': ['../../domain/src/money.ts', 'pg'],
      'apps/api/src/air/service.ts': ['../cart/service.ts', '../platform/db.ts', 'ioredis', '../app.ts'],
      'apps/api/src/platform/refusal.ts': ['type ../cart/service.ts'],
      'apps/api/src/suppliers/house/a.ts': ['../osdm/b.ts', contract(5, 'air')],
      'apps/api/src/suppliers/osdm/b.ts': ['../../../../web/src/i18n/text.ts'],
      'apps/web/src/air/page.tsx': ['../hotel/page.tsx', contract(4, 'table'), 'react-aria-components'],
      'apps/web/src/hotel/page.tsx': ['../app/router.tsx', './lost.ts', '../attic/box.ts'],
      'apps/web/src/attic/box.ts': [],
      'apps/web/src/session/use.ts': ['../rail/page.tsx', '../../../api/src/platform/refusal.ts'],
      'apps/web/src/rail/page.tsx': ['./page.test.tsx'],
      'apps/web/src/rail/page.test.tsx': [],
      'apps/web/src/ui/Button.tsx': ['../session/who.ts', '../api/client.ts'],
      'apps/web/src/session/who.ts': [],
      'apps/web/src/api/client.ts': ['../ui/Field.tsx'],
      'apps/web/src/ui/Field.tsx': [],
      'apps/web/src/i18n/text.ts': ['../api/failure.ts'],
      'apps/web/src/api/failure.ts': [],
      'apps/web/src/cms/alone.tsx': [],
    })
    const broken = new Set(problems.map((problem) => problem.split(':')[0]))
    expect([...broken].sort()).toEqual([
      'adapters-are-strangers',
      'adapters-know-no-contract',
      'api-sees-no-browser',
      'app-is-the-only-wiring',
      'app-is-the-top',
      'base-below-parts',
      'base-keeps-order',
      'contract-knows-domain',
      'database-in-stores',
      'domain-imports-nothing',
      'features-are-strangers',
      'i18n-is-the-ground',
      'known-rooms-only',
      'modules-share-types-only',
      'network-in-clients',
      'no-cycles',
      'no-dev-dependency',
      'no-orphans',
      'no-test-in-product',
      'not-to-unresolvable',
      'parts-below-features',
      'platform-below-modules',
      'primitives-behind-ui',
      'ui-is-drawn-by-others',
      'web-not-to-whole-table',
      'web-sees-no-server',
      'wiring-for-the-entry',
    ])
  }, 60_000)

  it('do not take an empty tree for a clean one', async () => {
    const { read, problems } = await cruise({ 'apps/web/readme.md': [] })
    expect(read).toBe(0)
    expect(problems.length).toBeGreaterThan(0)
  }, 60_000)
})
