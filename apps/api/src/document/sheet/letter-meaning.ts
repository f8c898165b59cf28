interface Glyph {
  codePoints: readonly number[]
}

/** As much of a font as is needed here. */
export interface GlyphFont {
  readonly characterSet: readonly number[]
  glyphForCodePoint(letter: number): Glyph
  getGlyph(id: number, letters?: readonly number[]): Glyph
}

const isPlainForm = (letter: number): boolean => {
  const text = String.fromCodePoint(letter)
  return text.normalize('NFKC') === text
}

/**
 * An open font tells what a glyph stands for as it was first asked. A u that was first drawn as a part of ü stands for
 * nothing from then on, and a space for one that does not break: a reader who copies from a later paper, searches
 * it or has it read aloud loses those letters. So each glyph is asked for by its plainest letter before anything is drawn; one
 * that no letter has to itself learns what it stands for when it is first drawn as a letter.
 */
export function fixMeanings(font: GlyphFont): void {
  for (const letter of font.characterSet) if (isPlainForm(letter)) font.glyphForCodePoint(letter)
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, letters = []) => {
    const glyph = getGlyph(id, letters)
    if (glyph.codePoints.length === 0) glyph.codePoints = letters
    return glyph
  }
}
