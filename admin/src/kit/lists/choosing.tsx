import Box from '@mui/material/Box'
import { type ComponentProps, createContext, lazy, Suspense, useContext } from 'react'
import { type ChooseRow as RowBox } from './choose-boxes.js'

/** Whether rows of the list around can be chosen, to do something with several. */
export const ChoosingContext = createContext(false)

export const useChoosing = () => useContext(ChoosingContext)

const LazyRow = lazy(() => import('./choose-boxes.js').then((file) => ({ default: file.ChooseRow })))
const LazyAll = lazy(() => import('./choose-boxes.js').then((file) => ({ default: file.ChooseAll })))

/** Its box comes beside the rows. */
const place = <Box sx={{ width: 42, height: 42 }} />

/** Chooses a row. */
export function ChooseRow(props: ComponentProps<typeof RowBox>) {
  return (
    <Suspense fallback={place}>
      <LazyRow {...props} />
    </Suspense>
  )
}

/** Chooses every row of the page, or none. */
export function ChooseAll() {
  return (
    <Suspense fallback={place}>
      <LazyAll />
    </Suspense>
  )
}
