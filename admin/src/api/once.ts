import { keep, keptList, own } from './browser-store.js'
import { bodyOf, request, statusOf } from './request.js'

/** A submission that was not answered yet. */
interface Sent {
  path: string
  /** See `once`. */
  about?: string | undefined
  method: 'POST' | 'PUT'
  text: string
  key: string
  /** The page that sent it: its answer cannot reach another. */
  page: string
  /** When, in milliseconds. */
  at: number
  /** Its answer was lost: nobody knows whether it arrived. */
  isLost: boolean
}

/**
 * For so long, what is sent again is the same submission. Later it is another one, as a weekly payment is; what was
 * typed for the first is then gone, too (kit/kept/drafts.ts).
 */
export const UNANSWERED_MS = 86_400_000
const MOST_KEPT = 50

const page = crypto.randomUUID()
/** What was not answered before a lost tab or a log-out is known again, to the person who sent it. */
const place = () => own('unanswered')
let unanswered: readonly Sent[] = []

/** Those of other pages count as lost: they were closed, or loaded anew, before the answer came. */
function readKept(): void {
  const elsewhere = keptList<Sent>(place()).filter(
    (one) => one.page !== page && Date.now() - one.at < UNANSWERED_MS,
  )
  const own = unanswered.filter((one) => one.page === page)
  unanswered = [...elsewhere.map((one) => ({ ...one, isLost: true })), ...own]
}

function set(next: readonly Sent[]): void {
  unanswered = next
  keep(place(), next.length === 0 ? null : JSON.stringify(next.slice(-MOST_KEPT)))
}

type Ask = (name: string) => Promise<boolean>
let askWhetherToo: Ask = () => Promise.resolve(false)

/**
 * Sets what asks whether a changed submission is meant in addition to the first.
 * @param ask gets the name of what the first one made
 */
export function whenFirstArrived(ask: Ask): void {
  askWhetherToo = ask
}

function forget(isAnswered: (sent: Sent) => boolean): void {
  readKept()
  set(unanswered.filter((one) => !isAnswered(one)))
}

const isSame = (one: Sent, other: Sent) => one.key === other.key && one.text === other.text

/** Whether nobody knows if the server has done it. */
export function isUnanswered(error: unknown): boolean {
  const status = statusOf(error) ?? 0
  return status === 0 || status >= 500
}

/** The server knows the key, with another body. */
const isKeyTaken = (error: unknown): boolean => statusOf(error) === 422 && bodyOf(error).code === 'KEY_REUSED'

const send = <T>({ method, path, text, key }: Sent): Promise<T> =>
  request<T>(method, path, { body: JSON.parse(text) as unknown, headers: { 'Idempotency-Key': key } })

/**
 * A write that happens once, however often it is sent until it is answered. What is changed after a lost answer goes
 * under the same key. So the server takes it if the first one never arrived, and otherwise nothing is done twice: the
 * person is told what the first one made, and asked whether this one is meant as well.
 * @param nameOf names what was made
 * @param about what it is about, where the path alone does not say it: a submission about something else is another one
 */
export async function once<T>(
  path: string,
  body: object,
  nameOf: (made: T) => string = () => '',
  method: Sent['method'] = 'POST',
  about?: string,
): Promise<T> {
  const text = JSON.stringify(body)
  readKept()
  const known = unanswered.filter((one) => one.path === path && one.about === about)
  const same = known.find((one) => one.text === text)
  const lost = known.filter(({ isLost }) => isLost)
  const key = same?.key ?? lost[0]?.key ?? crypto.randomUUID()
  const sent = same ?? { path, about, method, text, key, page, at: Date.now(), isLost: false }
  if (!same) set([...unanswered, sent])
  try {
    const made = await send<T>(sent)
    forget(({ key }) => key === sent.key)
    return made
  } catch (error) {
    if (isUnanswered(error)) {
      sent.isLost = true
      throw error
    }
    forget((one) => isSame(one, sent))
    const first = isKeyTaken(error) ? await madeByOneOf<T>(lost) : null
    if (first === null) throw error
    forget(({ key }) => key === sent.key)
    return (await askWhetherToo(nameOf(first))) ? once(path, body, nameOf, method, about) : first
  }
}

/**
 * Hands over what was sent last to a path and got no answer: whoever takes it sends it again, under its key.
 * @returns null when everything was answered
 */
export function takeLost(path: string): { key: string; body: Record<string, unknown> } | null {
  const lost = unanswered.findLast((one) => one.path === path && one.isLost)
  if (!lost) return null
  forget(({ key }) => key === lost.key)
  return { key: lost.key, body: JSON.parse(lost.text) as Record<string, unknown> }
}

/** Sends the lost submissions again. The server answers those that had arrived as it did then. */
async function madeByOneOf<T>(lost: readonly Sent[]): Promise<T | null> {
  for (const one of lost) {
    try {
      return await send<T>(one)
    } catch (error) {
      if (!isKeyTaken(error)) throw error
    }
  }
  return null
}
