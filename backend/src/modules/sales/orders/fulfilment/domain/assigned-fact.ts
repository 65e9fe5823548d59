import { fromMilli, type Milli } from '../../../../../kernel/amounts/quantity.js'

/** The timeline's text for a line, or a part of it, that was covered from a batch. */
export function assignedFact(
  product: string,
  quantityMilli: Milli,
  batchNumber: string | undefined,
  { at, by }: { at: Date; by: string },
) {
  const detail = `${fromMilli(quantityMilli)} × ${product}: ${batchNumber}`
  return { event: 'Batch assigned', at, by, detail } as const
}
