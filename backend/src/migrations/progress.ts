import { type Passed } from './migration.js'

/** Between two sentences on how far an update of the database has come. */
const SPEAK_EVERY_MS = 5_000

/** @returns "40 seconds", "3 minutes" */
export function inWords(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000))
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Tells how far a step has come with each collection, and how long the rest of it takes at the same pace. */
export function progressOf(
  step: string,
  say: (sentence: string) => void,
  now: () => number = () => performance.now(),
): (passed: Passed) => void {
  let told = now()
  let collection = ''
  let begun = 0
  let before = 0
  return (passed) => {
    const at = now()
    // A step may pass one collection several times.
    if (passed.collection !== collection || passed.done < before)
      [collection, begun] = [passed.collection, at]
    before = passed.done
    if (at - told < SPEAK_EVERY_MS) return
    told = at
    const share = Math.min(passed.done / Math.max(1, passed.of), 1)
    const left =
      share > 0 && at > begun ? `, about ${inWords(((at - begun) * (1 - share)) / share)} left` : ''
    say(`${step}: ${Math.floor(share * 100)} % of ${collection}${left}.`)
  }
}
