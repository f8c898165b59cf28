import type { Language } from '@portolan/domain/language'
import type { Mail } from '../platform/mail.ts'
import { htmlText } from '../platform/mail-html.ts'
import type { SendOnce } from '../platform/mail-once.ts'
import { type Block, isGreetable, plainText } from '../platform/mail-page.ts'
import type { Piece } from '../platform/outbox.ts'
import ar from './mail-text/ar.json' with { type: 'json' }
import en from './mail-text/en.json' with { type: 'json' }
import es from './mail-text/es.json' with { type: 'json' }
import fr from './mail-text/fr.json' with { type: 'json' }
import zh from './mail-text/zh.json' with { type: 'json' }
import zhHK from './mail-text/zhHK.json' with { type: 'json' }

const texts: Record<Language, Record<keyof typeof en, string>> = { en, zh, zhHK, es, fr, ar }

/** These carry a link that works once and not for ever. */
const linked = ['registration', 'passwordReset', 'invitation', 'newEmail'] as const
/** These say that something has happened. */
const notices = ['accountExists', 'passwordChanged', 'emailChanged'] as const

type Linked = (typeof linked)[number]

export const mailKinds = [...linked, ...notices]

export type MailKind = (typeof mailKinds)[number]

export interface Letter {
  kind: MailKind
  to: string
  language: Language
  /** Where the button leads. */
  link: URL
  /** Given name, for the greeting. */
  name?: string | undefined
  forgotLink?: URL
  /** What else the text speaks of: {agency}, {username}, {email}. */
  values?: Record<string, string>
}

const isLinked = (kind: MailKind): kind is Linked => linked.some((one) => one === kind)

export function composeMail({ kind, to, language, link, name, forgotLink, values = {} }: Letter): Mail {
  const text = texts[language]
  const greeting = name && isGreetable(name) ? text['mail.greeting'] : text['mail.greetingUnnamed']
  const blocks: Block[] = [
    { text: greeting },
    { text: text[`mail.${kind}.body`] },
    { button: text[`mail.${kind}.button`], copy: text['mail.copy'], link: link.href },
    ...(forgotLink ? [{ text: text['mail.accountExists.forgot'], link: forgotLink.href }] : []),
    ...(isLinked(kind) ? [{ text: text[`mail.${kind}.validity`] }] : []),
    { text: text[`mail.${kind}.note`] },
  ]
  const title = text[`mail.${kind}.subject`]
  const preview = text[`mail.${kind}.body`]
  const page = {
    language,
    title,
    preview,
    blocks,
    footer: text['mail.footer'],
    values: { ...values, ...(name && { name }) },
  }
  return { to, subject: title, text: plainText(page), html: htmlText(page) }
}

export type Post = (piece: Piece, letter: Letter) => Promise<void>

/** Who gave an address that takes no mails is not reached at all: the operator learns how often that happens. */
export const makePost =
  (sendOnce: SendOnce, log: { warn(details: object, text: string): void }): Post =>
  async (piece, letter) => {
    const outcome = await sendOnce(piece, composeMail(letter))
    if (outcome === 'refused') log.warn({ kind: letter.kind }, 'a mail was refused for good')
  }
