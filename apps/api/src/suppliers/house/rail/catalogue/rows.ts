/** The tables of this folder: one row a line; empty lines and those that begin with a hash part them for the eye. */
export const rowsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
