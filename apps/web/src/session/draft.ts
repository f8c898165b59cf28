const keyOf = (name: string): string => `draft:${name}`

/** Secrets are never written down, not even for a moment. */
const secret = /password|captcha|token|docID/i

/** What was typed so far survives a lost session, a failed chunk and a reload; it ends with the tab. */
export function readDraft<T extends object>(name: string): Partial<T> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as Partial<T>
  } catch {
    return {}
  }
}

export function writeDraft(name: string, values: object): void {
  const kept = Object.entries(values).filter(([field, value]) => !secret.test(field) && value !== undefined)
  sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(kept)))
}

export const dropDraft = (name: string): void => sessionStorage.removeItem(keyOf(name))

/** A link has a draft of its own: what was typed into the blank form must not overrule what the link says. */
export const draftName = (form: string, known: object | undefined): string =>
  known && Object.keys(known).length > 0 ? `${form}-${JSON.stringify(known).replace(/[^\w-]+/g, '')}` : form
