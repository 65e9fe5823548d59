import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { screenAt } from './routes.js'
import { ScrollKeeper } from './ScrollKeeper.js'

/** The customer's side of the shop, by its route table. */
export function AppRoutes() {
  // Presses made before the code had loaded are carried out now: see server/document.ts.
  useEffect(() => void document.dispatchEvent(new Event('alive')), [])
  const { pathname } = useLocation()
  return (
    <>
      <ScrollKeeper />
      {screenAt(pathname)}
    </>
  )
}
