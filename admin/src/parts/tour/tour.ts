import { useSyncExternalStore } from 'react'

let running = false
const listeners = new Set<() => void>()

function set(next: boolean) {
  running = next
  listeners.forEach((listener) => listener())
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Where this browser remembers that somebody took the tour, or did not want it. */
export const TOUR_MEMORY = 'console.tour'

export const beginTour = () => set(true)
export const endTour = () => set(false)

/** Whether the tour is on the screen. */
export const useTourRuns = () => useSyncExternalStore(subscribe, () => running)
