import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Context, Sent } from '../platform/context.ts'
import { makeSafe } from '../platform/crypto.ts'
import { isPublicAddress, makePictureClient, openRoad, type Road } from './client.ts'
import { makePicture } from './picture.ts'
import { makeTokens, safePictureUrl } from './remote.ts'

const hosts = ['photos.supplier.example', 'cdn.other.example']
const safe = makeSafe(['a secret for tests, long enough to be one'])
const address = 'https://photos.supplier.example/hotel/1.jpg?w=640'
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)])
const aPublicAddress = '93.184.215.14'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A real server on loopback that counts who comes. */
async function serveOnLoopback(answer: RequestListener) {
  const seen: IncomingMessage[] = []
  const server = createServer((request, response) => {
    seen.push(request)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { seen, port: (server.address() as AddressInfo).port }
}

/** Leads from a public address to the test's own server: the only way to get there. */
const roadTo = (port: number, resolve = vi.fn(async (_: string) => [aPublicAddress])) => {
  const connect = vi.fn<Road['connect']>(
    (url, _address, signal) =>
      new Promise((done, fail) => {
        get({ host: '127.0.0.1', port, path: url.pathname, signal }, done).on('error', fail)
      }),
  )
  return { resolve, connect }
}

function open(road: Road, limitMs?: number) {
  const lines: object[] = []
  const log = { warn: (details: object) => void lines.push(details) }
  const pictures = makePicture({ safe, log, hosts, fetchPicture: makePictureClient(road, limitMs) })
  const read = async (url = address): Promise<Sent> => {
    const token = makeTokens(safe).tokenOf(url)
    return (await pictures.handlers.readRemotePicture?.({ params: { token } }, {} as Context)) as unknown as Sent
  }
  return { pictures, read, lines }
}

const notFound = { name: 'Refusal', status: 404 }

describe('[A32] what is no plain picture address is dropped', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//photos.supplier.example/1.jpg',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://photos.supplier.example/1',
    'file:///etc/passwd',
    'http://photos.supplier.example/1.jpg',
    'ftp://photos.supplier.example/1.jpg',
    '//photos.supplier.example/1.jpg',
    '/1.jpg',
    '',
    'https://',
    'https://user@photos.supplier.example/1.jpg',
    'https://user:password@photos.supplier.example/1.jpg',
    'https://photos.supplier.example:8443/1.jpg',
    'https://photos.supplier.example.evil.example/1.jpg',
    'https://evil.example/photos.supplier.example/1.jpg',
    'https://evil.example#photos.supplier.example',
    'https://evil.example\\@photos.supplier.example/1.jpg',
    'https://photos.supplier.example./1.jpg',
    'https://xphotos.supplier.example/1.jpg',
    'https://127.0.0.1/1.jpg',
    'https://0x7f.1/1.jpg',
    'https://[::1]/1.jpg',
    'https://localhost/1.jpg',
    `https://photos.supplier.example/${'x'.repeat(800)}`,
    `https://photos.supplier.example/${'é'.repeat(400)}`,
  ])('%s', (hostile) => {
    const { pictures } = open(openRoad)
    expect(safePictureUrl(hostile, hosts)).toBeUndefined()
    expect(pictures.addressOf(hostile)).toBeUndefined()
  })

  test('not even a name that is on the list opens a way to an address in figures or to ourselves', () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254'])
      expect(safePictureUrl(`https://${host}/1.jpg`, [host])).toBeUndefined()
  })

  test('a plain one passes, becomes an address of ours and is the same each time', () => {
    const { pictures } = open(openRoad)
    expect(safePictureUrl(`${address}#top`, hosts)).toBe(address)
    expect(safePictureUrl('HTTPS://Photos.Supplier.Example:443/1.jpg', hosts)).toBe(
      'https://photos.supplier.example/1.jpg',
    )
    const ours = pictures.addressOf(address)
    expect(ours).toMatch(/^\/api\/v1\/picture\/remote\/[\w-]+\.[\w-]{43}$/)
    expect(pictures.addressOf(address)).toBe(ours)
  })
})

describe('[A33] the proxy fetches a picture from an allowed host', () => {
  test('once, and keeps it', async () => {
    const { seen, port } = await serveOnLoopback((_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'set-cookie': 'a=b' }).end(jpeg)
    })
    const { read, lines } = open(roadTo(port))
    const [one, other] = await Promise.all([read(), read()])
    expect(Buffer.from(one.body as Uint8Array).equals(jpeg)).toBe(true)
    expect(other).toBe(one)
    expect(await read()).toBe(one)
    expect(seen).toHaveLength(1)
    expect(one.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    })
    expect(Object.keys(one.headers)).not.toContain('set-cookie')
    expect(lines).toEqual([])
  })

  test('only with a token that we have signed, and only while the host is allowed', async () => {
    const { seen, port } = await serveOnLoopback((_, response) => void response.end())
    const road = roadTo(port)
    const { pictures, read } = open(road)
    const [encoded, signature = ''] = makeTokens(safe).tokenOf(address).split('.')
    const stranger = makeTokens(makeSafe(['another secret, long enough to be one too'])).tokenOf(address)
    const forged = [
      stranger,
      `${encoded}.${signature.slice(0, -2)}xx`,
      `${Buffer.from('https://evil.example/').toString('base64url')}.${signature}`,
      `${encoded}.`,
      '.',
      '',
    ]
    for (const token of forged) {
      const reading = pictures.handlers.readRemotePicture?.({ params: { token } }, {} as Context)
      await expect(reading).rejects.toMatchObject(notFound)
    }
    await expect(read('https://no-longer.allowed.example/1.jpg')).rejects.toMatchObject(notFound)
    await expect(read('http://photos.supplier.example/1.jpg')).rejects.toMatchObject(notFound)
    expect(road.resolve).not.toHaveBeenCalled()
    expect(seen).toHaveLength(0)
  })
})

const closedAddresses = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '239.255.255.250',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:93.184.215.14',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
]

describe('[A33] the proxy does not reach into the house', () => {
  test.each(closedAddresses)('not to %s', async (closed) => {
    const { seen, port } = await serveOnLoopback((_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg)
    })
    for (const answers of [[closed], [aPublicAddress, closed]]) {
      const road = roadTo(
        port,
        vi.fn(async () => answers),
      )
      const { read, lines } = open(road)
      await expect(read()).rejects.toMatchObject(notFound)
      expect(road.connect).not.toHaveBeenCalled()
      expect(lines).toEqual([{ host: 'photos.supplier.example', why: 'address' }])
    }
    expect(seen).toHaveLength(0)
  })

  test('while the open internet is open', () => {
    for (const open of ['93.184.215.14', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])
      expect(isPublicAddress(open), open).toBe(true)
  })

  test('the real resolver’s answer for our own name is refused', async () => {
    const road = { resolve: () => openRoad.resolve('localhost'), connect: vi.fn<Road['connect']>() }
    await expect(open(road).read()).rejects.toMatchObject(notFound)
    expect(road.connect).not.toHaveBeenCalled()
  })

  test('a name that changes its address between check and connection gains nothing', async () => {
    const { port } = await serveOnLoopback((_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg)
    })
    const rebinding = vi.fn(async () => ['127.0.0.1']).mockResolvedValueOnce([aPublicAddress])
    const road = roadTo(port, rebinding)
    await open(road).read()
    expect(rebinding).toHaveBeenCalledTimes(1)
    expect(road.connect.mock.calls.map(([url, to]) => [url.href, to])).toEqual([[address, aPublicAddress]])
  })

  test('the real connection goes to the address it is given, and asks for the name in its greeting', async () => {
    const greeting = new Promise<Buffer>((resolve) => {
      const server = createSocketServer((socket) => {
        socket.on('error', () => {})
        socket.once('data', (data) => {
          resolve(data)
          socket.destroy()
        })
      }).listen(0, '127.0.0.1', () => {
        const url = new URL(`https://photos.supplier.example:${(server.address() as AddressInfo).port}/1.jpg`)
        openRoad.connect(url, '127.0.0.1', AbortSignal.timeout(5_000)).catch(() => {})
      })
      closers.push(() => server.close())
    })
    // 0x16 is a TLS handshake: nothing is said in clear.
    expect((await greeting)[0]).toBe(0x16)
    expect((await greeting).toString('latin1')).toContain('photos.supplier.example')
  })
})

describe('[A33] what comes back must be a picture', () => {
  const fails = async (answer: RequestListener, why: string, limitMs?: number) => {
    const { seen, port } = await serveOnLoopback(answer)
    const { read, lines } = open(roadTo(port), limitMs)
    await expect(read()).rejects.toMatchObject(notFound)
    expect(lines).toEqual([{ host: 'photos.supplier.example', why }])
    return seen
  }

  test.each([301, 302, 303, 307, 308])('a redirect is not followed (%i)', async (status) => {
    const inner = await serveOnLoopback((_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg)
    })
    const seen = await fails(
      (_, response) => response.writeHead(status, { location: `http://127.0.0.1:${inner.port}/` }).end(),
      `status ${status}`,
    )
    expect(seen).toHaveLength(1)
    expect(inner.seen).toHaveLength(0)
  })

  test.each([204, 206, 404, 500])('nor is %i a picture', async (status) => {
    await fails((_, response) => {
      response.writeHead(status, { 'content-type': 'image/jpeg' }).end()
    }, `status ${status}`)
  })

  test.each(['text/html', 'image/svg+xml', 'application/octet-stream', 'constructor', ''])(
    'nor is %j',
    async (type) => {
      await fails((_, response) => response.writeHead(200, { 'content-type': type }).end(jpeg), 'kind')
    },
  )

  test('nor something packed', () =>
    fails(
      (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg', 'content-encoding': 'gzip' }).end(jpeg),
      'kind',
    ))

  test('nor a page that calls itself one', () =>
    fails((_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end('<html><script>alert(1)</script>')
    }, 'bytes'))

  test('nor a picture of another kind than it says', () =>
    fails((_, response) => response.writeHead(200, { 'content-type': 'image/webp' }).end(jpeg), 'bytes'))

  test('nor more than 3 MB, announced or not', async () => {
    const large = Buffer.concat([jpeg, Buffer.alloc(3 * 1024 * 1024)])
    await fails((_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': large.length }).end(large)
    }, 'size')
    await fails((_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(large), 'size')
  })

  test('nor what is never finished', async () => {
    await fails(() => {}, 'time', 200)
    await fails(
      (_, response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).write(jpeg),
      'time',
      200,
    )
    const road = { ...roadTo(0), resolve: () => new Promise<string[]>(() => {}) }
    await expect(open(road, 200).read()).rejects.toMatchObject(notFound)
  })

  test.each([
    ['image/png', '\x89PNG\r\n\x1a\n'],
    ['image/gif', 'GIF89a'],
    ['image/webp', 'RIFF\x00\x00\x00\x00WEBP'],
    ['image/avif', '\x00\x00\x00\x1cftypavif'],
  ])('while %s is taken', async (type, head) => {
    const { port } = await serveOnLoopback((_, response) => {
      response.writeHead(200, { 'content-type': `${type}; q=1` }).end(Buffer.from(`${head}....`, 'latin1'))
    })
    expect((await open(roadTo(port)).read()).headers['content-type']).toBe(type)
  })
})

test('a slow host keeps others waiting for a moment, never the whole server', async () => {
  const { port } = await serveOnLoopback(() => {})
  const { read } = open(roadTo(port), 300)
  const all = Array.from({ length: 40 }, (_, i) => read(`https://photos.supplier.example/${i}.jpg`))
  const statuses = (await Promise.allSettled(all)).map((one) => (one as PromiseRejectedResult).reason.status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(24)
  expect(statuses.filter((status) => status === 503)).toHaveLength(16)
})
