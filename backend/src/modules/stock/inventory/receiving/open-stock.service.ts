import { Injectable } from '@nestjs/common'
import { addMilli, type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Availability } from '../../catalog/availability.service.js'
import { type MaterialType, type StoredProduct } from '../../catalog/products.service.js'
import { NewBatches } from '../movements/new-batches.service.js'
import { BatchNumbers } from './batch-numbers.service.js'
import { batchOf, firstRow, type Receipt } from './batch-of.js'
import { ReceiptSubjects } from './receipt-subjects.service.js'

/** A batch of opening stock, with its product at hand. */
export interface OpeningLine {
  product: StoredProduct
  receipt: Omit<Receipt, 'productId' | 'by' | 'at'>
  /** Why it is there, in the words of the person. */
  reason: string
}

interface Author {
  by: string
  at: Date
}

/** Many batches of opening stock at once; each as `Receiving.open` enters one. */
@Injectable()
export class OpenStock {
  constructor(
    private readonly batches: NewBatches,
    private readonly subjects: ReceiptSubjects,
    private readonly availability: Availability,
    private readonly numbers: BatchNumbers,
  ) {}

  /** What is wrong with a line, by field; empty when nothing is. */
  faults(line: OpeningLine, author: Author): Record<string, string> {
    try {
      entered(line, '', author)
      return {}
    } catch (error) {
      if (error instanceof InvalidInput) return error.details['fields'] as Record<string, string>
      throw error
    }
  }

  /** Enters all lines; joins the caller's transaction. @throws InvalidInput; NotFound (outlet) */
  async execute(lines: readonly OpeningLine[], author: Author): Promise<void> {
    for (const outlet of new Set(lines.map(({ receipt }) => String(receipt.outletId))))
      await this.subjects.bookOutlet(outlet)
    for (const supplier of new Set(
      lines.flatMap(({ receipt }) => (receipt.supplier ? String(receipt.supplier) : [])),
    ))
      await this.subjects.bookSupplier(supplier)
    const numbers = await this.numbersFor(lines, author.at)
    const batches = lines.map((line) => {
      const batchNumber = numbers.get(line.product.materialType)?.shift() ?? ''
      return { batch: entered(line, batchNumber, author), row: firstRow('opening', line.reason) }
    })
    await this.batches.insertAll(batches, author)
    const usable = new Map<string, Milli>()
    for (const { batch } of batches) {
      if (batch.expired) continue
      const product = String(batch.product)
      usable.set(product, addMilli(usable.get(product) ?? NO_QUANTITY, batch.quantityMilli))
    }
    await this.availability.allReceived(usable)
  }

  private async numbersFor(lines: readonly OpeningLine[], at: Date): Promise<Map<MaterialType, string[]>> {
    const counts = new Map<MaterialType, number>()
    for (const { product } of lines)
      counts.set(product.materialType, (counts.get(product.materialType) ?? 0) + 1)
    const numbers = new Map<MaterialType, string[]>()
    for (const [type, count] of counts) numbers.set(type, await this.numbers.take(type, at, count))
    return numbers
  }
}

const entered = ({ product, receipt }: OpeningLine, batchNumber: string, author: Author) =>
  batchOf(product, { ...receipt, productId: product.Id, ...author }, { source: 'opening', batchNumber })
