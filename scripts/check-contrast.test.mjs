import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkContrast, contrast } from './check-contrast.mjs'
import { root } from './repository.mjs'

const css = readFileSync(join(root, 'apps/web/src/ui/tokens.css'), 'utf8')

describe('the contrast check', () => {
  it('measures as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  })

  it('finds a text too pale for its ground', () => {
    const pale = css.replace(/--text-3:\s*#[0-9a-f]{6}/, '--text-3: #cccccc')
    expect(checkContrast(pale)).toContainEqual(expect.stringMatching(/^light: text-3 on bg has 1\.\d\d, needs 4\.5$/))
  })

  it('finds a colour that is gone', () => {
    expect(checkContrast(css.replaceAll('--focus:', '--focos:'))).toContain('light: --focus is not there')
  })
})
