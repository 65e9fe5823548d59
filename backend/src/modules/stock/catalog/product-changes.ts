import { Injectable, Module } from '@nestjs/common'
import { type Schema } from 'mongoose'
import { Transactions } from '../../../platform/mongo/transaction.js'

const WRITES = [
  'updateOne',
  'updateMany',
  'replaceOne',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'deleteOne',
  'deleteMany',
] as const

/**
 * Announces, after the commit, that this process changed products (price, text, stock or rating) or what is said of
 * pickles.
 */
@Injectable()
export class ProductChanges {
  private readonly listeners: (() => void)[] = []

  constructor(private readonly transactions: Transactions) {}

  onChange(listener: () => void): void {
    this.listeners.push(listener)
  }

  /** A copy of the schema whose writes are announced. */
  watched(schema: Schema): Schema {
    const copy = schema.clone()
    const tell = () => this.transactions.afterCommit(() => this.listeners.forEach((listener) => listener()))
    copy.post([...WRITES], tell)
    copy.post(['save', 'insertMany', 'bulkWrite'] as never, tell)
    return copy
  }
}

@Module({ providers: [ProductChanges], exports: [ProductChanges] })
export class ProductChangesModule {}
