import { Injectable } from '@nestjs/common'
import { type Author } from '../../../../kernel/access/author.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { eachInTurns } from '../../../../kernel/turns.js'
import { type StoredProduct } from '../../catalog/products.service.js'
import { Outlets } from '../../outlets/outlets.service.js'
import { Suppliers } from '../../suppliers/suppliers.service.js'
import { BatchBook, type FirstRow, type NewBatch } from '../movements/batch-book.service.js'
import { batchOf, firstRow, type Receipt } from './receiving.service.js'

/** A batch of opening stock, with its product already read. */
export interface OpeningLine {
  product: StoredProduct
  receipt: Omit<Receipt, 'productId' | 'by' | 'at'>
  /** The reason why the batch exists, in the person's own words. */
  reason: string
}

/** Enters many batches of opening stock from a file, each as `Receiving.open` does. */
@Injectable()
export class OpenStock {
  constructor(
    private readonly outlets: Outlets,
    private readonly suppliers: Suppliers,
    private readonly book: BatchBook,
  ) {}

  /** Faults of a line, by field; empty when it is correct. */
  faults(line: OpeningLine, author: Author): Record<string, string> {
    try {
      entered(line, author)
      return {}
    } catch (error) {
      if (error instanceof InvalidInput) return error.details['fields'] as Record<string, string>
      throw error
    }
  }

  /** Enters all lines; joins the caller's transaction. @throws InvalidInput; NotFound (outlet, supplier) */
  async open(lines: readonly OpeningLine[], author: Author): Promise<void> {
    for (const outlet of new Set(lines.map(({ receipt }) => String(receipt.outletId))))
      await this.outlets.receives(outlet)
    for (const supplier of new Set(
      lines.flatMap(({ receipt }) => (receipt.supplier ? String(receipt.supplier) : [])),
    ))
      await this.suppliers.receives(supplier)
    const batches: { batch: NewBatch; row: FirstRow }[] = []
    await eachInTurns(lines, (line) => {
      batches.push({ batch: entered(line, author), row: firstRow('opening', line.reason) })
    })
    await this.book.enterAll(batches, author)
  }
}

const entered = ({ product, receipt }: OpeningLine, author: Author) =>
  batchOf(product, { ...receipt, productId: product.Id, ...author }, 'opening')
