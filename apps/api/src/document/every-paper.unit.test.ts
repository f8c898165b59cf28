import { test } from 'vitest'
import { checkPapers } from '../testing/check-paper.ts'
import { type ProductOnPaper, paperViews } from '../testing/paper-samples.ts'
import { drawnPapers } from '../testing/papers.ts'
import { makeDocuments } from './documents.ts'

const documents = makeDocuments({ views: paperViews, renderer: drawnPapers, timeZone: 'Asia/Shanghai' })

/** All of them in all languages: every-paper.rest.test.ts. */
test.each<[ProductOnPaper, 'en' | 'ar']>([
  ['flights of several cities', 'en'],
  ['car', 'ar'],
])('[F6] %s in %s: what its owner and its traveller read', { timeout: 60_000 }, (product, language) =>
  checkPapers(documents, product, language),
)
