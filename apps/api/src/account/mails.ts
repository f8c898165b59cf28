import type { Language } from '@portolan/domain/language'
import type { Mail, Mailer } from '../platform/mail.ts'
import { type Block, htmlText, isGreetable, plainText } from '../platform/mail-page.ts'
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
  const page = { language, title, blocks, footer: text['mail.footer'], values: { ...values, ...(name && { name }) } }
  return { to, subject: title, text: plainText(page), html: htmlText(page) }
}

export type Post = (letter: Letter) => Promise<void>

/** Accounts of the provider's users without a confirmed address have one of these; nothing is ever delivered there. */
const isNowhere = (address: string): boolean => address.endsWith('.invalid')

/** What the mail server says may repeat the address: the log gets its code alone. */
export const makePost =
  (mailer: Mailer): Post =>
  async (letter) => {
    if (isNowhere(letter.to)) return
    await mailer.send(composeMail(letter)).catch((error: { code?: unknown; responseCode?: unknown }) => {
      throw new Error(`The mail was not taken: ${error.code ?? 'no code'}, ${error.responseCode ?? 'no reply'}`)
    })
  }
