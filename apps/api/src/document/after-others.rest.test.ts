import type { Language } from '@portolan/domain/language'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { makeRailPaperView } from '../rail/paper-view.ts'
import { makeDocuments } from './documents.ts'
import { makeRenderer } from './render.ts'
import { readPdf } from './testing/pdf-reader.ts'
import { purchaseIn, trainBooking } from './testing/sample-booking.ts'

const views = [makeRailPaperView(makePlaces(loadCatalogue()))]

test('what was written before changes no letter and no byte of a paper', async () => {
  const hotel = { ...trainBooking, product: 'hotel' as const, title: 'Rua da Prata 80' }
  const write = async (...before: readonly Language[]) => {
    const own = makeRenderer()
    const papers = makeDocuments({ views, renderer: own, timeZone: 'UTC' })
    // Zürich has the u as a part of another letter, and Arabic letters are parts of others with more dots.
    for (const language of before) await papers.pdf(trainBooking, purchaseIn(language), { money: 'there' })
    const written = await Promise.all(
      (['en', 'fr', 'ar'] as const).map((language) => papers.pdf(hotel, purchaseIn(language), { money: 'all' })),
    )
    await own.close()
    return written
  }
  const alone = await write()
  const after = await write('en', 'ar', 'zh', 'fr')
  expect(after.map((file) => readPdf(file).lines)).toEqual(alone.map((file) => readPdf(file).lines))
  expect(after.map((file) => Buffer.from(file))).toEqual(alone.map((file) => Buffer.from(file)))
})
