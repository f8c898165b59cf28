import { describe, expect, it } from 'vitest'
import { screensOf } from './check-budget.mjs'

const manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_list.js': { file: 'list.js', imports: ['_react.js'] },
  '_field.js': { file: 'field.js' },
  'src/app/shell/shell.tsx': {
    file: 'shell.js',
    src: 'src/app/shell/shell.tsx',
    isDynamicEntry: true,
    imports: ['_field.js'],
  },
  'src/air/page.tsx': {
    file: 'air.js',
    src: 'src/air/page.tsx',
    isDynamicEntry: true,
    imports: ['_list.js', '_field.js'],
  },
  'src/i18n/locales/en/air.json': { file: 'en.js', src: 'src/i18n/locales/en/air.json', isDynamicEntry: true },
}

const sizes = {
  'main.js': 50_000,
  'react.js': 60_000,
  'list.js': 20_000,
  'air.js': 12_500,
  'shell.js': 9_000,
  'field.js': 4_000,
}

describe('the budget', () => {
  it('counts what a screen adds: itself and its imports, less what every screen has', () => {
    expect(screensOf(manifest, (file) => sizes[file])).toEqual([{ screen: 'src/air/page.tsx', kilobytes: 32.5 }])
  })
})
