import type { ActivityKind } from '@portolan/supplier/activity'
import { rowsOf } from '../../rows.ts'
import { africaAndGulf } from './tour/africa-and-gulf.ts'
import { americas } from './tour/americas.ts'
import { eastAsia } from './tour/east-asia.ts'
import { northAndEast } from './tour/north-and-east.ts'
import { southEastAsia } from './tour/south-east-asia.ts'
import { southernEurope } from './tour/southern-europe.ts'
import { westernEurope } from './tour/western-europe.ts'
import type { AgeBand, AgeCode, Tour } from './tour.ts'

/*
 * The columns: id, kind, minutes, who pays what ('code from-to euros'), minimum age, meeting point with latitude and
 * longitude, the end likewise where it is another, times, weekdays and months where not all, places, languages, hours before which
 * cancelling is free, setting, and the name in English, Chinese, Hong Kong Chinese, Spanish, French and Arabic.
 */
const tables = [westernEurope, southernEurope, northAndEast, africaAndGulf, eastAsia, southEastAsia, americas]

/** So the titles of mere tickets begin. */
const entryTitle = 'Timed entry'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

function bandOf(text: string): AgeBand {
  const [code, years = '', euros] = text.split(' ')
  const [from, to] = years.split('-')
  return {
    ...{ code: Number(code) as AgeCode, from: Number(from), to: Number(to) },
    price: Math.round(Number(euros) * 100),
  }
}

function endOf(text: string): Tour['end'] {
  const [name = '', lat, lon] = text.split(';')
  return { name, lat: Number(lat), lon: Number(lon) }
}

function readTour(row: readonly string[]): Tour {
  const [id = '', kind, minutes, who = '', minAge, meeting = '', lat, lon, end = '', times = '', ...rest] = row
  const [weekdays = '', months = '', group, languages = '', hours, setting, ...names] = rest
  const [en = '', zh = '', zhHK = '', es = '', fr = '', ar = ''] = names
  const ages = who.split(',').map(bandOf)
  const start = { name: meeting, lat: Number(lat), lon: Number(lon) }
  return {
    ...{ id, city: id.slice(0, id.lastIndexOf('-')), kind: kind as ActivityKind, minutes: Number(minutes), ages },
    // Whom no price is made for cannot come, however young the others may be.
    minAge: Math.max(Number(minAge), ages[0]?.from ?? 0),
    start,
    end: end === '' ? start : endOf(end),
    times: times.split(' '),
    weekdays: weekdays === '' ? everyDay : [...weekdays].map(Number),
    months: months === '' ? everyMonth : months.split(' ').map(Number),
    maxGroup: Number(group),
    languages: languages.split(' '),
    cancelHours: Number(hours),
    setting: setting as Tour['setting'],
    isEntryOnly: en.startsWith(entryTitle),
    name: { en, zh, zhHK, es, fr, ar },
  }
}

/** All tours, the same on every machine. */
export const tours: readonly Tour[] = tables.flatMap((table) => rowsOf(table).map(readTour))
