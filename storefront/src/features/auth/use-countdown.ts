import { useEffect, useState } from 'react'

/** Seconds left since the last `restart`, once a second, down to 0. */
export function useCountdown() {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, restart: setLeft }
}
