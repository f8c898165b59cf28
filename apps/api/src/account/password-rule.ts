import { fieldRefusal } from '../platform/refusal.ts'
import { isWidelyKnown } from './widely-known.ts'

const [shortest, longest] = [12, 256]

/** What is known of the person who will have the password. */
interface Person {
  username?: string | undefined
  email?: string | undefined
}

/** A name of three letters stands in too many words to be a hint. */
const namesOf = ({ username = '', email = '' }: Person): string[] =>
  [username, email]
    .map((name) => (name.split('@')[0] ?? '').normalize('NFKC').toLowerCase())
    .filter((name) => name.length > 3)

/** Length and what is widely known, never character classes: what is long and unknown is strong. */
export function checkNewPassword(password: string, pointer: string, person: Person = {}): void {
  const plain = password.normalize('NFKC')
  const { length } = [...plain]
  if (length < shortest) throw fieldRefusal(pointer, 'too_small', 'error.password.short')
  if (length > longest) throw fieldRefusal(pointer, 'too_big', 'error.field.tooLong')
  if (isWidelyKnown(plain)) throw fieldRefusal(pointer, 'custom', 'error.password.common')
  const lower = plain.toLowerCase()
  if (namesOf(person).some((name) => lower.includes(name)))
    throw fieldRefusal(pointer, 'custom', 'error.password.personal')
}
