import { fieldRefusal } from '../platform/refusal.ts'

const shortest = 12

/** Length and a list of known ones, never character classes: what is long and unknown is strong. */
export function checkNewPassword(password: string, pointer: string): void {
  if ([...password].length < shortest) throw fieldRefusal(pointer, 'too_small', 'error.password.short')
}
