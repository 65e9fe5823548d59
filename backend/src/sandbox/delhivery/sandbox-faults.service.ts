import { setTimeout as sleep } from 'node:timers/promises'
import { HttpException, Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Fault, type Operation, SandboxFault } from './schemas/sandbox-shipment.schema.js'

/** Makes the sandbox fail in all the ways of the real service. */
@Injectable()
export class SandboxFaults {
  constructor(@InjectModel(SandboxFault.name) private readonly faults: Model<SandboxFault>) {}

  async set(fault: {
    operation: Operation
    fault: Fault
    times: number
    skip: number
    hangMs: number
  }): Promise<void> {
    const { operation, ...rest } = fault
    await this.faults.updateOne({ _id: operation }, { $set: rest }, { upsert: true })
  }

  /** Runs an operation with its fault, if one is due. `work` gets the fault, since some faults change the answer. */
  async around<T>(operation: Operation, work: (fault: Fault | null) => Promise<T>): Promise<T> {
    const waiting = { _id: operation, times: { $gt: 0 }, skip: { $gt: 0 } }
    if (await this.faults.findOneAndUpdate(waiting, { $inc: { skip: -1 } })) return work(null)
    const due = await this.faults
      .findOneAndUpdate({ _id: operation, times: { $gt: 0 } }, { $inc: { times: -1 } })
      .lean()
    if (due?.fault === 'error') throw new HttpException({ error: 'Internal Server Error' }, 500)
    if (due?.fault === 'too-often') throw new HttpException({ detail: 'Request was throttled.' }, 429)
    if (due?.fault === 'hang-before') {
      await sleep(due.hangMs, undefined, { ref: false })
      throw new HttpException({ error: 'Gateway Timeout' }, 504)
    }
    const answer = await work(due?.fault ?? null)
    if (due?.fault === 'hang-after') await sleep(due.hangMs, undefined, { ref: false })
    return answer
  }
}
