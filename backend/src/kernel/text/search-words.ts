/** Limits for the words of a document, since the index holds each: their number and length. */
const MOST_WORDS = 80
const LONGEST_WORD = 32
/** Most words that one search looks for. */
const MOST_ASKED = 8
/** A number is also found by its last digits; fewer digits than this would match half of the shop. */
const SHORTEST_END = 4

/** Lower case, without accents. Vowel signs of Indian scripts stay. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()

const pieces = (text: string): string[] => plain(text).split(/[\s,;]+/)
const compact = (piece: string): string => piece.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** The endings of a number behind each dash: `FG-261121-004` gives `fg261121004`, `261121004` and `004`. */
function endsOf(piece: string): string[] {
  const parts = piece.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  return parts.map((_, at) => parts.slice(at).join('')).filter((end, at) => at === 0 || end.length > 1)
}

/** Drops words that begin another word: a search for them finds the longer word. */
function withoutBeginnings(words: readonly string[]): string[] {
  const sorted = [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].sort()
  return sorted.filter((word, at) => !sorted[at + 1]?.startsWith(word))
}

/**
 * The words by which a search finds a document (docs/domain/contract.md#search): the words of its `texts`,
 * and every ending of four digits or more of its `numbers`. They are stored in an indexed array; a search
 * reads ranges of the index.
 * @param most as many are kept
 */
export function searchWords(
  texts: readonly string[],
  numbers: readonly string[] = [],
  most = MOST_WORDS,
): string[] {
  const words = texts.flatMap(pieces).flatMap(endsOf)
  for (const number of numbers) {
    const digits = compact(number)
    for (let from = 0; from <= digits.length - SHORTEST_END; from++) words.push(digits.slice(from))
  }
  return withoutBeginnings(words).slice(0, most)
}

/** The words of a search, normalised like those of documents. A number may be typed with its country code. */
export function askedWords(text: string): string[] {
  const words = pieces(text.replace(/\+91(?=[\s-]?\d)/g, ' '))
    .map(compact)
    .filter(Boolean)
  return withoutBeginnings(words).slice(0, MOST_ASKED)
}
