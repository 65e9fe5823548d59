import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { Registry } from '../../../../platform/registry.js'

/** A kind of documents that refer to a batch. */
export interface BatchUse {
  /** Their readable ids, newest first: `R-261121-03`. Reads inside the caller's transaction. */
  naming: (stockId: Types.ObjectId) => Promise<string[]>
}

/** Production runs that have reserved or used a batch. */
interface RunUse extends BatchUse {
  /** Numbers of those that a new price reaches, also through parts at other outlets that follow it. */
  costedWith: (stockId: Types.ObjectId) => Promise<string[]>
  /**
   * Gives parts at other outlets the price of their batch. If it is to, it costs the runs that used them
   * again, and prices what they made, down to the last jar. Joins the caller's transaction, which has set
   * the price of the batch.
   * @param oldPaise the earlier price of the batch
   */
  follow: (stockId: Types.ObjectId, oldPaise: Paise, recostRuns: boolean) => Promise<void>
}

/** Where modules above register their documents that refer to a batch. */
interface Shares {
  reservations: RunUse
  orders: BatchUse
  bills: BatchUse
}

/**
 * Finds the documents that refer to a batch, so that the batch can be deleted or get a new price without
 * knowing the modules above.
 */
@Injectable()
export class BatchUses extends Registry<Shares> {
  /** Numbers of the runs that took of the batch. */
  runs(stockId: Types.ObjectId): Promise<string[]> {
    return this.share('reservations').naming(stockId)
  }

  /** Numbers of the runs that were costed with the price of the batch. */
  costedWith(stockId: Types.ObjectId): Promise<string[]> {
    return this.share('reservations').costedWith(stockId)
  }

  /** Passes a corrected price of a batch on, to its parts at other outlets and, if it is to, to runs. */
  follow(stockId: Types.ObjectId, oldPaise: Paise, recostRuns: boolean): Promise<void> {
    return this.share('reservations').follow(stockId, oldPaise, recostRuns)
  }

  orders(stockId: Types.ObjectId): Promise<string[]> {
    return this.share('orders').naming(stockId)
  }

  /** Numbers of the supplier's bills on which the batch stands. */
  bills(stockId: Types.ObjectId): Promise<string[]> {
    return this.share('bills').naming(stockId)
  }
}
