import { type Milli, NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'
import { type Component, partMilli } from './component.js'

/** What happens to a batch because of a run. */
export interface Movement {
  kind: 'reserve' | 'release' | 'consume'
  stockId: string
  productId: string
  /** Of the component, in the run. */
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

/** The same order for everybody, so that two who change the same batches conflict at the first of them. */
const inOrder = (movements: Movement[]): Movement[] =>
  movements
    .filter(({ quantityMilli }) => quantityMilli > NO_QUANTITY)
    .sort((one, other) => (one.stockId < other.stockId ? -1 : one.stockId > other.stockId ? 1 : 0))

/**
 * What has to be given back and set aside so that a run goes from one state to another: only the difference.
 */
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
 * What a finished run does to its batches. What went in is used; what is more than reserved is taken first; the rest is
 * given back.
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
