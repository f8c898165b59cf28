/** RFC 5545: a component from its first line to its last; a line that is folded begins with a space. */
const component = /^BEGIN:(VEVENT|VTIMEZONE)\r\n[\s\S]*?^END:\1\r\n/gm

/** The entries of several calendars in one, under the head of the first. What stands in two of them is said once. */
export function joinCalendars([first, ...others]: readonly [string, ...string[]]): string {
  const [head = ''] = first.split(/^BEGIN:(?:VEVENT|VTIMEZONE)\r\n/m)
  const all = [first, ...others].flatMap((calendar) => calendar.match(component) ?? [])
  return `${head}${[...new Set(all)].join('')}END:VCALENDAR\r\n`
}
