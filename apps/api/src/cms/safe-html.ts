import type sanitizeHtml from 'sanitize-html'
import { safeLink } from './safe-link.ts'

/**
 * What a text may look like: paragraphs, one level of heading, lists, stress and links. Everything else goes: a tag
 * that is not named here is dropped, and of a script or a style its content too.
 */
const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  nestingLimit: 12,
  transformTags: {
    a: (_, { href = '' }): sanitizeHtml.Tag => {
      const link = safeLink(href)
      // A link that leads nowhere good is no link: its words stay.
      return { tagName: 'a', attribs: link ? { href: link, rel: 'noopener' } : {} }
    },
  },
}

/** The parser is read with the first text that is shown in full. */
export async function safeHtml(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(html, rules).trim()
}
