import { beforeEach, expect, test } from 'vitest'
import { dropDraft, readDraft, writeDraft } from './draft.ts'

beforeEach(() => sessionStorage.clear())

test('[R5.8] what was typed comes back, secrets never do', () => {
  writeDraft('register', { email: 'a@b.example', password: 'hidden', captcha: 'X', firstName: 'Ada', docID: 'K1' })
  expect(readDraft('register')).toEqual({ email: 'a@b.example', firstName: 'Ada' })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hidden')
  dropDraft('register')
  expect(readDraft('register')).toEqual({})
})

test('a broken draft is no draft', () => {
  sessionStorage.setItem('draft:x', '{')
  expect(readDraft('x')).toEqual({})
})
