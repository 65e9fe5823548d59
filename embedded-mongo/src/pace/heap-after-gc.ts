import {
  constants,
  type NodeGCPerformanceDetail,
  type PerformanceEntry,
  PerformanceObserver,
} from 'node:perf_hooks'
import { getHeapSpaceStatistics } from 'node:v8'

/** How long a reading stays valid: later, much of it may be garbage. */
const FRESH_MS = 100

/** Heap left after V8's own full collections, which run in steps beside the work. */
export class HeapAfterGc {
  private latest: { left: number; at: number } | null = null
  private forgottenAt = -Infinity
  private observer: PerformanceObserver | null = null

  watch(): void {
    if (this.observer) return
    this.observer = new PerformanceObserver((entries) => {
      // Told late: a collection before `forget` saw what was released since.
      const isNews = (entry: PerformanceEntry): boolean => entry.startTime > this.forgottenAt
      if (!entries.getEntries().some((entry) => isNews(entry) && isFullCollection(entry))) return
      this.latest = { left: bytesOfOld(), at: performance.now() }
    })
    this.observer.observe({ entryTypes: ['gc'] })
  }

  /** Bytes left by the last collection; null when it was too long ago. */
  get left(): number | null {
    return this.latest && performance.now() - this.latest.at < FRESH_MS ? this.latest.left : null
  }

  /** Discards the reading; to be called when much memory is released. */
  forget(): void {
    this.latest = null
    this.forgottenAt = performance.now()
  }
}

function isFullCollection(entry: PerformanceEntry): boolean {
  const { detail } = entry as PerformanceEntry & { detail?: NodeGCPerformanceDetail }
  return detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR
}

/** Bytes of the old generation. The young one is left out: most of it is garbage at the next collection. */
const bytesOfOld = (): number =>
  getHeapSpaceStatistics()
    .filter(({ space_name: name }) => !name.startsWith('new_'))
    .reduce((sum, { space_used_size: used }) => sum + used, 0)
