import { describe, expect, test } from 'vitest'
import { sceneNames } from './canvas.ts'
import { illustrate } from './illustrate.ts'
import { isPictureKey, monogramKey, passKey, pictureKey, pictureOf, wideScenes } from './key.ts'
import { monogram } from './monogram.ts'
import { passTile } from './pass-tile.ts'

/** As the contract of the picture service checks it. */
const address = /^[A-Za-z0-9][\w.:~-]{0,127}$/

describe('a key and its picture', () => {
  test('scene, variant and seed', () => {
    expect(pictureOf('train~highspeed~TGV9713')).toBe(illustrate('train', 'TGV9713', { variant: 'highspeed' }))
    expect(pictureOf('beach~any~45120')).toBe(illustrate('beach', '45120'))
    expect(pictureOf('beach~any~45120~dusk')).toBe(illustrate('beach', '45120', { mood: 'dusk' }))
    expect(pictureOf('interior~twin~45120DBL~view.beach')).toBe(
      illustrate('interior', '45120DBL', { variant: 'twin', view: 'beach' }),
    )
  })

  test('monograms and passes', () => {
    expect(pictureOf('monogram~TGV')).toBe(monogram('TGV'))
    expect(pictureOf('pass~benelux')).toBe(passTile('benelux'))
    expect(passTile('benelux')).not.toBe(passTile('europe'))
    expect(pictureOf(monogramKey('ÖBB'))).toContain('<svg')
    expect(pictureOf(passKey('Bosnia and Herzegovina'))).toContain('<svg')
  })

  test('a banner is wide and still small', () => {
    for (const scene of wideScenes)
      for (let seed = 0; seed < 40; seed++) {
        const svg = pictureOf(pictureKey({ scene, seed: `s${seed}`, wide: true })) ?? ''
        expect(svg).toContain('viewBox="0 0 1400 480"')
        expect(Buffer.byteLength(svg), `${scene} ${seed}`).toBeLessThanOrEqual(60_000)
      }
  })

  test('every key that is composed can be read, whatever the seed', () => {
    const seeds = ['45120', 'Hotel Ávila', '伦敦', 'a~b', 'x'.repeat(500), '', '../../etc/passwd', '<script>']
    for (const scene of sceneNames)
      for (const seed of seeds) {
        const key = pictureKey({ scene, seed })
        expect(key).toMatch(address)
        expect(isPictureKey(key), key).toBe(true)
        expect(pictureOf(key), key).toContain('<svg')
      }
  })
})

test.each([
  '',
  'train',
  'train~highspeed',
  'train~maglev~1',
  'rocket~any~1',
  'constructor~any~1',
  '__proto__~any~1',
  'beach~any~45120~midnight',
  'beach~any~45120~dusk~dusk',
  'oldtown~any~1~wide',
  'train~any~1~wide~dusk',
  'beach~any~1~view.skyline',
  'interior~any~1~view.interior',
  'interior~any~1~view.nowhere',
  'monogram',
  'monogram~',
  'monogram~TGV~more',
  'monogram~<b>',
  'monogram~T.V',
  'pass~',
  'train~any~a b',
  'train~any~1~',
  `train~any~${'x'.repeat(65)}`,
])('there is no picture for %j', (key) => {
  expect(pictureOf(key)).toBeUndefined()
  expect(isPictureKey(key)).toBe(false)
})
