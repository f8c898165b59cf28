const minute = 60_000

/** How the time that is left is shown: neutral, then a warning, then danger, then gone. */
export type Stage = 'ample' | 'short' | 'last' | 'over'

export function stageOf(left: number): Stage {
  if (left <= 0) return 'over'
  if (left < minute) return 'last'
  return left < 5 * minute ? 'short' : 'ample'
}

/** 4:09, for the last minutes. */
export function clockFace(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
