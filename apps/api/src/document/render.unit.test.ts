import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { Language } from '@portolan/domain/language'
import { afterAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { makeRailPaperView } from '../rail/paper-view.ts'
import { makeDocuments } from './documents.ts'
import type { PaperMoney } from './paper.ts'
import { makeRenderer, type RendererOptions } from './render.ts'
import { drawCode } from './sheet/code.ts'
import { type ReadPdf, readPdf } from './testing/pdf-reader.ts'
import { passBooking, purchaseIn, trainBooking } from './testing/sample-booking.ts'

const renderer = makeRenderer()
afterAll(() => renderer.close())

const views = [makeRailPaperView(makePlaces(loadCatalogue()))]
const documents = makeDocuments({ views, renderer, timeZone: 'Asia/Shanghai' })

const ticketIn = async (language: Language, money: PaperMoney = 'all'): Promise<ReadPdf> =>
  readPdf(await documents.pdf(trainBooking, purchaseIn(language), { money }))

/** French and others set figures apart with spaces that a font may not have. */
const plain = (lines: readonly string[]) => lines.join('\n').replace(/[\u00a0\u202f]/g, ' ')

/** A worker that starts from TypeScript takes its time on a busy machine. */
const patient = { timeout: 60_000 }

describe('the ticket as a PDF', patient, () => {
  test.each<[Language, string[]]>([
    ['en', ['E-ticket', 'Ticketed', 'Paris Gare de Lyon – Zürich HB', 'Coach 7, seat 61', 'Travellers', 'HK$4,320.00']],
    ['zh', ['电子票', '已出票', '巴黎里昂站 – 苏黎世中央车站', '7号车厢，61号座位', '出行人', 'HK$4,320.00']],
    ['zhHK', ['電子票', '已出票', '巴黎里昂站 – 蘇黎世中央車站', '7 號車廂，61 號座位', '旅客', 'HK$4,320.00']],
    ['es', ['Billete electrónico', 'Emitida', 'Coche 7, asiento 61', 'Viajeros', 'HK$4.320,00']],
    ['fr', ['Billet électronique', 'Billets émis', 'Voiture 7, place 61', 'Voyageurs', 'HK$4 320,00']],
    ['ar', ['تذكرة إلكترونية', 'صدرت التذاكر', 'عربة 7، مقعد 61', 'المسافرون', 'HK$4,320.00']],
  ])('%s: its words, and every name in its own letters', async (language, words) => {
    const { lines, pages } = await ticketIn(language)
    const text = plain(lines)
    for (const word of [...words, 'K7F3B2QX', 'QXWZ7M', '07:22', '11:26', 'Mei Lam', '陳志明', 'ليلى الحداد'])
      expect(text).toContain(word)
    expect(text).not.toMatch(/\ufffd|undefined|[{}]/)
    expect(pages).toBe(1)
  })

  test('letters are embedded from the fonts of their script, and only those that are used', async () => {
    const [english, mainland, hongKong] = await Promise.all([ticketIn('en'), ticketIn('zh'), ticketIn('zhHK')])
    expect(english.fonts).toContain('hanken-grotesk-latin-400')
    expect(english.fonts).toContain('ibm-plex-sans-arabic-arabic-600')
    expect(mainland.fonts).toContain('noto-sans-sc-chinese-simplified-600')
    expect(hongKong.fonts).toContain('noto-sans-hk-chinese-hongkong-600')
    const used = mainland.glyphs.get('noto-sans-sc-chinese-simplified-400') ?? []
    expect(used).toContain('陳')
    expect(used.length).toBeLessThan(200)
  })

  test('Arabic letters take the forms of their neighbours', async () => {
    const { glyphs } = await ticketIn('ar')
    const forms = glyphs.get('ibm-plex-sans-arabic-arabic-400') ?? []
    // One that joins on both sides has more forms than one; lam and alef together are one glyph.
    expect(forms.filter((meaning) => meaning === 'ل').length).toBeGreaterThan(1)
    expect(forms.filter((meaning) => meaning === 'ي').length).toBeGreaterThan(1)
    expect(forms.some((meaning) => /^ل[اأإ]$/.test(meaning))).toBe(true)
  })

  test('without the price there is no sum on it', async () => {
    const { lines } = await ticketIn('en', 'there')
    expect(plain(lines)).not.toMatch(/HK\$|Price|Total|Paid/)
    expect(plain(lines)).toContain('Mei Lam')
  })

  test('a pass tells where, how long and from which day', async () => {
    const text = plain(readPdf(await documents.pdf(passBooking, purchaseIn('en'), { money: 'all' })).lines)
    for (const words of ['Benelux Pass', '5 Days within 1 Month(s)', '2nd Class', 'Tuesday 15 December 2026', 'PASS42'])
      expect(text.replace(/,/g, '')).toContain(words)
  })

  test('what is cancelled is no ticket: it says so and has no code', async () => {
    const cancelled = { ...trainBooking, status: 'Cancelled' as const }
    const { lines } = readPdf(await documents.pdf(cancelled, purchaseIn('en'), { money: 'all' }))
    expect(plain(lines)).toContain('Cancelled')
    expect(plain(lines)).toContain('Not valid for travel')
  })

  test('the same booking gives the same file, to the byte', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => documents.pdf(trainBooking, purchaseIn('fr'), { money: 'all' })),
    )
    expect(Buffer.from(one ?? []).equals(Buffer.from(other ?? []))).toBe(true)
  })

  test('[A39] names of 200 letters, with emoji, markup and marks that turn the text round, break nothing', async () => {
    const [lead] = purchaseIn('en').travelers
    if (!lead) throw new Error('Nobody travels.')
    const travelers = ['W'.repeat(200), '<b>Eve</b>\r\n\u202e😀', 'ąćęłńóśźż Žůřő', '𠮷野', 'ก', ''].map(
      (given, index) => ({
        ...{ ...lead, ref: String(index + 1), given, surname: 'Šmíd' },
      }),
    )
    const file = await documents.pdf(trainBooking, { ...purchaseIn('en'), travelers }, { money: 'all' })
    const text = plain(readPdf(file).lines)
    expect(text).toContain('<b>Eve</b> ? Šmíd')
    expect(text).toMatch(/W{20}/)
    expect(text).not.toMatch(/\ufffd/)
  })
})

describe('the scannable code', patient, () => {
  /** The modules as they are drawn: each outline is a run of dark ones in a row. */
  function modulesOf({ shapes }: ReadPdf, size: number): string[] {
    const outlines = shapes.toSorted((one, other) => other.length - one.length)[0] ?? []
    const corners = outlines.flat()
    const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))]
    const [right, bottom] = [Math.max(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))]
    expect(right - left).toBeCloseTo(top - bottom, 1)
    const side = (right - left) / size
    const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '))
    for (const outline of outlines) {
      const xs = outline.map(([x]) => Math.round((x - left) / side))
      const row = Math.round((top - Math.max(...outline.map(([, y]) => y))) / side)
      for (let column = Math.min(...xs); column < Math.max(...xs); column++) (rows[row] ?? [])[column] = '#'
    }
    return rows.map((row) => row.join(''))
  }

  const expected = (kind: 'ticket' | 'voucher', text: string): string[] => {
    const { size, isDark } = drawCode(kind, text)
    return Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => (isDark(column, row) ? '#' : ' ')).join(''),
    )
  }

  test('an Aztec code with both references stands on the ticket, module by module', async () => {
    const code = expected('ticket', 'PTL1/K7F3B2QX/QXWZ7M')
    expect(modulesOf(await ticketIn('ar'), code.length)).toEqual(code)
  })

  test('a QR code stands on the voucher of a product that has no view of its own', async () => {
    const hotel = { ...trainBooking, product: 'hotel' as const, title: 'Casa do Cais, Lisboa' }
    const read = readPdf(await documents.pdf(hotel, purchaseIn('en'), { money: 'all' }))
    const code = expected('voucher', 'PTL1/K7F3B2QX/QXWZ7M')
    expect(modulesOf(read, code.length)).toEqual(code)
    expect(plain(read.lines)).toContain('Casa do Cais, Lisboa')
  })

  test('a supplier’s own code comes before ours', async () => {
    const { reservation } = trainBooking
    if (!reservation) throw new Error('Nothing is reserved.')
    const papers = [{ kind: 'ticket' as const, id: '1', travelerRefs: [], barcode: 'UIC918.3 OWN CODE' }]
    const own = { ...trainBooking, reservation: { ...reservation, documents: papers } }
    const code = expected('ticket', 'UIC918.3 OWN CODE')
    const read = readPdf(await documents.pdf(own, purchaseIn('en'), { money: 'there' }))
    expect(modulesOf(read, code.length)).toEqual(code)
  })
})

describe('the worker', patient, () => {
  const open = (options: RendererOptions = {}) => {
    const own = makeRenderer(options)
    return { own, papers: makeDocuments({ views, renderer: own, timeZone: 'UTC' }) }
  }
  const write = (papers: ReturnType<typeof makeDocuments>) =>
    papers.pdf(trainBooking, purchaseIn('en'), { money: 'all' })

  /** The longest turn of the event loop while something is done. */
  test('when it dies the paper in hand is refused, and the next one starts it again', async () => {
    const started = once(process, 'worker') as Promise<[Worker]>
    const { own, papers } = open()
    const lost = expect(write(papers)).rejects.toThrow('stopped')
    const [worker] = await started
    await worker.terminate()
    await lost
    expect((await write(papers)).length).toBeGreaterThan(10_000)
    await own.close()
  })

  test('a paper that does not end is given up with its worker, and the next one is begun', async () => {
    const { own, papers } = open({ patience: 100 })
    const both = [write(papers), write(papers)]
    for (const one of both) await expect(one).rejects.toThrow('in time')
    await own.close()
  })

  test('what cannot be written is refused without a word of it, and the worker goes on', async () => {
    const { own } = open()
    const { reservation } = trainBooking
    if (!reservation) throw new Error('Nothing is reserved.')
    const papers = [{ kind: 'ticket' as const, id: '1', travelerRefs: [], barcode: 'secret '.repeat(2000) }]
    const tooLong = { ...trainBooking, reservation: { ...reservation, documents: papers } }
    const broken = makeDocuments({ views, renderer: own, timeZone: 'UTC' })
    const failure = await broken.pdf(tooLong, purchaseIn('en'), { money: 'all' }).catch((error: Error) => error)
    expect(String(failure)).toContain('The document could not be written')
    expect(`${failure} ${(failure as Error).stack}`).not.toContain('secret')
    expect((await write(broken)).length).toBeGreaterThan(10_000)
    await own.close()
  })

  test('who comes when too many wait is told at once; nothing is written after the end', async () => {
    const { own, papers } = open({ mostWaiting: 1 })
    const all = [1, 2, 3].map(() =>
      write(papers).then(
        () => 'written',
        (error: Error) => error.message,
      ),
    )
    expect((await all[2]) ?? '').toContain('Too many documents')
    await own.close()
    expect(await all[1]).toContain('no longer written')
    await expect(write(papers)).rejects.toThrow('no longer written')
  })
})
