import { Injectable } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { StockQueries, type StoredBatch } from '../reading/stock.queries.js'
import { StockEntryAnswer, toStockEntry } from './stock-entry.answer.js'

export class ReceivedAnswer {
  @ApiProperty({ example: 'Stock received. Batch number RM-261121-004.' }) message!: string
  @ApiProperty({ example: 'RM-261121-004', description: 'The number that was used' }) batchNumber!: string
  @ApiProperty({ type: StockEntryAnswer }) stock!: StockEntryAnswer
}

/** Batches in their wire form, with the names of what they refer to. */
@Injectable()
export class StockAnswers {
  constructor(private readonly stock: StockQueries) {}

  async one(batch: StoredBatch): Promise<StockEntryAnswer> {
    return toStockEntry(batch, await this.stock.referencesOf([batch]))
  }

  async all(batches: readonly StoredBatch[]): Promise<StockEntryAnswer[]> {
    const references = await this.stock.referencesOf(batches)
    return batches.map((batch) => toStockEntry(batch, references))
  }

  /** What a receipt tells. */
  async received(batch: StoredBatch): Promise<ReceivedAnswer> {
    const { batchNumber } = batch
    const message = `Stock received. Batch number ${batchNumber}.`
    return { message, batchNumber, stock: await this.one(batch) }
  }
}
