/** '19900412' and '1990/4/12' are what people type for 1990-04-12; anything else stays as it is. */
export function dateTyped(text: string): string {
  const parts = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})$/.exec(text.trim())
  if (!parts) return text.trim()
  return [parts[1], parts[2]?.padStart(2, '0'), parts[3]?.padStart(2, '0')].join('-')
}

export const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)
