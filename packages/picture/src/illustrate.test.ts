import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type PictureOptions, type SceneName, sceneNames } from './canvas.ts'
import { illustrate } from './illustrate.ts'
import { monogram } from './monogram.ts'
import { moodNames } from './palette.ts'
import { variantsOf } from './variant.ts'

const fingerprint = (svg: string): string => createHash('sha256').update(svg).digest('hex')

/** Faces that are known: a hotel must not change its own, whatever happens to the code. */
const known: [SceneName, string, PictureOptions, string][] = [
  ['skyline', 'Harbour Grand', {}, '831fa77b583c387957e6592f34a3364a6c46e7be1074978764053f14f064b106'],
  [
    'skyline',
    'deco-1',
    { variant: 'deco', mood: 'night' },
    'e93d160b41de5f82dcf391c4d5e5aca493cc5ed75f736962f8c83525f03ec103',
  ],
  ['skyline', 'grand-1', { variant: 'grand' }, '429564ad993234fc91e5160ec9d2d600480b28a130ee469e43c4d0ff1c6dceb5'],
  ['oldtown', 'Casa do Cais', {}, '40b668f3119d634756af1113a096b4fbf875b88b457102ac8471fa8f5ec3c77c'],
  ['beach', 'Baía Azul', {}, '36ff33ad5145ba36b944ba5a59cf50a9b49b63d88142661f42add6ba9dcd49f3'],
  ['beach', 'over-1', { variant: 'overwater' }, 'b1910d3cc7e53cce95194e4183da126c4c76e858b5874428682c3287e25536d8'],
  ['mountain', 'Lodge Lac Blanc', {}, '78bc40a5bacb264bbf128884c4bf9a9317a1914c120d51fb28126d7c1f3ad72c'],
  [
    'mountain',
    'aframe-1',
    { variant: 'aframe', mood: 'dusk' },
    'cf975f93e39ec9423e9f32c0c70b88e4aad33ce9f5badb7de218eab130e2a7ea',
  ],
  ['countryside', 'Quinta do Vale', {}, 'd52221eb5f3b00f6a05397eb952251dfc371a098ea5ce8d379c7635e11f17819'],
  ['medina', 'Riad Yasmine', {}, '802c50d07784adcc7a9d84a95ff8167258a1fc53f65aa82d5f78ed33b440143f'],
  ['interior', 'Deluxe double 402', {}, 'f7a06edc931cb30dd414a6a13446ff52b51fce3f0e4e66bf557de437fa3924af'],
  [
    'interior',
    'twin-7',
    { variant: 'twin', scheme: 3, view: 'beach' },
    'c5e4a0ab17b34586caf8d320363740226da256f84bcf627ce649bd3134fbe2f6',
  ],
  ['pool', 'Baía pool', {}, '7d151be8bc508b0b18d778e4c78c429ee7dfe84db1aa4e2c875c50f12ff61dad'],
  ['dining', 'Sal e Brasa', {}, '2da5c33960196773353ecde4eead43d05d27a612669dafb393bbbbd939621965'],
  ['car', 'compact-VW', { variant: 'compact' }, 'a31ee134d22ce5ff62012e9ad32b0d91cec78b436908a26867c65b6697348388'],
  ['car', 'suv-1', { variant: 'suv' }, '3c050577b6df08eda639a3074cff17d2b29a2e107b9ec11c4bc1c81a7adcbc23'],
  [
    'car',
    'cabrio-1',
    { variant: 'cabrio', color: '#1B5E7C' },
    '452a28e2e75ba69b3ae3e0804a748d9b52d68e33ba156ecf7caefdb2caebc9a1',
  ],
  ['train', 'TGV 9713', { variant: 'highspeed' }, 'e6b6444cb7adcdae342206a89e869a3cf1a8a384ed0cc68dc92236ebfb37ca77'],
  [
    'train',
    'NJ 471',
    { variant: 'night', mood: 'night' },
    'b6b19e97b6d7c5b732a568ef5accac3b8f4cd3c8892fd30c3354e159f0eebdf9',
  ],
  [
    'train',
    'home',
    { variant: 'mountain', width: 1400, height: 480, calm: true, sun: 0.3 },
    '784b7070e5ede2e7afc5a672cace07c8e4155d3b4ed07b2bed071fc6ad07f4d0',
  ],
  ['ship', 'MS Meridian', { variant: 'cruise' }, 'c0cf3ec1bc44b94a4e541b19d40b17e5f7c6aefa715919de8f174a4e7b8dedc5'],
  ['ship', 'MS Fram', { variant: 'expedition' }, 'bb721bcb2dcad6fc56d9e75867d11f7de802c506cda5a3f0e95977768bebf263'],
  [
    'museum',
    'Museu Nacional',
    { variant: 'classical' },
    'e8dd30dce28521a5fe041afb506d93e41a00732f73fcfbe9290fe061ab089d90',
  ],
  ['museum', 'Castelo', { variant: 'castle' }, '8f28a7516296ce1acabc914d826d580ec789211c4c03c4130d61a297cf1cb191'],
  ['balloon', 'Sunrise flight', {}, '4bb2937b5a0b611cb9d572dc1269a209389f3e181d550ab734f122fc77f84e75'],
  ['kayak', 'Sea caves', {}, 'f49984a2062b2bdf7237561b8244aae726ba0190d3121f7779245d517851227d'],
  ['tasting', 'Alentejo wines', {}, '31a54a35c5ee4005746232f5fd44899d48b23e5a473e1d1de7f23bb36c881316'],
  ['plane', 'LIS-CDG', {}, '03d96dfd571292d8d11c3aaa86149fbd94f9138b3d458cb46597eb3f0041212d'],
]

const marks = [
  ['TGV', 'ad438368bd1d49d74c789320fe63ec14d9d01d992018bd7d4b68466b98a7df44'],
  ['SBB', '45caa593d4e57f9d6926e707aed68f1a5e99017421f6d09e3bd667373feef74c'],
  ['CX', 'bd7425ac033558502532be241b303bf1d80d33331fbc3945151b4e50f6a506ca'],
  ['9W', 'c2588379149f808528f55954a11198ab618acdedc8797b1cbfc0f70c2c41c20e'],
  ['A', '596f8523355975f29562e545e074a6bad47c6288924651d38f9f35d1c7c30e1e'],
] as const

describe('the same arguments give the same bytes', () => {
  test.each(known)('%s, %s', (scene, seed, options, expected) => {
    expect(fingerprint(illustrate(scene, seed, options))).toBe(expected)
  })

  test.each(marks)('the monogram of %s', (code, expected) => {
    expect(fingerprint(monogram(code))).toBe(expected)
  })

  test('and another seed another face', () => {
    for (const scene of sceneNames) expect(illustrate(scene, 'one'), scene).not.toBe(illustrate(scene, 'two'))
  })
})

/** Every variant in every mood, and a few seeds that choose for themselves. */
function* everything(): Generator<[string, string]> {
  for (const scene of sceneNames) {
    for (let seed = 0; seed < 60; seed++) yield [`${scene} ${seed}`, illustrate(scene, `seed ${seed}`)]
    for (const variant of variantsOf[scene])
      for (const mood of moodNames) yield [`${scene} ${variant} ${mood}`, illustrate(scene, 'x', { variant, mood })]
  }
}

test('every picture is small, whole and closed in itself', () => {
  let count = 0
  for (const [name, svg] of everything()) {
    count++
    expect(Buffer.byteLength(svg), name).toBeLessThanOrEqual(60_000)
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity|null/)
    // Drawn shapes only: nothing that runs, nothing that is read, nothing from elsewhere.
    expect([...new Set(svg.match(/<[a-zA-Z]+/g))].sort().join(' '), name).toMatch(
      /^(<(circle|clipPath|defs|ellipse|g|linearGradient|path|radialGradient|rect|stop|svg|use) ?)+$/,
    )
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), name).not.toMatch(/:\/\/|data:|javascript:|\son\w+=/i)
    expect([...svg.matchAll(/(?:href|url\()="?(.)/g)].filter(([, first]) => first !== '#')).toEqual([])
    const [ids, used] = [svg.matchAll(/ id="([^"]+)"/g), svg.matchAll(/(?:url\(|href=")#([^")]+)/g)]
    const own = new Set([...ids].map(([, id]) => id))
    expect(
      [...used].filter(([, id]) => !own.has(id)),
      name,
    ).toEqual([])
  }
  expect(count).toBeGreaterThan(1_000)
})

describe('what comes from outside never stands in a picture', () => {
  const hostile = '"/><script>alert(1)</script><text x="'

  test('neither as seed nor as variant nor as colour', () => {
    for (const scene of sceneNames) {
      const svg = illustrate(scene, hostile, { variant: hostile, color: hostile })
      expect(svg).not.toMatch(/script|alert|text/)
      expect(svg).toBe(illustrate(scene, hostile))
    }
  })

  test('of an operator’s code only letters and figures are shown', () => {
    expect(monogram('<b>')).toContain('>B</text>')
    expect(monogram('&"\'<>')).toContain('></text>')
    expect(monogram(hostile)).not.toMatch(/script|alert/i)
  })
})
