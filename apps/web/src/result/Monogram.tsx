import './route-line.css'

/** The server draws it from the code: two letters, nobody's logo. */
export const monogramOf = (code: string): string | undefined => {
  const key = code.replace(/[^A-Za-z0-9]/g, '').slice(0, 12)
  return key ? `/api/v1/picture/monogram~${key}.svg` : undefined
}

export function Monogram({ code, size = 24 }: { code: string; size?: 24 | 36 }) {
  const address = monogramOf(code)
  const className = size === 24 ? 'mono' : 'mono big'
  return address ? <img className={className} src={address} alt="" width={size} height={size} /> : null
}
