/** Limits of a document's words, since the index holds each: how many, and how long. */
const MOST_WORDS = 60
const LONGEST_WORD = 32
/** Most words that one search looks for. */
const MOST_ASKED = 8
/** A number is remembered by its end; fewer digits than this would find half of the shop. */
const SHORTEST_END = 4

/** Lower case, without accents. Signs that letters of India are made of stay. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()

const pieces = (text: string): string[] => plain(text).split(/[\s,;]+/)
const compact = (piece: string): string => piece.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** `FG-261121-004` is `fg261121004`, and its ends behind each dash: `261121004` and `004`. */
function endsOf(piece: string): string[] {
  const parts = piece.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  return parts.map((_, at) => parts.slice(at).join('')).filter((end, at) => at === 0 || end.length > 1)
}

/** Drops words that begin another one: a search for them finds that one. */
function withoutBeginnings(words: readonly string[]): string[] {
  const sorted = [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].sort()
  return sorted.filter((word, at) => !sorted[at + 1]?.startsWith(word))
}

/**
 * The words that a document is found by (docs/domain/contract.md#search): the words of its `texts`, and of its `numbers` every
 * ending of four digits or more. They are kept in an indexed array; a search reads ranges of it.
 */
export function searchWords(texts: readonly string[], numbers: readonly string[] = []): string[] {
  const words = texts.flatMap(pieces).flatMap(endsOf)
  for (const number of numbers) {
    const digits = compact(number)
    for (let from = 0; from <= digits.length - SHORTEST_END; from++) words.push(digits.slice(from))
  }
  return withoutBeginnings(words).slice(0, MOST_WORDS)
}

/** The words of a search, normalised as those of documents. A number may be typed with its country code. */
export function askedWords(text: string): string[] {
  const words = pieces(text.replace(/\+91(?=[\s-]?\d)/g, ' '))
    .map(compact)
    .filter(Boolean)
  return withoutBeginnings(words).slice(0, MOST_ASKED)
}
