import { expect, test } from 'vitest'
import { isTimeZone } from './time-zone.ts'

test('a zone that does not exist is none', () => {
  expect(['Europe/Paris', 'UTC', 'Mars/Olympus', '', undefined, 7, 'Etc/Unknown'].filter(isTimeZone)).toEqual([
    'Europe/Paris',
    'UTC',
  ])
})
