import { describe, expect, test } from 'vitest'
import { maskOf, mergeDocuments, type TravelDocument } from './travel-document.ts'

test('[R7.6] a mask shows the last three at most and hides five at least', () => {
  expect(maskOf('K12345678')).toBe('•••••678')
  expect(maskOf('1234567')).toBe('•••••67')
  expect(maskOf('12345')).toBe('•••••')
  expect(maskOf('A12')).toBe('•••••')
})

describe('[R7.6] documents that come back', () => {
  const passport: TravelDocument = { docType: '2', docID: 'K12345678', docIssueCountry: 'HK' }
  const second: TravelDocument = { docType: '2', docID: 'E00099678', docIssueCountry: 'GB' }
  const card: TravelDocument = { docType: '5', docID: 'A9990001678' }

  test('masked ones keep their number, others bring their own', () => {
    const sent: TravelDocument[] = [
      { docType: '5', docID: '•••••678', expireDate: '2031-01-01' },
      { docType: '2', docID: 'NEW000111' },
      { docType: '2', docID: '•••••678' },
    ]
    expect(mergeDocuments([passport, card], sent).map(({ docID }) => docID)).toEqual([
      'A9990001678',
      'NEW000111',
      'K12345678',
    ])
    expect(mergeDocuments([passport, card], sent)[0]?.expireDate).toBe('2031-01-01')
  })

  test('two that look the same keep their order', () => {
    const sent = [passport, second].map((one) => ({ ...one, docID: maskOf(one.docID) }))
    expect(mergeDocuments([passport, second], sent)).toEqual([passport, second])
  })

  test('a mask of nothing is refused', () => {
    for (const docID of ['•••••679', '••••••678', '•', 'K1•345678'])
      expect(() => mergeDocuments([passport], [{ docType: '2', docID }])).toThrowError(
        expect.objectContaining({
          status: 400,
          fields: [expect.objectContaining({ pointer: '/profile/documents/0/docID' })],
        }),
      )
  })
})
