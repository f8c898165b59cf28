import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The eight groups of an IPv6 address, with the gap filled in. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const [first, last] = [groups(head), groups(tail)]
  return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
}

/** Whom an address stands for: with IPv6 a household is given 2^64 of them, so the first half is what counts. */
export function networkOf(address: string): string {
  const plain = mapped.exec(address)?.[1]
  if (plain) return plain
  if (!isIPv6(address)) return address
  return groupsOf(address.toLowerCase())
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
