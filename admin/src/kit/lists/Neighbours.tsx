import { lazy, Suspense } from 'react'
import { type NeighboursProps } from './NeighbourLinks.js'

/** Comes beside the record. */
const NeighbourLinks = lazy(() =>
  import('./NeighbourLinks.js').then((file) => ({ default: file.NeighbourLinks })),
)

/** The ways from a record to its neighbours in the list that it was opened from; none where it was not. */
export function Neighbours(props: NeighboursProps) {
  return (
    <Suspense fallback={null}>
      <NeighbourLinks {...props} />
    </Suspense>
  )
}
