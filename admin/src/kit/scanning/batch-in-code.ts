/** Batch numbers as labels and thumbs write them: `FG-261121-004`, parts `FG-261121-004-2`. */
const BATCH = /^(FG|RM|SG)-?(\d{6})-?(\d{3,})(-\d+)?$/

/** The last part of the address of a jar's page, which the labels bear. */
const JAR_PAGE = /\/jar\/([^/?#]+)/

/** The batch number in a QR code, a scan or a typed text; null when there is none. */
export function batchInCode(text: string): string | null {
  const said = JAR_PAGE.exec(text)?.[1] ?? text
  const found = BATCH.exec(decoded(said).replace(/\s/g, '').toUpperCase())
  if (!found) return null
  const [, type, day, number, part = ''] = found
  return `${type}-${day}-${number}${part}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Longest part of an unknown code that is shown. */
export const LONGEST_SHOWN = 60
