import { useEffect, useState } from 'react'

/** Longer than the pause between two keys of a person who types. */
export const SETTLES_MS = 400

/** A value that has not changed for a while, so that no request is made while a person types. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
