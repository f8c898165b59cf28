import { describe, expect, it } from 'vitest'
import { defaultLayout, defaultTheme, themes } from './layout.ts'

describe('the layout', () => {
  it('[R2.8] is vertical, fluid, with an icon sidebar, a dark top bar and no loader, unless changed', () => {
    expect(defaultLayout).toEqual({
      layoutType: 'vertical',
      layoutWidth: 'fluid',
      leftSidebarType: 'icon',
      topbar: 'dark',
      loader: false,
    })
  })

  it('comes in light, dark or as the system has it; light unless changed', () => {
    expect(themes).toEqual(['light', 'dark', 'auto'])
    expect(defaultTheme).toBe('light')
  })
})
