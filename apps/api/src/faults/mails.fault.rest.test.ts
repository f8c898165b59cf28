import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeReadyDataDir } from '../testing/fault-folder.ts'
import { isFull, untilWell } from '../testing/fault-rest.ts'
import { buyPass, makeShopper } from '../testing/fault-shopper.ts'
import { filesIn, readMail } from '../testing/mail-reader.ts'
import { buildServer, type DataDir, type Server, startServer } from '../testing/server.ts'
import { startMailServer } from '../testing/smtp-server.ts'

const kills = isFull ? 100 : 4
/** Every fifth time a node is asked to stop. */
const rounds = (kills * 5) / 4

const idOf = ({ message }: { message: string }): string => readMail(message).headers.get('message-id')?.trim() ?? ''

/** So long after the server has heard a mail its sender may not have written down yet that it was taken. */
const gap = 250

/** The gap is hit now and then; were it hit more often than this, it would be no gap. */
const mostCopies = (kills: number): number => Math.ceil(kills / 25)

/** Whether the one paper that comes with it is whole: its beginning, a page and its end. */
function hasWholePaper({ message }: { message: string }): boolean {
  const papers = filesIn(message, '.pdf').map(({ content }) => Buffer.from(content).toString('latin1'))
  return (
    papers.length === 1 &&
    papers.every((paper) => paper.startsWith('%PDF-') && /\/Type \/Page\b/.test(paper) && /%%EOF\s*$/.test(paper))
  )
}

/**
 * Buys, and ends the node at any moment while the mails go out: killed, and every fifth time asked to stop. Every mail
 * comes, with its papers, under one name; a copy is only there, and seldom, where a node was killed in the moment between the
 * mail server's word and its own note.
 */
async function killDuringMails(start: (more: { SMTP_URL: string }) => Promise<Server>): Promise<string> {
  const post = await startMailServer()
  const killedAt: number[] = []
  let [bought, underWay] = [0, 0]
  let last: Server | undefined
  const names = () => new Set(post.received.map(idOf))
  try {
    for (let round = 1; round <= rounds; round++) {
      const node = await start({ SMTP_URL: post.url })
      last = node
      const buy = async () => {
        const { status } = await buyPass(makeShopper(() => node.port))
        if (status === 'Ticketed') bought++
      }
      await Promise.all([buy(), buy()])
      await pause(Math.random() * 1_500)
      const isKill = round % 5 !== 0
      if (isKill) killedAt.push(Date.now())
      if (names().size < bought) underWay++
      await node.kill(isKill ? 'SIGKILL' : 'SIGTERM')
    }
    last = await start({ SMTP_URL: post.url })
    await untilWell(async () => names().size >= bought, 120_000)
    // Whatever would come twice has come by then.
    await pause(2_000)
    const copies = post.received.filter(
      (mail, index) => post.received.findIndex((one) => idOf(one) === idOf(mail)) < index,
    )
    const unexplained = copies.filter((copy) => {
      const first = post.received.find((one) => idOf(one) === idOf(copy))
      return !killedAt.some((kill) => first && kill >= first.at - gap && kill <= first.at + gap)
    })
    expect(names().size, 'mails by their names').toBe(bought)
    expect(new Set(post.received.map(({ message }) => readMail(message).headers.get('subject'))).size).toBe(bought)
    expect(unexplained.map(idOf), 'copies that no kill explains').toEqual([])
    expect(copies.length, `copies over ${killedAt.length} kills`).toBeLessThanOrEqual(mostCopies(killedAt.length))
    expect(underWay, 'ends that met mails under way').toBeGreaterThan(rounds / 4)
    expect(post.received.filter((mail) => !hasWholePaper(mail)).map(idOf), 'mails without a whole paper').toEqual([])
    return `${bought} mails over ${killedAt.length} kills and ${rounds - killedAt.length} stops, ${underWay} of them with mails under way; ${post.received.length} came, ${copies.length} of them copies`
  } finally {
    await last?.kill('SIGKILL')
    await post.close()
  }
}

let folder: DataDir
beforeAll(async () => {
  await buildServer()
  folder = await makeReadyDataDir()
})
afterAll(() => folder?.remove())

const title = `kill -9 ×${kills} while mails go out, with a stop after every fourth: each comes, once by its name`

test(`[F3] [B9] ${title}; copies, ${mostCopies(kills)} at most, in the one gap that SMTP leaves`, {
  timeout: 3_600_000,
}, async ({ task }) => {
  const start = (more: object) => startServer({ DATA_DIR: folder.path, SUPPLIERS: 'house', ...more })
  task.meta.figures = await killDuringMails(start)
})
