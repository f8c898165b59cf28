import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../place/catalogue/load.ts'
import { paperTexts } from '../catalogue/text.ts'
import { dress } from './dress.ts'

const spelled = async (text: string, language: 'en' | 'zh' | 'zhHK' | 'ar' = 'en') =>
  (await dress([text], language)).spell(text)

describe('letters and the fonts that have them', { timeout: 60_000 }, () => {
  test('a text opens the fonts that it needs and no others', async () => {
    expect((await dress(['Paris 07:22 – Zürich'], 'en')).families).toEqual(['hanken-grotesk-latin'])
    expect((await dress(['巴黎', '07:22'], 'zh')).families).toEqual([
      'hanken-grotesk-latin',
      'noto-sans-sc-chinese-simplified',
    ])
    expect((await dress(['باريس'], 'ar')).families).toEqual(['ibm-plex-sans-arabic-arabic'])
  })

  test('Hong Kong has its own forms, and borrows what they lack', async () => {
    const { families, spell } = await dress(['車廂，座位'], 'zhHK')
    expect(families).toEqual(['noto-sans-hk-chinese-hongkong', 'noto-sans-sc-chinese-simplified'])
    expect(spell('車廂，座位')).toBe('車廂，座位')
  })

  test('a rare letter comes from its slice', async () => {
    const { families, spell } = await dress(['衞'], 'zhHK')
    expect(families).toHaveLength(1)
    expect(families[0]).toMatch(/^noto-sans-hk-\d+$/)
    expect(spell('衞')).toBe('衞')
  })

  test('what no font has is written without its marks, or as a question', async () => {
    expect(await spelled('Łódź, Győr, İstanbul, Čačak, Iași')).toBe('Łódź, Győr, İstanbul, Čačak, Iași')
    expect(await spelled('Ḥimṣ')).toMatch(/^[ḤH]im[ṣs]$/)
    expect(await spelled('Mei 😀 Lam ก')).toBe('Mei ? Lam ?')
    expect(await spelled('4\u202f320,00')).toBe('4\u00a0320,00')
    expect(await spelled('e\u0301a\u200d')).toBe('éa')
  })

  test('marks over Arabic letters are left out, the letters stay', async () => {
    expect(await spelled('مؤكّد يومًا', 'ar')).toBe('مؤكد يوما')
  })

  test.each(['en', 'zh', 'zhHK', 'es', 'fr', 'ar'] as const)('%s: our own words can all be set', async (language) => {
    const words = JSON.stringify(paperTexts[language])
    const { spell } = await dress([words], language)
    expect(spell(words)).toBe(words.replace(/[\u064b-\u0652]/g, '').replace(/\u202f/g, '\u00a0'))
  })

  test('every Chinese and Arabic name of a station can be set', async () => {
    const { stations } = loadCatalogue()
    for (const language of ['zh', 'zhHK', 'ar'] as const) {
      const names = stations.flatMap(({ names: own }) => own[language] ?? []).join('')
      const { spell } = await dress([names], language)
      expect(spell(names)).not.toContain('?')
    }
  })
})
