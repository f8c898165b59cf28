import { brotliDecompressSync } from 'node:zlib'
import { failure } from '@portolan/contract/envelope'
import { readPicture, readRemotePicture } from '@portolan/contract/picture'
import { illustrate } from '@portolan/picture/illustrate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ PICTURE_HOSTS: 'photos.supplier.example' })
})
afterAll(() => world.close())

const ask = (key: string, headers = {}) => world.browser().call(readPicture, { params: { key } }, headers)

describe('a picture is served by its key', () => {
  test('as SVG that may be kept for ever and may do nothing', async () => {
    const { status, raw } = await ask('train~highspeed~TGV.9713:a')
    expect(status).toBe(200)
    expect(raw.body).toBe(illustrate('train', 'TGV.9713:a', { variant: 'highspeed' }))
    expect(raw.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    })
    expect(raw.headers['set-cookie']).toBeUndefined()
  })

  test('travels packed to those who can unpack it, a quarter of its size', async () => {
    const { raw } = await ask('train~highspeed~7', { 'accept-encoding': 'gzip, deflate, br' })
    const svg = illustrate('train', '7', { variant: 'highspeed' })
    expect(raw.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(raw.rawPayload).toString()).toBe(svg)
    expect(raw.rawPayload.length).toBeLessThan(svg.length / 3)
    expect((await ask('train~highspeed~7')).raw.body).toBe(svg)
  })

  test('who holds it already is told so', async () => {
    const first = await ask('monogram~TGV')
    const etag = String(first.raw.headers.etag)
    expect(etag).toMatch(/^"[\w-]{43}"$/)
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask('monogram~TGV', { 'if-none-match': held })
      expect(again.status).toBe(304)
      expect(again.raw.body).toBe('')
      expect(again.raw.headers['cache-control']).toContain('immutable')
    }
    expect((await ask('monogram~TGV', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test.each(['rocket~any~1', 'train~any~1.svg~x', 'monogram~', 'x'])('%s is not found, and not kept', async (key) => {
    const { status, raw } = await ask(key)
    expect(status).toBe(404)
    expect(failure.parse(raw.json()).success).toBe(false)
    expect(raw.headers['cache-control']).toBe('no-store')
    expect(String(raw.headers['content-type'])).toContain('application/json')
  })

  test('a key that cannot be one is refused', async () => {
    for (const key of ['<svg>', '~', 'a b', `a${'x'.repeat(128)}`]) expect((await ask(key)).status).toBe(400)
  })
})

describe('[A33] a supplier’s picture', () => {
  const signature = 'x'.repeat(43)
  const read = (token: string) => world.browser().call(readRemotePicture, { params: { token } })

  test('is not fetched for a token that nobody has signed, however long', async () => {
    for (const url of ['https://photos.supplier.example/1.jpg', `https://photos.supplier.example/${'x'.repeat(600)}`]) {
      const { status, raw } = await read(`${Buffer.from(url).toString('base64url')}.${signature}`)
      expect(status).toBe(404)
      expect(failure.parse(raw.json()).success).toBe(false)
    }
  })

  test('what is no token is refused', async () => {
    for (const token of ['x', `../.${signature}`, `${'x'.repeat(961)}.${signature}`, 'http://127.0.0.1'])
      expect([400, 404]).toContain((await read(token)).status)
  })
})
