import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browser as launchOptions } from '../scripts/browser.mjs'
import { root } from '../scripts/repository.mjs'
import { logIn, startServer, withDataDir } from '../scripts/server.mjs'
import { openOnSlowLine, openSlowed } from './browser/visit.mjs'
import { median } from './checkout/shop.mjs'

/**
 * What a page costs those who open it for the first time with a processor four times slower: the largest paint, how far
 * things move, requests, bytes, and how long a click on a filter waits for its paint. AGAINST names the folder of an older
 * checkout, installed and built: one round each in turn. A list is asked for another day each round.
 */
const { AGAINST: older, ROUNDS: wanted = '5', PAGES: only } = process.env
const rounds = Number(wanted)
const times = 4

const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const addressOf = (path, search) => (round) => `${path}?${new URLSearchParams(search(round))}`

const screens = [
  { name: 'login', as: 'guest', path: () => '/login', ready: 'form button[type="submit"]:enabled' },
  { name: 'rail home', as: 'guest', path: () => '/rail', ready: '.finder' },
  {
    name: 'trains',
    as: 'guest',
    path: addressOf('/rail/trains', (round) => ({
      from: 'CITY-PAR',
      fromName: 'Paris',
      to: 'UIC-8503000',
      toName: 'Zürich HB',
      depart: day(30 + round),
      adults: '1',
    })),
    first: '.train',
    ready: '.trains-main[aria-busy="false"] .train',
    filter: '.fgroup input:enabled',
  },
  {
    name: 'hotels',
    as: 'traveller',
    path: addressOf('/hotel/list', (round) => ({
      city: 'LISBOA',
      cityName: 'Lisbon',
      checkIn: day(30 + round),
      checkOut: day(33 + round),
    })),
    first: '.hcard',
    ready: '.hmain[aria-busy="false"] .hcard',
    filter: '.fgroup input:enabled',
  },
  {
    name: 'flights',
    as: 'traveller',
    path: addressOf('/air/roundtrip', (round) => ({
      from: 'IATA-HKG',
      fromName: 'Hong Kong',
      to: 'CITY-LON',
      toName: 'London',
      depart: day(60 + round),
      back: day(70 + round),
      adults: '1',
    })),
    first: '.fl',
    ready: '.fl-main[aria-busy="false"] .fl',
    filter: '.fgroup input:enabled',
  },
].filter(({ name }) => !only || only.split(',').includes(name))

const medianOf = (measured, key) => median(measured.map((one) => one[key]))
const ms = (value) => (value === undefined ? '' : `${value.toFixed(0)} ms`).padStart(8)

function rowOf(measured) {
  const click = measured[0].click === undefined ? undefined : medianOf(measured, 'click')
  const first = measured[0].first === undefined ? undefined : medianOf(measured, 'first')
  const requests = `${medianOf(measured, 'requests')}`.padStart(4)
  const bytes = `${(medianOf(measured, 'bytes') / 1000).toFixed(0)} kB`.padStart(8)
  return `${ms(medianOf(measured, 'paint'))}  ${medianOf(measured, 'shift').toFixed(3)} ${requests} ${bytes} ${ms(click)} ${ms(first)}`
}

const browser = await chromium.launch(launchOptions())
await withDataDir(async (dataDir) => {
  const open = async (name, checkout) => {
    const folder = join(dataDir, name)
    mkdirSync(folder)
    const env = { DATA_DIR: folder, LIMITS: 'off', SUPPLIERS: 'house', LOG_LEVEL: 'error' }
    const server = await startServer(env, { checkout })
    return { ...server, cookie: await logIn(server.url, 'traveller') }
  }
  const servers = [await open('now', root), ...(older ? [await open('before', older)] : [])]
  console.log('            largest paint, shift, requests, travelled, click on a filter, first result on a slow line')
  const paces = []
  for (const screen of screens) {
    const measured = servers.map(() => [])
    // The first round wakes the server.
    for (let round = 0; round <= rounds; round++)
      for (const [index, server] of servers.entries()) {
        const first = screen.first && (await openOnSlowLine(browser, server, screen, round))
        const seen = await openSlowed(browser, server, screen, { times, round: round + 20 })
        paces.push(seen.pace)
        if (round > 0) measured[index].push({ ...seen, first })
      }
    console.log(`${screen.name.padEnd(10)}${measured.map(rowOf).join('   | before ')}`)
    if (process.env.DETAIL)
      for (const of of measured)
        console.log(`${' '.repeat(10)}${of.map(({ element, paint }) => `${element} ${paint.toFixed(0)}`).join(', ')}`)
  }
  console.log(
    `The machine was ${median(paces).toFixed(2)} times slower than the reference; the processor was slowed that much less.`,
  )
  for (const { stop } of servers) await stop()
})
await browser.close()
