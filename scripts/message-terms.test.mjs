import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkTerms } from './message-terms.mjs'

const folders = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const said = {
  zh: '押金{seat}',
  zhHK: '按金 {seat}',
  es: 'Fianza {seat}',
  fr: 'Dépôt de garantie {seat}',
  ar: 'مبلغ الضمان {seat}',
}

function check({ en = 'Deposits {seat}', apart = '', ...texts } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-terms-'))
  folders.push(folder)
  mkdirSync(join(folder, 'texts'))
  const terms =
    'deposit|deposits\t押金\t按金\tfianza\tdépôt de garantie|caution\tضمان\nseat\t座\t座\tasiento\tplace\tمقعد'
  writeFileSync(join(folder, 'texts/terms.tsv'), `en\tzh\tzhHK\tes\tfr\tar\n${terms}\n`)
  writeFileSync(join(folder, 'texts/terms-apart.tsv'), `id\tterm\tlanguages\n${apart}`)
  const messages = new Map([
    ['car.deposit', { file: (language) => `${language}.json`, texts: { en, ...said, ...texts } }],
  ])
  return checkTerms(folder, messages)
}

describe('the terms of the glossary', () => {
  it('are content with the word of each language, and take no argument for a word', () => {
    expect(check()).toEqual([])
  })

  it('are missed in a text about something else', () => {
    expect(check({ fr: 'Assurance {seat}' })).toEqual([
      'fr.json: car.deposit says nothing of “deposit” in fr (dépôt de garantie or caution): see texts/terms.tsv',
    ])
  })

  it('are whole words in English', () => {
    expect(check({ en: 'Deposited {seat}', fr: 'Assurance {seat}' })).toEqual([])
  })

  it('let a text go its own way that is named, and no longer than it does', () => {
    const apart = 'car.deposit\tdeposit\tfr'
    expect(check({ fr: 'Assurance {seat}', apart })).toEqual([])
    expect(check({ apart })).toEqual(['texts/terms-apart.tsv: car.deposit, deposit, fr is no exception any more'])
  })
})
