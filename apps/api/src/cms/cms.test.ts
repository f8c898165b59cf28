import { savePreferences } from '@portolan/contract/account'
import { listPromotions, listRailBanners, readPromotion, readRailBanner } from '@portolan/contract/cms'
import { addDays, todayIn } from '@portolan/domain/date'
import { isPictureKey } from '@portolan/picture/key'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'
import { banners, promotions, textOf } from './catalogue/content.ts'
import { seedContent } from './content-store.ts'

let world: TestWorld
let today: string
beforeAll(async () => {
  world = await openWorld({ PICTURE_HOSTS: 'photos.supplier.example' })
  await seedContent(world.db, world.config.timeZone)
  today = todayIn(world.config.timeZone, new Date())
})
afterAll(() => world.close())

interface Written {
  start?: string
  end?: string
  sort?: number
  picture?: string
  link?: string
  texts?: Record<string, { title: string; summary?: string; body?: string }>
}

async function writePromotion(id: string, { start, end, sort = 99, picture, link, texts }: Written): Promise<void> {
  await world.db.query(sql`
    insert into promotion (id, picture, link_url, start_date, end_date, sort, supplier, fare_code)
    values (${id}, ${picture ?? 'train~any~x'}, ${link ?? null}, ${start ?? today}, ${end ?? today}, ${sort},
      'house', 'SUMMER')`)
  for (const [language, { title, summary, body }] of Object.entries(texts ?? { en: { title: id } }))
    await world.db.query(sql`
      insert into promotion_text (promotion_id, language, title, summary, body)
      values (${id}, ${language}, ${title}, ${summary ?? null}, ${body ?? null})`)
}

async function writeBanner(id: string, written: Written & { mobile?: string }): Promise<void> {
  await world.db.query(sql`
    insert into rail_home_banner (id, picture, mobile_picture, link_url, start_date, end_date, sort)
    values (${id}, ${written.picture ?? 'train~any~x'}, ${written.mobile ?? null}, ${written.link ?? null},
      ${written.start ?? today}, ${written.end ?? today}, ${written.sort ?? 99})`)
  for (const [language, { title, summary }] of Object.entries(written.texts ?? { en: { title: id } }))
    await world.db.query(sql`
      insert into rail_home_banner_text (banner_id, language, title, sub_title)
      values (${id}, ${language}, ${title}, ${summary ?? null})`)
}

const inLanguage = (tag: string) => ({ 'accept-language': tag })
const list = async (tag = 'en') => (await world.browser().call(listPromotions, {}, inLanguage(tag))).body
const read = (id: string, tag = 'en') => world.browser().call(readPromotion, { params: { id } }, inLanguage(tag))
const listBanners = async (tag = 'en') => (await world.browser().call(listRailBanners, {}, inLanguage(tag))).body
const readBanner = (id: string, tag = 'en') => world.browser().call(readRailBanner, { params: { id } }, inLanguage(tag))

const tags = [
  ['en', 'en'],
  ['zh', 'zh-CN'],
  ['zhHK', 'zh-HK'],
  ['es', 'es-MX'],
  ['fr', 'fr'],
  ['ar', 'ar-EG'],
] as const

describe('[R7.39] the promotions of today', () => {
  test.each(tags)('are shown in %s, in their order', async (language, tag) => {
    const shown = await list(tag)
    expect(shown.slice(0, 6).map(({ id }) => id)).toEqual(promotions.map(({ id }) => id))
    for (const one of shown.slice(0, 6)) {
      const written = textOf(language).promotions[one.id as (typeof promotions)[number]['id']]
      expect(one).toMatchObject({ language, title: written.title, summary: written.summary })
      expect(one.imageUrl).toMatch(/^\/api\/v1\/picture\/[\w.~-]+\.svg$/)
      expect(one.startDate <= today && today <= one.endDate).toBe(true)
    }
  })

  test('the session’s language wins over the browser’s', async () => {
    const browser = world.browser()
    await browser.call(savePreferences, { body: { language: 'ar' } })
    const { body } = await browser.call(listPromotions, {}, inLanguage('fr'))
    expect(body[0]?.language).toBe('ar')
  })

  test('a text that is missing in a language is told in English, one that is missing there too is not shown', async () => {
    await writePromotion('half', { texts: { en: { title: 'Half' }, fr: { title: 'Moitié' } } })
    await writePromotion('spanish', { texts: { es: { title: 'Solo' } } })
    const titleFor = async (id: string, tag: string) => (await list(tag)).find((one) => one.id === id)
    expect(await titleFor('half', 'fr')).toMatchObject({ title: 'Moitié', language: 'fr' })
    expect(await titleFor('half', 'ar')).toMatchObject({ title: 'Half', language: 'en' })
    expect(await titleFor('spanish', 'es')).toMatchObject({ title: 'Solo', language: 'es' })
    expect(await titleFor('spanish', 'en')).toBeUndefined()
  })

  test('from its first day to its last, and not a day longer', async () => {
    await writePromotion('begins', { start: today, end: addDays(today, 3) })
    await writePromotion('ends', { start: addDays(today, -3), end: today })
    await writePromotion('tomorrow', { start: addDays(today, 1), end: addDays(today, 3) })
    await writePromotion('yesterday', { start: addDays(today, -3), end: addDays(today, -1) })
    const ids = (await list()).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['begins', 'ends']))
    expect(ids).not.toContain('tomorrow')
    expect(ids).not.toContain('yesterday')
    expect((await read('tomorrow')).status).toBe(404)
    expect((await read('yesterday')).status).toBe(404)
  })

  test('today is today in the shop’s zone', async () => {
    // 26 hours apart: these two never have the same date.
    for (const [zone, other] of [
      ['Pacific/Kiritimati', 'Etc/GMT+12'],
      ['Etc/GMT+12', 'Pacific/Kiritimati'],
    ] as const) {
      const shop = await openWorld({ TIME_ZONE: zone })
      for (const place of [zone, other]) {
        const date = todayIn(place, new Date())
        await shop.db.query(sql`
          insert into promotion (id, picture, start_date, end_date) values (${place}, 'x', ${date}, ${date})`)
        await shop.db.query(sql`
          insert into promotion_text (promotion_id, language, title) values (${place}, 'en', ${place})`)
      }
      const { body } = await shop.browser().call(listPromotions, {})
      const ids = body.map(({ id }) => id)
      expect(ids).toContain(zone)
      expect(ids).not.toContain(other)
      await shop.close()
    }
  })

  test('with what the train search needs, and without the long text', async () => {
    await writePromotion('codes', { texts: { en: { title: 'Codes', body: '<p>Long</p>' } }, link: '/rail/ticket' })
    const one = (await list()).find(({ id }) => id === 'codes')
    expect(one).toMatchObject({ supplier: 'house', fareCode: 'SUMMER', linkUrl: '/rail/ticket', sort: 99 })
    expect(one?.body).toBeUndefined()
  })
})

describe('[R7.40] one promotion in full', () => {
  test.each(tags)('in %s', async (language, tag) => {
    for (const { id } of promotions) {
      const { status, body } = await read(id, tag)
      const written = textOf(language).promotions[id]
      expect(status).toBe(200)
      expect(body).toMatchObject({ id, language, title: written.title })
      // What we wrote ourselves is harmless and comes out as it went in.
      expect(body.body).toBe(written.body.join('\n'))
    }
  })

  test('an id that nobody knows is not found', async () => {
    for (const id of ['nothing', "x' or '1'='1", '../../etc', '%00', 'Ünïcode', '🚂']) {
      const { status, body } = await read(id)
      expect([400, 404], id).toContain(status)
      expect(body.success).toBe(false)
    }
    expect((await read('x'.repeat(65))).status).toBe(400)
  })
})

describe('[R7.41] the banners of the rail page', () => {
  test.each(tags)('are shown in %s, in their order', async (language, tag) => {
    const shown = await listBanners(tag)
    expect(shown.slice(0, 4)).toMatchObject(
      banners.map(({ id, picture, mobilePicture, linkUrl }) => ({
        id,
        language,
        title: textOf(language).banners[id].title,
        subTitle: textOf(language).banners[id].subTitle,
        imageUrl: `/api/v1/picture/${picture}.svg`,
        mobileImageUrl: `/api/v1/picture/${mobilePicture}.svg`,
        linkUrl,
      })),
    )
  })

  test('not before their first day, nor after their last', async () => {
    await writeBanner('soon', { start: addDays(today, 1), end: addDays(today, 2) })
    await writeBanner('gone', { start: addDays(today, -2), end: addDays(today, -1) })
    const ids = (await listBanners()).map(({ id }) => id)
    expect(ids).not.toContain('soon')
    expect(ids).not.toContain('gone')
    expect((await readBanner('soon')).status).toBe(404)
  })
})

describe('[R7.42] one banner', () => {
  test('is read by its id, in English where its text is missing', async () => {
    await writeBanner('plain', { texts: { en: { title: 'Plain' } }, sort: 12 })
    expect((await readBanner('plain', 'zh-CN')).body).toEqual({
      id: 'plain',
      title: 'Plain',
      imageUrl: '/api/v1/picture/train~any~x.svg',
      sort: 12,
      language: 'en',
    })
  })

  test('an id that nobody knows is not found', async () => {
    expect((await readBanner('nothing')).status).toBe(404)
  })
})

const hostileBodies = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">here</a>',
  '<a href="JaVa&#x0A;Script:alert(1)">here</a>',
  '<a href="&#106;avascript:alert(1)">here</a>',
  '<a href="data:text/html,<script>alert(1)</script>">here</a>',
  '<a href="vbscript:msgbox(1)">here</a>',
  '<a href="//evil.example">here</a>',
  '<a href="/\\evil.example">here</a>',
  '<a href="/.//evil.example">here</a>',
  '<a href="/..//evil.example">here</a>',
  '<a href="/%2e//evil.example">here</a>',
  '<a href="/rail/%2e%2e//evil.example">here</a>',
  '<a href="http://evil.example">here</a>',
  '<a href="https://user:password@evil.example">here</a>',
  '<a href="https://safe.example" onclick="alert(1)" style="position:fixed" target="_top">here</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1))" onmouseover="alert(1)" class="x" id="y">x</p>',
  '<style>@import "https://evil.example/x.css"; p{x:expression(alert(1))}</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">go</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<video src=x onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)>x</details>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><script>alert(1)</script></textarea>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo 1 ?><p>x</p>',
  '<p>\u202eevil\u202c</p>',
  '<p>&#x202e;evil&#8236;</p>',
]

describe('[A31] markup in what the shop says is inert', () => {
  test.each(hostileBodies)('%s', async (hostile) => {
    const id = `h${hostileBodies.indexOf(hostile)}`
    await writePromotion(id, { texts: { en: { title: id, body: `<p>before</p>${hostile}<p>after</p>` } } })
    const { body = '' } = (await read(id)).body
    expect(body).toContain('<p>before</p>')
    const elements = [...body.matchAll(/<\/?([a-z\d!?]+)([^>]*)>/gi)]
    for (const [whole, name = '', attributes = ''] of elements) {
      expect(['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'], whole).toContain(name)
      expect(attributes, whole).toMatch(/^( href="(\/(?![/\\])|https:\/\/)[^"\s]*" rel="noopener")?( \/)?$/)
    }
    // Nothing that a parser could read otherwise is left over.
    expect(body.replace(/<\/?(p|h3|ul|ol|li|strong|em|a|br)( href="[^"]*" rel="noopener")?( \/)?>/g, '')).not.toContain(
      '<',
    )
    expect(body).not.toMatch(/evil\.example|javascript:|vbscript:|data:|expression\(|@import|[\u202a-\u202e]/i)
  })

  test('of a script and of a style nothing stays, not even their words', async () => {
    const body = '<script>one()</script><style>two{}</style><p>three</p>'
    await writePromotion('words', { texts: { en: { title: 'x', body } } })
    expect((await read('words')).body.body).toBe('<p>three</p>')
  })

  test('what is harmless stays', async () => {
    const harmless =
      '<h3>A</h3><p><strong>b</strong> <em>c</em><br />d</p><ol><li>e</li></ol><ul><li>f</li></ul>' +
      '<p><a href="/rail/ticket?from=LON" rel="noopener">g</a> <a href="https://safe.example/" rel="noopener">h</a></p>'
    await writePromotion('harmless', { texts: { en: { title: 'x', body: harmless } } })
    expect((await read('harmless')).body.body).toBe(harmless)
  })

  test('a text of many levels or of many megabytes’ worth of brackets is answered all the same', async () => {
    const deep = `${'<p><em>'.repeat(5_000)}x`
    await writePromotion('deep', { texts: { en: { title: 'x', body: deep } } })
    const { status, body } = await read('deep')
    expect(status).toBe(200)
    expect(body.body?.length).toBeLessThan(200_000)
  })

  test('titles stay text: sent as JSON, without marks that turn the line', async () => {
    const texts = {
      en: { title: 'Ra\u202eil\u0000'.replace('\0', '\u0007'), summary: '<b>bold</b>\n\tand\u2066 more' },
    }
    await writePromotion('marks', { texts })
    await writeBanner('marks', { texts })
    const { raw, body } = await read('marks')
    expect(body).toMatchObject({ title: 'Rail', summary: '<b>bold</b> and more' })
    expect(raw.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(String(raw.headers['content-type'])).toContain('application/json')
    expect((await readBanner('marks')).body).toMatchObject({ title: 'Rail', subTitle: '<b>bold</b> and more' })
  })

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/rail/%2e%2e//evil.example',
    'http://evil.example',
    'data:text/html,x',
    'https:evil.example',
    'https://user@evil.example/',
    'rail',
    '',
  ])('the link %j is dropped', async (link) => {
    const id = `l${Buffer.from(link).toString('hex')}`
    await writePromotion(id, { link })
    await writeBanner(id, { link })
    expect((await read(id)).body.linkUrl).toBeUndefined()
    expect((await readBanner(id)).body.linkUrl).toBeUndefined()
  })

  test.each(['/rail/passes', '/rail/ticket?from=8400058#top', 'https://safe.example/a'])(
    'the link %s stays',
    async (link) => {
      const id = `s${Buffer.from(link).toString('hex')}`
      await writePromotion(id, { link })
      expect((await read(id)).body.linkUrl).toBe(link)
    },
  )
})

describe('[A32] pictures of promotions and banners', () => {
  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'https://evil.example/1.jpg',
    'http://photos.supplier.example/1.jpg',
    '../../etc/passwd',
    'rocket~any~1',
  ])('%s gives way to one of ours', async (picture) => {
    const id = `p${Buffer.from(picture).toString('hex').slice(0, 40)}`
    await writePromotion(id, { picture })
    await writeBanner(id, { picture, mobile: picture })
    const ours = `/api/v1/picture/train~any~${id}.svg`
    expect((await read(id)).body.imageUrl).toBe(ours)
    expect((await readBanner(id)).body).toMatchObject({ imageUrl: ours, mobileImageUrl: ours })
  })

  test('one on an allowed host comes through us', async () => {
    await writePromotion('remote', { picture: 'https://photos.supplier.example/1.jpg' })
    expect((await read('remote')).body.imageUrl).toMatch(/^\/api\/v1\/picture\/remote\/[\w-]+\.[\w-]{43}$/)
  })
})

describe('what is seeded', () => {
  test('has pictures that exist, once each, however often it is seeded', async () => {
    const count = () =>
      world.db.one(sql`select (select count(*) from promotion_text) p, (select count(*) from rail_home_banner_text) b`)
    const before = await count()
    await seedContent(world.db, world.config.timeZone)
    expect(await count()).toEqual(before)
    for (const { picture } of promotions) expect(isPictureKey(picture), picture).toBe(true)
    for (const { picture, mobilePicture } of banners)
      for (const key of [picture, mobilePicture]) expect(isPictureKey(key), key).toBe(true)
  })

  test('what somebody has changed since stays changed, and the days nobody has set move on', async () => {
    await world.db.query(
      sql`update promotion_text set title = 'Ours' where promotion_id = 'family' and language = 'en'`,
    )
    await world.db.query(
      sql`update promotion set start_date = start_date - 300, end_date = end_date - 300 where id = 'family'`,
    )
    const [ended = { id: '' }] = promotions.filter(({ id }) => id !== 'family')
    await world.db.query(sql`update promotion set end_date = start_date where id = ${ended.id}`)
    await seedContent(world.db, world.config.timeZone)
    const { body } = await read('family')
    expect(body.title).toBe('Ours')
    expect(body.endDate > today).toBe(true)
    expect((await read(ended.id)).status).toBe(404)
  })
})
