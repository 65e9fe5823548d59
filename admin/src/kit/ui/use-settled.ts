import { useEffect, useState } from 'react'

/** As long as nobody pauses between two keys. */
export const SETTLES_MS = 400

/** A value that has not changed for a while: nothing is asked for while somebody is still typing. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
