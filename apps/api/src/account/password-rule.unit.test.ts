import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../platform/refusal.ts'
import { costOf } from '../testing/thread-work.ts'
import { commonWords, keyboardLines } from './catalogue/common-passwords.ts'
import { checkNewPassword } from './password-rule.ts'

function refusalOf(password: string, person = {}): string | undefined {
  try {
    checkNewPassword(password, '/newPassword', person)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(error).toMatchObject({ status: 400, fields: [{ pointer: '/newPassword' }] })
    return error.fields[0]?.text
  }
}

describe('A28 a new password', () => {
  test.each(['', 'seven77', 'eleven char', '日本語のパスワード', '👍🏽👍🏽👍🏽👍🏽👍🏽'])(
    '%j is too short',
    (password) => {
      expect(refusalOf(password)).toBe('error.password.short')
    },
  )

  test.each([
    'zR8#qLw2pVn6',
    'tide lamp osprey',
    'correct horse battery staple',
    '我喜歡在海邊慢慢走路看日落',
    'الطريق الى البحر طويل',
    'новый маяк у зимнего моря',
    '🐙🦑🐡🚢⚓🌊🧭🗺️🔭🦜🏝️🐚',
    'a portolan shows every harbour',
    'kvxmqw839217',
    `${'unheard of '.repeat(5)}and long`,
    Array.from({ length: 64 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000))).join(''),
  ])('%j is taken', (password) => {
    expect(refusalOf(password)).toBeUndefined()
  })

  test('256 characters are taken, and what grows beyond them is not', () => {
    const long = ['one', 'two'].map((text) => createHash('sha512').update(text).digest('hex')).join('')
    expect(long).toHaveLength(256)
    expect(refusalOf(long)).toBeUndefined()
    expect(refusalOf('ﷺ'.repeat(20))).toBe('error.field.tooLong')
  })

  test('full-width letters count as the plain ones they are', () => {
    expect(refusalOf('ｐａｓｓｗｏｒｄ１２３４')).toBe('error.password.common')
  })

  test.each([
    'password1234',
    'Password1234!',
    'P@ssw0rd1234',
    'p@ssw0rd12345678',
    'passsswwword1',
    'qwertyuiop123',
    'iloveyou1234',
    'iloveyou73920184',
    '123456789012',
    '987654321098',
    'abcabcabcabc',
    'abcabcabcabcab',
    'abcdefghijkl',
    'aaaaaaaaaaaa',
    '112233445566',
    '1qaz2wsx3edc4rfv',
    'q1w2e3r4t5y6',
    'asdfghjkl;12',
    '!QAZ@WSX3edc',
    '147258369147',
    'portolan-demo',
    'Portolan2026!!',
    'Summer2024!!!',
    'passwordpassword',
    'trustno1trustno1',
    'manchesterunited',
    'xkqjxkqjxkqj',
    'пароль123456',
    'йцукенгшщзхъ',
    'contraseña1234',
    'correcthorsebatterystaple',
  ])('%j is widely known', (password) => {
    expect(refusalOf(password)).toBe('error.password.common')
  })

  test('none of thousands of words with what people put behind them is taken', () => {
    const endings = [
      '1234',
      '12345',
      '123456',
      '2024',
      '1985!',
      '!!!!',
      '7777777',
      '1q2w3e',
      'qwerty',
      '!@#$',
      '_2025',
      '.123!',
    ]
    const known = [...commonWords, ...keyboardLines].flatMap((word) => endings.map((ending) => word + ending))
    const long = known.filter((password) => password.length >= 12)
    expect(known.filter((password) => password.length >= 8).length).toBeGreaterThan(15_000)
    expect(long.length).toBeGreaterThan(5_000)
    expect(long.filter((password) => refusalOf(password) === undefined)).toEqual([])
  })

  test('it does not hold the name or the address of its owner', () => {
    const mei = { username: 'mei.lam', email: 'Mei.Lam@example.org' }
    expect(refusalOf('xx-MEI.LAM-9-kvq', mei)).toBe('error.password.personal')
    expect(refusalOf('harbour.lamp.9.kvq', { username: 'someone', email: 'harbour.lamp@example.org' })).toBe(
      'error.password.personal',
    )
    expect(refusalOf('xx-MEI.LAM-9-kvq')).toBeUndefined()
    expect(refusalOf('an otter in the reeds', { username: 'ree' })).toBeUndefined()
  })

  test('A36 the check takes less than a millisecond, whatever is sent', () => {
    const bombs = [
      `${'a'.repeat(255)}!`,
      `${'qwertyuiop'.repeat(25)}zz9`,
      `${'1q2w3e4r5t6y7u8i9o0p'.repeat(12)}x!7`,
      `${'password'.repeat(31)}x`,
      '1'.repeat(128) + 'a'.repeat(127),
      Array.from({ length: 256 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(''),
    ]
    for (const bomb of bombs) {
      const rounds = 31
      const cost = costOf(() => {
        for (let round = 0; round < rounds; round++) refusalOf(bomb)
      })
      expect(cost / rounds).toBeLessThan(1)
    }
  })
})
