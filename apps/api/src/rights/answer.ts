/**
 * The people of the matrix. A visitor has no session; a guest has one and has bought something in it; the five roles
 * work for one agency, and the rival owns another one.
 */
export const persons = [
  'visitor',
  'guest',
  'consumer',
  'Owner',
  'Manager',
  'Agent',
  'Finance',
  'Viewer',
  'rival',
] as const

export type Person = (typeof persons)[number]

export const relations = ['own', 'colleague', 'stranger'] as const

/** Whose object a call names. */
export type Relation = (typeof relations)[number]

/**
 * ok: the rights let the call pass. hidden: the call is answered, and the object is not in the answer. The numbers are
 * the statuses of a refusal.
 */
export const answers = ['ok', 'hidden', '401', '403', '404'] as const

export type Answer = (typeof answers)[number]

/** Who gets which answer: names of persons with spaces between them. */
export type Cell = { readonly [One in Answer]?: string }

/** A call without an object has one cell; a call with one has a cell for each relation that there is. */
export type Row = Cell | { readonly [One in Relation]?: Cell }

export const hasObject = (row: Row): row is { readonly [One in Relation]?: Cell } =>
  relations.some((relation) => relation in row)

/** Every person that a cell names, with the answer; somebody who is named twice is there twice. */
export const readCell = (cell: Cell): { person: Person; answer: Answer }[] =>
  answers.flatMap((answer) =>
    (cell[answer] ?? '')
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => ({ person: name as Person, answer })),
  )
