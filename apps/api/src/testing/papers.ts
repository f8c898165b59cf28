import { makeRenderer, type Renderer } from '../document/render.ts'

const kept = { start: () => {}, close: async () => {} }

/** In the place of papers that nobody looks at, and no PDF: to draw one takes longer than all the rest of a sale. */
export const blankPapers: Renderer = { ...kept, render: async () => new TextEncoder().encode('Nobody looks at this.') }

const writer = makeRenderer()

/** Papers as customers get them. One writer for all worlds of a process: to start one takes two seconds. */
export const drawnPapers: Renderer = { ...kept, render: (order) => writer.render(order) }
