import { type Value } from '../bson/value.js'
import { watchMemory } from '../pace/memory.js'
import { Runs } from '../pace/runs.js'
import { paced, PAUSE, type Pause } from '../pace/turn.js'
import { byText } from '../storage/overlay.js'
import { equality } from './bounds.js'
import { MAX_BOUND_BYTES, pointText, prefixRange, rangeOf, type ScanRange } from './ranges.js'
import { type IndexScan } from './scan.js'

/** About what a value takes beside its own bytes while it waits. */
const WAITING_BYTES = 60

interface Seek extends ScanRange {
  /** Its lower end is the one key that it may hold. */
  exact: boolean
}

/** The ranges of the values, in the order of the index: sorted in runs, so that no step takes long. */
export function* seekRanges({ index }: IndexScan, seeks: readonly Value[]): Generator<Seek | Pause> {
  const multikey = index.multikey[0] === true
  const points = new Runs<string>(byText)
  for (const value of paced(seeks)) {
    if (value === PAUSE) {
      yield PAUSE
      continue
    }
    for (const interval of equality(value, multikey) ?? []) {
      if (!interval.point) yield { ...rangeOf(index, interval), exact: false }
      else {
        const text = pointText(index, interval)
        watchMemory(text.length + WAITING_BYTES)
        points.add(text)
      }
    }
  }
  let last: string | null = null
  for (const text of paced(points.merged())) {
    if (text === PAUSE) yield PAUSE
    else if (text !== last) {
      const exact = index.unique && index.fields.length === 1 && text.length < MAX_BOUND_BYTES
      yield { ...prefixRange(index, Buffer.from(text, 'latin1')), exact }
      last = text
    }
  }
}
