import { useEffect } from 'react'
import { useRoutes } from 'react-router-dom'
import { routes } from './routes.js'
import { ScrollKeeper } from './ScrollKeeper.js'

/** The customer's side of the shop, by its route table. */
export const AppRoutes = () => {
  // What was pressed before there was code behind it is done now: see server/document.ts.
  useEffect(() => void document.dispatchEvent(new Event('alive')), [])
  return (
    <>
      <ScrollKeeper />
      {useRoutes(routes)}
    </>
  )
}
