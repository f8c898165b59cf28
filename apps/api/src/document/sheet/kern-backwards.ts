interface Position {
  xAdvance: number
  xOffset: number
}

/** As much of a font as is needed here. */
export interface Shaper {
  layout(...input: never[]): { positions: Position[] }
}

/**
 * The typesetter shapes Arabic letters in the order in which they are read, turns them round, and loses by how much a
 * letter is moved aside: where one is to stand off from the next it would fall into it. The room is given to the next
 * letter instead, which is drawn first.
 */
export function kernBackwards(font: Shaper): void {
  const layout = font.layout.bind(font)
  font.layout = (...input) => {
    const run = layout(...input)
    for (const [index, position] of run.positions.entries()) {
      const next = run.positions[index + 1]
      const room = position.xOffset
      if (room === 0 || !next) continue
      position.xOffset = 0
      position.xAdvance -= room
      next.xAdvance += room
    }
    return run
  }
}
