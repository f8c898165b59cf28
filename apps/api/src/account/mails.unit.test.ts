import { languages } from '@portolan/domain/language'
import { describe, expect, test } from 'vitest'
import { buttonsIn, linesOfHtml, linesOfPlain, previewIn } from '../testing/mail-parts.ts'
import ar from './mail-text/ar.json' with { type: 'json' }
import en from './mail-text/en.json' with { type: 'json' }
import es from './mail-text/es.json' with { type: 'json' }
import fr from './mail-text/fr.json' with { type: 'json' }
import zh from './mail-text/zh.json' with { type: 'json' }
import zhHK from './mail-text/zhHK.json' with { type: 'json' }
import { composeMail, type Letter, mailKinds } from './mails.ts'

const texts = { en, zh, zhHK, es, fr, ar }

const letter: Letter = {
  kind: 'registration',
  to: 'nora@new.example',
  language: 'en',
  name: 'Nora',
  link: new URL('https://travel.example/confirm-email?token=abc&invited=1'),
}

const values = { agency: 'Harbour Travel', username: 'nora', email: 'nora@after.example' }

describe('[R1.4] mails in six languages', () => {
  test.each(languages)('%s has every text, and none of its own', (language) => {
    expect(Object.keys(texts[language])).toEqual(Object.keys(en))
    expect(Object.values(texts[language]).filter((text) => text.trim() === '')).toEqual([])
  })

  test.each(languages)('%s fills every placeholder of every mail, in text and HTML', (language) => {
    for (const kind of mailKinds) {
      const mail = composeMail({ ...letter, kind, language, values, forgotLink: new URL('https://travel.example/f') })
      const written = mail.html.replace(/<style>[^<]*<\/style>/, '')
      for (const part of [mail.subject, mail.text, written]) expect(part).not.toMatch(/[{}]|undefined/)
      expect(mail.subject).toBe(texts[language][`mail.${kind}.subject`])
      expect(mail.text).toContain('https://travel.example/confirm-email?token=abc&invited=1')
      expect(mail.html).toContain('href="https://travel.example/confirm-email?token=abc&amp;invited=1"')
    }
  })

  test.each([
    ['en', 'Hello Nora,', 'Hello,', 'Portolan sent this email automatically. Replies are not read.'],
    ['zh', 'Nora，您好：', '您好：', '本邮件由Portolan自动发送，请勿回复。'],
    ['zhHK', 'Nora，你好：', '你好：', '此電郵由 Portolan 自動發出，請勿回覆。'],
    ['es', 'Hola, Nora:', 'Hola:', 'Portolan ha enviado este correo de forma automática. Las respuestas no se leen.'],
    ['fr', 'Bonjour Nora,', 'Bonjour,', 'Portolan a envoyé cet e-mail automatiquement. Les réponses ne sont pas lues.'],
    ['ar', 'مرحبًا Nora،', 'مرحبًا،', 'أُرسلت هذه الرسالة تلقائيًا من Portolan. لا تُقرأ الردود عليها.'],
  ] as const)(
    '%s greets and ends every mail in its own words, and borrows none of English',
    (language, named, unnamed, footer) => {
      const english = language === 'en' ? [] : Object.values(en).flatMap((text) => text.split(/\{\w+\}/))
      const phrases = english.map((text) => text.trim()).filter(({ length }) => length > 9)
      for (const kind of mailKinds) {
        const forgotLink = new URL('https://travel.example/f')
        const { subject, text, html } = composeMail({ ...letter, kind, language, values, forgotLink })
        const [first, ...rest] = text
          .replace(/[\u2066-\u2069]/g, '')
          .trimEnd()
          .split('\n')
        expect([first, rest.at(-1)]).toEqual([named, footer])
        expect(html).toContain(footer)
        expect(phrases.filter((phrase) => `${subject}\n${text}\n${html}`.includes(phrase))).toEqual([])
        expect(composeMail({ ...letter, kind, language, values, name: undefined }).text.split('\n')[0]).toBe(unnamed)
      }
    },
  )

  test.each(languages)(
    '%s says the same in both parts, with one button, and begins by more than the subject',
    (language) => {
      const [copy] = linesOfPlain(texts[language]['mail.copy'])
      for (const kind of mailKinds) {
        const forgotLink = kind === 'accountExists' ? new URL('https://travel.example/f') : undefined
        const written = composeMail({ ...letter, kind, language, values, ...(forgotLink && { forgotLink }) })
        const { subject, html, text } = written
        const [brand, title, ...shown] = linesOfHtml(html)
        expect([brand, title], kind).toEqual(['Portolan', linesOfPlain(subject)[0]])
        // The plain part has the address of its button once.
        const once = shown.filter((line, index) => line !== copy && shown[index - 1] !== copy)
        expect(once, kind).toEqual(linesOfPlain(text))
        expect(buttonsIn(html), kind).toEqual([letter.link.href])
        expect(once.filter((line) => line.startsWith('https:')).length, kind).toBe(forgotLink ? 2 : 1)
        const preview = previewIn(html)
        expect(preview.length, kind).toBeGreaterThan(5)
        expect(subject, kind).not.toContain(preview)
      }
    },
  )

  test('only Arabic runs from right to left', () => {
    const htmlIn = (language: (typeof languages)[number]) => composeMail({ ...letter, language }).html
    expect(htmlIn('ar')).toContain('<html lang="ar" dir="rtl">')
    for (const language of ['en', 'zh', 'zhHK', 'es', 'fr'] as const)
      expect(htmlIn(language)).toContain('dir="ltr">\n<head>')
    expect(htmlIn('zhHK')).toContain('lang="zh-HK"')
  })

  test('French sets its double marks off with a narrow space, and no language uses a straight apostrophe', () => {
    for (const text of Object.values(fr)) expect(text.replace(/\u202f[:;!?»]/g, '')).not.toMatch(/[:;!?»]/)
    for (const language of languages) expect(Object.values(texts[language]).join('')).not.toContain("'")
  })

  test('mainland words stay out of the Hong Kong texts and the other way round', () => {
    const [mainland, hongKong] = [Object.values(zh).join(''), Object.values(zhHK).join('')]
    expect(hongKong).not.toMatch(/登錄|賬|您|郵箱|鏈接/)
    expect(mainland).not.toMatch(/登入|帳|電郵|[連戶]/)
  })
})

describe('what a mail says', () => {
  test('the link as a button and in clear, how long it works, and what to do if one did not ask', () => {
    const { text, html } = composeMail({ ...letter, kind: 'passwordReset' })
    for (const part of [text, html]) {
      expect(part).toContain('The link works once, for 1 hour.')
      expect(part).toContain('If you did not ask for this, ignore this email.')
    }
    expect(html.match(/confirm-email\?token=abc/g)).toHaveLength(3)
  })

  test('A39 a name is data: no markup, no header, no line of its own', () => {
    const name = '<b>Eve</b>\r\nBcc: all evil\u202e'
    const agency = 'A & "B"\r\n\r\n<script>'
    const mail = composeMail({ ...letter, kind: 'invitation', name, values: { ...values, agency } })
    expect(mail.html).not.toMatch(/<b>|<script/)
    expect(mail.html).toContain('<bdi>A &amp; &quot;B&quot; &lt;script&gt;</bdi>')
    expect(mail.text).not.toMatch(/\r|\u202e/)
    expect(mail.text).toContain('A & "B" <script> has opened an account')
    expect(mail.subject).toBe('You are invited to Portolan')
  })

  test('a name that would become a link is not repeated to a stranger', () => {
    for (const name of ['Win at evil.example', 'http://evil.example', 'call 0900 1', 'a@b.example']) {
      const { text, html } = composeMail({ ...letter, name })
      expect(text).toMatch(/^Hello,\n/)
      expect(text + html).not.toContain(name)
    }
    expect(composeMail({ ...letter, name: 'J. R. O’Brien-Šmíd' }).text).toMatch(/^Hello J\. R\. O’Brien-Šmíd,/)
  })
})
