/** What the agency needs of the accounts; the wiring brings the two together. */
export interface Passwords {
  /** Refuses a short or widely known one, or one made of the person's own names, with the field's pointer. */
  check(password: string, pointer: string, person: { username: string; email: string }): void
  hash(password: string): Promise<string>
}
