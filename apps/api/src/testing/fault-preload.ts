import type { Environment, Server } from './server.ts'

const loading = ({ href }: URL): string => `--import=${href}`

/** A node whose clock is so many hours ahead; behind, when they are negative. */
export const clockOff = (hours: number): Environment => ({
  NODE_OPTIONS: loading(new URL('./fault-clock.mjs', import.meta.url)),
  CLOCK_OFF: String(hours),
})

/** A node to which suppliers' answers are lost, in so many of a hundred cases. */
export const losingAnswers = (percent: number): Environment => ({
  NODE_OPTIONS: loading(new URL('./fault-forgetful.mjs', import.meta.url)),
  LOSE_ANSWERS: String(percent / 100),
})

/** How many were. */
export const answersLost = ({ output }: Pick<Server, 'output'>): number =>
  output().split('An answer was lost.').length - 1
