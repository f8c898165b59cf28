import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { browser as launchOptions } from './browser.mjs'
import { buildStale } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { photographMails } from './mail-shots.mjs'
import { root } from './repository.mjs'
import { screens } from './screens.mjs'
import { withDataDir, withServer } from './server.mjs'
import { ensureServices } from './services.mjs'

const choice = (name, fallback) => (options[name] ?? fallback).split(',')

const { values: options } = parseArgs({
  options: Object.fromEntries(['only', 'language', 'theme', 'width'].map((name) => [name, { type: 'string' }])),
})

const widths = choice('width', '1440,390').map(Number)
const languages = choice('language', 'en,ar')
const themes = choice('theme', 'light,dark')
const wanted = options.only ? screens.filter(({ name }) => choice('only').includes(name)) : screens
const folder = join(root, 'shots')
const problems = []
let [taken, mails] = [0, 0]

async function send(context, method, url, path, body) {
  const answer = await context.request.fetch(`${url}${path}`, { method, headers: { origin: url }, ...body })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
}

/** A visitor with their own session, who speaks one language and likes one theme. */
async function visitor(browser, url, who, language, theme) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  if (who !== 'guest') {
    const form = { username: who, password: 'portolan-demo' }
    await send(context, 'POST', url, '/api/v1/account/authentication', { form })
  }
  await send(context, 'PUT', url, '/api/v1/account/preferences', { data: { language, theme } })
  return context
}

async function photograph(context, url, { name, path, state }, width, suffix) {
  const page = await context.newPage()
  const file = `${name}.${width}.${suffix}.png`
  page.on('pageerror', (problem) => problems.push(`${file}: ${problem.message}`))
  try {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
    await state?.(page)
    await page.evaluate(() => document.fonts.ready)
    // What stays in view stands where a reader who has not scrolled finds it.
    await page.evaluate(() => scrollTo(0, 0))
    await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' })
    taken++
  } catch (problem) {
    problems.push(`${file}: ${problem.message.split('\n')[0]}`)
  } finally {
    await page.close()
  }
}

async function photographAll(browser, url) {
  for (const language of languages) {
    for (const theme of themes) {
      for (const who of new Set(wanted.map((screen) => screen.as))) {
        const context = await visitor(browser, url, who, language, theme)
        context.setDefaultTimeout(10_000)
        for (const screen of wanted.filter(({ as }) => as === who)) {
          for (const width of widths) await photograph(context, url, screen, width, `${language}.${theme}`)
        }
        await context.close()
      }
    }
  }
}

try {
  await ensureInstalled()
  await ensureServices(['chromium'])
  console.log(await buildStale())
  mkdirSync(folder, { recursive: true })
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch(launchOptions())
  try {
    await withDataDir((data) =>
      withServer({ DATA_DIR: data, LIMITS: 'off', SUPPLIERS: 'house,simulated' }, async (url) => {
        await photographAll(browser, url)
        mails = await photographMails(browser, join(data, 'outbox'), folder, { themes, widths })
      }),
    )
  } finally {
    await browser.close()
  }
  for (const problem of problems) console.error(problem)
  const count = wanted.length * widths.length * languages.length * themes.length
  console.log(`${taken} of ${count} pictures are in shots/, and ${mails} of mails, ${problems.length} problems`)
} catch (problem) {
  console.error(problem.message)
  process.exitCode = 1
}
if (problems.length > 0) process.exitCode = 1
