import { type TakenLines } from '../../../api/api-types.js'
import { sentenceOf, statusOf } from '../../../api/request.js'
import { readLines, removeLines, storedLines, storeLine, type WaitingLine } from './kept.js'

/** Most lines of one request. */
const AT_ONCE = 100
/** Statuses that the server would answer again, however often it is asked. After any other, the request is repeated. */
const FINAL = [400, 404, 409, 413]

type Put = (countId: string, lines: readonly WaitingLine[]) => Promise<TakenLines>

/**
 * Sends what waits on this phone, oldest first. A line goes away once the server has it; one that it refuses stays with
 * the reason. Two tabs may send the same line: the server takes it once.
 * @param onTaken told of each part that arrived
 * @throws HttpError of a request that is worth another try
 */
export async function sendAll(
  countId: string,
  put: Put,
  noReason: string,
  onTaken: (taken: WaitingLine[]) => void,
): Promise<void> {
  for (;;) {
    const part = readLines(storedLines(countId))
      .filter(({ refused }) => refused === undefined)
      .slice(0, AT_ONCE)
    if (part.length === 0) return
    const why = await reasons(countId, put, part, noReason)
    const taken = part.filter(({ clientLineId }) => !why.has(clientLineId))
    removeLines(
      countId,
      taken.map(({ clientLineId }) => clientLineId),
    )
    for (const line of part) {
      const refused = why.get(line.clientLineId)
      if (refused !== undefined) storeLine(countId, { ...line, refused })
    }
    onTaken(taken)
  }
}

/** The reasons of the lines that are not taken, by their id. @throws HttpError that is worth another try */
async function reasons(
  countId: string,
  put: Put,
  part: readonly WaitingLine[],
  noReason: string,
): Promise<Map<string, string>> {
  try {
    const { refused } = await put(countId, part)
    return new Map(refused.map(({ clientLineId, error }) => [clientLineId, error]))
  } catch (error) {
    if (!FINAL.includes(statusOf(error) ?? 0)) throw error
    const sentence = sentenceOf(error, noReason)
    return new Map(part.map(({ clientLineId }) => [clientLineId, sentence]))
  }
}
