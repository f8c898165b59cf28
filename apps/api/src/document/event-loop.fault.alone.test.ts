import { languages } from '@portolan/domain/language'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { makeRailPaperView } from '../rail/paper-view.ts'
import { watchEventLoop } from '../testing/event-loop.ts'
import { makeDocuments } from './documents.ts'
import { makeRenderer } from './render.ts'
import { purchaseIn, trainBooking } from './testing/sample-booking.ts'

test('papers are written without holding up the event loop for 20 ms', async () => {
  const renderer = makeRenderer()
  const views = [makeRailPaperView(makePlaces(loadCatalogue()))]
  const documents = makeDocuments({ views, renderer, timeZone: 'Asia/Shanghai' })
  const write = (language: (typeof languages)[number]) =>
    documents.pdf(trainBooking, purchaseIn(language), { money: 'all' })
  await write('zhHK')
  // Whatever else happens here only adds: one quiet round proves it, and a renderer that blocks has none.
  const longest: number[] = []
  for (let round = 0; round < 3 && !longest.some((turn) => turn < 20); round++) {
    const stopWatching = watchEventLoop()
    await Promise.all(languages.map(write))
    longest.push(stopWatching())
  }
  await renderer.close()
  expect(Math.min(...longest)).toBeLessThan(20)
})
