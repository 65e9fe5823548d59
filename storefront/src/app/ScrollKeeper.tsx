import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { HomeState } from '../state/home-navigation.js'

const KEPT = new Map<string, number>()

/** Each history entry finds its list where it was left; a new one starts at the top; a dialog moves nothing. */
export const ScrollKeeper = () => {
  const { key, state } = useLocation()
  const how = useNavigationType()
  const current = useRef(key)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const note = () => KEPT.set(current.current, window.scrollY)
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [])
  useLayoutEffect(() => {
    const before = current.current
    if (before === key) return
    current.current = key
    const opensDialog = Boolean((state as HomeState | null)?.dialog)
    if (opensDialog || how === 'REPLACE') KEPT.set(key, KEPT.get(before) ?? window.scrollY)
    else window.scrollTo(0, how === 'POP' ? (KEPT.get(key) ?? 0) : 0)
  }, [key, state, how])
  return null
}
