import { toMilli } from '../../../../../kernel/amounts/quantity.js'
import { type ChosenBatches, type DraftLine, type RunChanges, type RunDraft } from '../run-draft.js'
import { type ChangeRunBody, type CreateRunBody, type RunComponentBody } from './run-drafts.dto.js'

export function toDraft(body: CreateRunBody): RunDraft {
  const { bomId, quantitytoProduce, reservedBy, remarks = '', components = [], status } = body
  return {
    bomId,
    quantityMilli: toMilli(quantitytoProduce, 'quantitytoProduce'),
    reservedBy,
    remarks,
    lines: components.map(toLine),
    status,
  }
}

export function toChanges({ quantitytoProduce, components, ...body }: ChangeRunBody): RunChanges {
  return {
    bomId: body.bomId ?? undefined,
    quantityMilli: quantitytoProduce == null ? undefined : toMilli(quantitytoProduce, 'quantitytoProduce'),
    reservedBy: body.reservedBy ?? undefined,
    remarks: body.remarks,
    lines: components?.map(toLine),
    status: body.status,
  }
}

function toLine({ productId, unit, ...line }: RunComponentBody): DraftLine {
  return { product: productId, unit, chosen: chosenOf(line) }
}

function chosenOf({
  batches,
  batchNumber,
  reservedQuantity,
}: Omit<RunComponentBody, 'productId' | 'unit'>): ChosenBatches[] {
  if (batches)
    return batches.map((one) => ({
      numbers: numbersOf(one.batchNumber),
      quantityMilli: quantityOf(one.reservedQuantity),
    }))
  const numbers = numbersOf(batchNumber)
  return numbers.length === 0 ? [] : [{ numbers, quantityMilli: quantityOf(reservedQuantity) }]
}

const numbersOf = (text: string | null | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((number) => number.trim().toUpperCase())
      .filter((number) => number !== ''),
  ),
]

const quantityOf = (quantity: number | null | undefined) =>
  quantity == null ? null : toMilli(quantity, 'reservedQuantity')
