import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const unquoted = (text) =>
  text
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))

/** What a mail program shows of a file of the outbox. */
function htmlIn(file) {
  const parts = readFileSync(file, 'utf8').split(/^--.*$/m)
  const [head = '', ...body] = (parts.find((part) => /^content-type: text\/html/im.test(part)) ?? '')
    .trim()
    .split('\n\n')
  const text = body.join('\n\n')
  return /base64/i.test(head) ? Buffer.from(text, 'base64').toString('utf8') : unquoted(text)
}

/** One of each kind and language: what differs by numbers, sums and names alone looks the same. */
function kindsIn(outbox) {
  const names = readdirSync(outbox).filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
  const pages = names.sort().map((name) => htmlIn(join(outbox, name)))
  const kindOf = (html) => /<title>(.*)<\/title>/.exec(html)?.[1]?.replace(/[A-Z\d.,$:]+/g, '') ?? ''
  return [...new Map(pages.map((html) => [kindOf(html), html])).values()]
}

/** The mails that the visits have caused, as programs for mail show them by day and by night, wide and narrow. */
export async function photographMails(browser, outbox, folder, { themes, widths }) {
  let taken = 0
  for (const colorScheme of themes) {
    const context = await browser.newContext({ colorScheme })
    const page = await context.newPage()
    for (const [index, html] of kindsIn(outbox).entries()) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.setContent(html)
        await page.screenshot({ path: join(folder, `mail-${index + 1}.${width}.${colorScheme}.png`), fullPage: true })
        taken++
      }
    }
    await context.close()
  }
  return taken
}
