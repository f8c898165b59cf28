import { useState } from 'react'
import { isUsernameTaken } from './calls.ts'

/** Asked once for each name, on leaving the field; the form's rule then reads what is known. */
export function useKnownUsernames() {
  const [known] = useState(() => new Map<string, boolean>())
  return {
    isTaken: (username: string): boolean => known.get(username) ?? false,
    lookUp: async (username: string): Promise<void> => {
      if (username && !known.has(username)) known.set(username, await isUsernameTaken(username))
    },
  }
}
