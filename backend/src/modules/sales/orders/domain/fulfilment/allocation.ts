import { fromMilli, type Milli, subtractMilli, sumMilli } from '../../../../../kernel/amounts/quantity.js'

export interface AllocatedLine {
  quantityMilli: Milli
  allocations: readonly { batchNumber: string; quantityMilli: Milli }[]
}

export function allocatedMilli(line: AllocatedLine): Milli {
  return sumMilli(line.allocations.map((part) => part.quantityMilli))
}

/** The quantity of a line that no batch covers yet. */
export function unallocatedMilli(line: AllocatedLine): Milli {
  return subtractMilli(line.quantityMilli, allocatedMilli(line))
}

/** Whether an order is packed: batches cover every line. */
export function isFullyAllocated(lines: readonly AllocatedLine[]): boolean {
  return lines.length > 0 && lines.every((line) => unallocatedMilli(line) === 0)
}

/** `batchNumber` on the wire: the one batch, several joined with ", ", or null for none. */
export function batchNumbers(line: AllocatedLine): string | null {
  const distinct = [...new Set(line.allocations.map((part) => part.batchNumber))]
  return distinct.length === 0 ? null : distinct.join(', ')
}

/** The timeline's entry for a line, or a part of it, that was assigned a batch. */
export function assignedFact(
  product: string,
  quantityMilli: Milli,
  batchNumber: string | undefined,
  { at, by }: { at: Date; by: string },
) {
  const detail = `${fromMilli(quantityMilli)} × ${product}: ${batchNumber}`
  return { event: 'Batch assigned', at, by, detail } as const
}
