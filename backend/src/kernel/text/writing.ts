/** The fonts in which papers are printed, one for each script and weight. */
export type Face = 'regular' | 'bold' | 'telugu' | 'devanagari'

/** A stretch of text in one script. */
export interface Run {
  face: Face
  text: string
}

const SCRIPTS: readonly [face: Face, letters: RegExp][] = [
  ['telugu', /[\u0C00-\u0C7F]/],
  ['devanagari', /[\u0900-\u097F]/],
]
/** Characters that the Latin font has; any other (an emoji in a name) becomes a dot. */
const SHOWN = /[\u0020-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u20B9]/

/** Line breaks and tabs become spaces: a dot would look like a character of the text. */
const BREAK = /[\n\r\t]/
/** Space and the invisible joiners of Indian scripts. */
const JOINERS = new Set([' ', '\u200C', '\u200D'])

/** Splits text into runs of one font each: people write their names and streets in their own script. */
export function runsOf(text: string, latin: 'regular' | 'bold' = 'regular'): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    // Joiners and spaces belong to the script around them.
    const last = runs.at(-1)
    const joins = JOINERS.has(letter) && last !== undefined
    const face = joins ? last.face : (SCRIPTS.find(([, letters]) => letters.test(letter))?.[0] ?? latin)
    const shown = face !== latin || SHOWN.test(letter) ? letter : BREAK.test(letter) ? ' ' : '·'
    if (last?.face === face) last.text += shown
    else runs.push({ face, text: shown })
  }
  return runs
}

/**
 * Whether a text has letters that none of the fonts has, as in a name in another script. Each is printed
 * as a dot.
 */
export function hasUnwritten(text: string): boolean {
  return [...text.normalize('NFC')].some(
    (letter) =>
      !JOINERS.has(letter) &&
      !BREAK.test(letter) &&
      !SHOWN.test(letter) &&
      !SCRIPTS.some(([, letters]) => letters.test(letter)),
  )
}
