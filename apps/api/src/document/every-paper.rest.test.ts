import { languages } from '@portolan/domain/language'
import { test } from 'vitest'
import { checkPapers } from '../testing/check-paper.ts'
import { paperViews, productsOnPaper } from '../testing/paper-samples.ts'
import { drawnPapers } from '../testing/papers.ts'
import { makeDocuments } from './documents.ts'

const documents = makeDocuments({ views: paperViews, renderer: drawnPapers, timeZone: 'Asia/Shanghai' })

const all = productsOnPaper.flatMap((product) => languages.map((language) => [product, language] as const))

test.each(all)('[F6] %s in %s: what its owner and its traveller read', (product, language) =>
  checkPapers(documents, product, language),
)
