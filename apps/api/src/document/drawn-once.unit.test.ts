import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { type DrawOrder, drawPdf } from './draw.ts'
import { type DrawnOnceOptions, makeDrawnOnce } from './drawn-once.ts'

const orderFor = (name: string, more: Partial<DrawOrder> = {}): DrawOrder => ({
  paper: {
    kind: 'ticket',
    title: 'Paris – Zürich',
    reference: 'K7F3B2QX',
    supplierName: 'SNCF',
    status: { text: 'Ticketed', tone: 'good' },
    travelers: [{ name }],
    sections: [],
    told: [],
    terms: [],
    issued: 'Issued on 16 November 2026',
  },
  language: 'en',
  createdAt: Date.parse('2026-11-15T16:12:00Z'),
  ...more,
})

let drawn: string[]
beforeEach(() => {
  drawn = []
})

function makeCounted(options?: DrawnOnceOptions, draw = drawPdf) {
  return makeDrawnOnce(
    {
      close: async () => {},
      render(order) {
        if ('paper' in order) drawn.push(order.paper.travelers[0]?.name ?? '')
        return draw(order)
      },
    },
    options,
  )
}

describe('a paper', () => {
  test('is drawn once, for whoever asks while it is drawn and for whoever asks later', async () => {
    const { render } = makeCounted()
    const [one, other] = await Promise.all([render(orderFor('Ada')), render(orderFor('Ada'))])
    const later = await render(orderFor('Ada'))
    expect(drawn).toEqual(['Ada'])
    expect(later).toEqual(await drawPdf(orderFor('Ada')))
    expect([one, other]).toEqual([later, later])
  })

  test('of which a single letter, its language or its moment is another is another one', async () => {
    const { render } = makeCounted()
    const files = await Promise.all([
      render(orderFor('Ada')),
      render(orderFor('Ida')),
      render(orderFor('Ada', { language: 'fr' })),
      render(orderFor('Ada', { createdAt: 0 })),
    ])
    expect(drawn).toHaveLength(4)
    expect(new Set(files.map((file) => Buffer.from(file).toString('base64'))).size).toBe(4)
  })

  test('that could not be drawn is drawn when it is asked for again', async () => {
    let isBroken = true
    const { render } = makeCounted({}, (order) => (isBroken ? Promise.reject(new Error('stopped')) : drawPdf(order)))
    await expect(render(orderFor('Ada'))).rejects.toThrow('stopped')
    isBroken = false
    expect((await render(orderFor('Ada'))).length).toBeGreaterThan(1_000)
  })

  test('makes room for those that come after it', async () => {
    const { length } = await drawPdf(orderFor('Ada'))
    const { render } = makeCounted({ mostBytes: length * 2.5 })
    for (const name of ['Ada', 'Bob', 'Eve', 'Eve', 'Bob', 'Ada']) await render(orderFor(name))
    expect(drawn).toEqual(['Ada', 'Bob', 'Eve', 'Ada'])
  })

  test('is forgotten after its time, and when the node stops', async () => {
    const { render } = makeCounted({ lifetime: 20 })
    await render(orderFor('Ada'))
    await pause(60)
    await render(orderFor('Ada'))
    expect(drawn).toEqual(['Ada', 'Ada'])
    const lasting = makeCounted()
    await lasting.render(orderFor('Bob'))
    await lasting.close()
    await lasting.render(orderFor('Bob'))
    expect(drawn).toEqual(['Ada', 'Ada', 'Bob', 'Bob'])
  })
})
