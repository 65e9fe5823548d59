import { useEffect } from 'react'
import { useLocation } from '../state/router.js'
import { screenAt } from './routes.js'
import { ScrollKeeper } from './ScrollKeeper.js'

/** The customer's side of the shop, by its route table. */
export function AppRoutes() {
  // What was pressed before there was code behind it is done now: see server/document.ts.
  useEffect(() => void document.dispatchEvent(new Event('alive')), [])
  const { pathname } = useLocation()
  return (
    <>
      <ScrollKeeper />
      {screenAt(pathname)}
    </>
  )
}
