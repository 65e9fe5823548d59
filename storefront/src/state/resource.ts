import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

export interface Snapshot<T> {
  data: T | null
  error: unknown
  loading: boolean
}

/** Something the server holds and several screens show: fetched once, shared, refreshed on demand. */
export interface Resource<T> {
  get(): Snapshot<T>
  /** What the server rendered the page with; the first render in the browser has to agree with it. */
  getServed(): Snapshot<T>
  subscribe(listener: () => void): () => void
  /** Fetches (again); the earlier data stays until the answer is there. Never rejects. */
  load(): Promise<void>
  /** Takes over a newer state the server has just answered with. */
  set(data: T | null): void
}

export function createResource<T>(
  fetcher: () => Promise<T>,
  initial: T | null = null,
  served = initial,
): Resource<T> {
  const servedSnapshot: Snapshot<T> = { data: served, error: null, loading: false }
  let snapshot: Snapshot<T> = served === initial ? servedSnapshot : { ...servedSnapshot, data: initial }
  let newest = 0
  const listeners = new Set<() => void>()
  const change = (next: Partial<Snapshot<T>>) => {
    snapshot = { ...snapshot, ...next }
    listeners.forEach((listener) => listener())
  }
  return {
    get: () => snapshot,
    getServed: () => servedSnapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (data) => {
      newest += 1
      change({ data, error: null, loading: false })
    },
    load: async () => {
      newest += 1
      const mine = newest
      change({ loading: true })
      try {
        const data = await fetcher()
        if (mine === newest) change({ data, error: null, loading: false })
      } catch (error) {
        if (mine === newest) change({ error, loading: false })
      }
    },
  }
}

/** The state of a resource; fetches it on first use when `wanted`. */
export function useResource<T>(resource: Resource<T>, wanted = true): Snapshot<T> {
  const snapshot = useSyncExternalStore(resource.subscribe, resource.get, resource.getServed)
  useEffect(() => {
    const { data, error, loading } = resource.get()
    if (wanted && data === null && error === null && !loading) void resource.load()
  }, [resource, wanted])
  return snapshot
}

/**
 * For questions whose answers may overtake each other. Each call begins a new question and gives back the way to ask
 * whether it is still the newest one.
 */
export function useNewest() {
  const newest = useRef(0)
  return useCallback(() => {
    newest.current += 1
    const mine = newest.current
    return () => mine === newest.current
  }, [])
}
