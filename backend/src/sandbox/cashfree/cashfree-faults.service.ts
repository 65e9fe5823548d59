import { setTimeout as sleep } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { VendorError } from './domain/vendor-error.js'
import { CashfreeFault, type Fault, type Operation } from './schemas/cashfree-control.schema.js'

/** The connection is to break without an answer. */
export class ConnectionLost extends Error {}

/** Makes the sandbox's API fail in all the ways of a real one. */
@Injectable()
export class CashfreeFaults {
  constructor(@InjectModel(CashfreeFault.name) private readonly faults: Model<CashfreeFault>) {}

  async set(operation: Operation, fault: { fault: Fault; times: number; hangMs: number }): Promise<void> {
    await this.faults.updateOne({ _id: operation }, { $set: fault }, { upsert: true })
  }

  /** Runs an operation with its fault, if one is due. @throws VendorError 500, ConnectionLost */
  async around<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
    const due = await this.due(operation)
    if (due?.fault === 'error')
      throw new VendorError(500, 'internal_error', 'internal server error', 'api_error')
    if (due?.fault === 'lose-request') throw new ConnectionLost()
    const answer = await work()
    if (due?.fault === 'lose-answer') throw new ConnectionLost()
    if (due?.fault === 'hang') await sleep(due.hangMs, undefined, { ref: false })
    return answer
  }

  /** The fault of the next call, if one is due. It is read first, since a write that changes nothing costs more. */
  private async due(operation: Operation): Promise<CashfreeFault | null> {
    const waiting = { _id: operation, times: { $gt: 0 } }
    if (!(await this.faults.exists(waiting))) return null
    return this.faults.findOneAndUpdate(waiting, { $inc: { times: -1 } }).lean<CashfreeFault>()
  }
}
