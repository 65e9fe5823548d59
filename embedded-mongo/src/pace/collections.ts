import {
  constants,
  type NodeGCPerformanceDetail,
  type PerformanceEntry,
  PerformanceObserver,
} from 'node:perf_hooks'
import { getHeapSpaceStatistics } from 'node:v8'

/** For so long what a collection left is taken as what is held: then it may have been let go. */
const FRESH_MS = 100

/** What the collections of the whole heap leave that V8 makes by itself: beside the work, and in steps. */
export class Collections {
  private latest: { left: number; at: number } | null = null
  private observer: PerformanceObserver | null = null

  /** From now on they are looked at. */
  watch(): void {
    if (this.observer) return
    this.observer = new PerformanceObserver((entries) => {
      if (!entries.getEntries().some(isOfAll)) return
      this.latest = { left: bytesOfOld(), at: performance.now() }
    })
    this.observer.observe({ entryTypes: ['gc'] })
  }

  /** The bytes that the last one left; null when that is too long ago. */
  get left(): number | null {
    return this.latest && performance.now() - this.latest.at < FRESH_MS ? this.latest.left : null
  }

  /** Somebody lets go what was held. */
  forget(): void {
    this.latest = null
  }
}

function isOfAll(entry: PerformanceEntry): boolean {
  const { detail } = entry as PerformanceEntry & { detail?: NodeGCPerformanceDetail }
  return detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR
}

/** Without what is young: most of that goes with the next collection. */
const bytesOfOld = (): number =>
  getHeapSpaceStatistics()
    .filter(({ space_name: name }) => !name.startsWith('new_'))
    .reduce((sum, { space_used_size: used }) => sum + used, 0)
