import { expect, test } from 'vitest'
import { ownUrl } from './forward-url.ts'

const origin = 'https://travel.example'

test.each([
  ['/rail', 'https://travel.example/rail'],
  ['/sso?next=%2Fcart&x=1#top', 'https://travel.example/sso?next=%2Fcart&x=1#top'],
  ['https://travel.example/login?a=b', 'https://travel.example/login?a=b'],
  ['HTTPS://Travel.Example/login', 'https://travel.example/login'],
  ['https://travel.example', 'https://travel.example/'],
  ['/..//evil.example', 'https://travel.example//evil.example'],
  ['/@evil.example', 'https://travel.example/@evil.example'],
])('[R7.2] %s is our own', (given, whole) => {
  expect(ownUrl(given, origin)?.href).toBe(whole)
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:travel.example',
  'https://evil.example',
  'https://travel.example.evil.example',
  'https://travel.example@evil.example',
  'https://evil@travel.example/',
  'https://:evil@travel.example/',
  'https://travel.example:8443/',
  'http://travel.example/',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blob:https://travel.example/1',
  'rail',
  '?next=/rail',
  '',
  ' /rail',
  '/\t/evil.example',
  '/\n/evil.example',
  '/rail\r\nset-cookie: a=b',
  '/\u0000',
  '/\u0085/evil.example',
  '/\ud800',
])('A29 %j is refused', (given) => {
  expect(ownUrl(given, origin)).toBeUndefined()
})
