import { makeRenderer, type Renderer } from '../document/render.ts'

/** In the place of papers that nobody looks at, and no PDF: to draw one takes longer than all the rest of a sale. */
export const blankPapers: Renderer = {
  render: async () => new TextEncoder().encode('Nobody looks at this.'),
  close: async () => {},
}

const writer = makeRenderer()

/** Papers as customers get them. One writer for all worlds of a process: to start one takes two seconds. */
export const drawnPapers: Renderer = { render: (order) => writer.render(order), close: async () => {} }
