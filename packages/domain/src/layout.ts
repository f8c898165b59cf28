/** How a person likes the page laid out; names and defaults come from the specification. */
export interface Layout {
  layoutType: 'vertical' | 'horizontal'
  layoutWidth: 'fluid' | 'boxed'
  leftSidebarType: 'icon' | 'full'
  topbar: 'dark' | 'light'
  loader: boolean
}

export const themes = ['light', 'dark', 'auto'] as const

export type Theme = (typeof themes)[number]

export const defaultLayout: Layout = {
  layoutType: 'vertical',
  layoutWidth: 'fluid',
  leftSidebarType: 'icon',
  topbar: 'dark',
  loader: false,
}

export const defaultTheme: Theme = 'light'
