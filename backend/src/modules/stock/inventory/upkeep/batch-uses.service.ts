import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { Registry } from '../../../../platform/registry.js'

/** Documents of one kind that name a batch. */
export interface BatchUse {
  /** Their ids as people say them, newest first: `R-261121-03`. Reads inside the caller's transaction. */
  naming: (stockId: Types.ObjectId) => Promise<string[]>
}

/** Production runs that a batch is reserved for, or was used in. */
interface RunUse extends BatchUse {
  /**
   * Costs the runs that took from a batch again, at its price now, and prices what they made, down to the last jar.
   * Joins the caller's transaction, which has set the price of the batch.
   * @param oldPaise the earlier price of the batch
   */
  recost: (stockId: Types.ObjectId, oldPaise: Paise) => Promise<void>
}

/** Where modules above announce what of theirs names a batch. */
interface Shares {
  reservations: RunUse
  orders: BatchUse
}

/** What refers to a batch, so that the batch can be deleted or get a new price without knowing the modules above. */
@Injectable()
export class BatchUses extends Registry<Shares> {
  /** Runs that the batch was costed in. */
  runs(stockId: Types.ObjectId): Promise<string[]> {
    return this.share('reservations').naming(stockId)
  }

  /** The price of a batch was corrected: the runs are costed again, and so is what they made. */
  recost(stockId: Types.ObjectId, oldPaise: Paise): Promise<void> {
    return this.share('reservations').recost(stockId, oldPaise)
  }

  orders(stockId: Types.ObjectId): Promise<string[]> {
    return this.share('orders').naming(stockId)
  }
}
