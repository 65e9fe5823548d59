import { useRoutes } from 'react-router-dom'
import { routes } from './routes.js'
import { ScrollKeeper } from './ScrollKeeper.js'

/** The customer's side of the shop, by its route table. */
export const AppRoutes = () => (
  <>
    <ScrollKeeper />
    {useRoutes(routes)}
  </>
)
