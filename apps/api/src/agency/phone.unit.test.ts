import { describe, expect, it } from 'vitest'
import { joinPhone, splitPhone } from './phone.ts'

describe('a telephone number', () => {
  it('is kept with country and number apart, with or without a gap between them', () => {
    const written: [string | undefined, string | undefined, string | undefined][] = [
      ['+852 2110 4400', '852', '2110 4400'],
      ['+85221104400', '852', '21104400'],
      ['+44-20 7946 0000', '44', '20 7946 0000'],
      ['+1 (212) 555-0100', '1', '(212) 555-0100'],
      ['+7495 123-45-67', '7', '495 123-45-67'],
      ['+8613800138000', '86', '13800138000'],
      ['2110 4400', undefined, '2110 4400'],
      ['+(852) 2110', undefined, '(852) 2110'],
      ['+123', undefined, '123'],
      [undefined, undefined, undefined],
    ]
    for (const [phone, phoneCountry, phoneNumber] of written)
      expect(splitPhone(phone), phone).toEqual({ phoneCountry, phoneNumber })
  })

  it('is shown in one piece', () => {
    expect(joinPhone('852', '2110 4400')).toBe('+852 2110 4400')
    expect(joinPhone(null, '2110 4400')).toBe('2110 4400')
    expect(joinPhone(null, null)).toBeUndefined()
  })
})
