import { type Milli, NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'
import { type Component, partMilli } from './component.js'

/** A movement of a batch because of a run. */
export interface Movement {
  kind: 'reserve' | 'release' | 'consume'
  stockId: string
  productId: string
  /** Number of the component in the run. */
  line: number
  quantityMilli: Milli
}

type Holding = Pick<Component, 'productId' | 'batches'>

interface Held {
  productId: string
  line: number
  quantityMilli: Milli
}

function heldBy(components: readonly Holding[], of: (part: Holding['batches'][number]) => Milli) {
  const held = new Map<string, Held>()
  for (const [line, { productId, batches }] of components.entries())
    for (const part of batches) held.set(part.stockId, { productId, line, quantityMilli: of(part) })
  return held
}

/** A fixed order of batches, so that two changes of the same batches conflict at the first of them. */
const inOrder = (movements: Movement[]): Movement[] =>
  movements
    .filter(({ quantityMilli }) => quantityMilli > NO_QUANTITY)
    .sort((one, other) => (one.stockId < other.stockId ? -1 : one.stockId > other.stockId ? 1 : 0))

/** The movements that bring a run from one state to another: only the difference is returned or reserved. */
export function movementsBetween(before: readonly Holding[], after: readonly Holding[]): Movement[] {
  const had = heldBy(before, (part) => part.reservedMilli)
  const gets = heldBy(after, (part) => part.reservedMilli)
  const movements: Movement[] = []
  for (const [stockId, held] of new Map([...had, ...gets])) {
    const { productId, line } = held
    const old = had.get(stockId)?.quantityMilli ?? NO_QUANTITY
    const wanted = gets.get(stockId)?.quantityMilli ?? NO_QUANTITY
    movements.push(
      { kind: 'release', stockId, productId, line, quantityMilli: subtractMilli(old, wanted) },
      { kind: 'reserve', stockId, productId, line, quantityMilli: subtractMilli(wanted, old) },
    )
  }
  return inOrder(movements)
}

/**
 * The movements of a finished run. The entered quantity is used; what exceeds the reserved quantity is
 * reserved first; the rest is returned.
 */
export function movementsOfUse(components: readonly Holding[]): Movement[] {
  const movements: Movement[] = []
  for (const [line, { productId, batches }] of components.entries())
    for (const part of batches) {
      const { stockId, reservedMilli } = part
      const used = partMilli(part)
      const of = { stockId, productId, line }
      movements.push(
        { ...of, kind: 'reserve', quantityMilli: subtractMilli(used, reservedMilli) },
        { ...of, kind: 'release', quantityMilli: subtractMilli(reservedMilli, used) },
        { ...of, kind: 'consume', quantityMilli: used },
      )
    }
  return inOrder(movements)
}
