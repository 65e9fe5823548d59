import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Counters } from '../../platform/mongo/counters.js'
import { isDuplicateKey } from '../../platform/mongo/duplicate-key.js'
import { asText } from './sandbox-parcels.service.js'
import { SandboxPickup } from './schemas/sandbox-shipment.schema.js'

/** The sandbox's vans. */
@Injectable()
export class SandboxPickups {
  constructor(
    @InjectModel(SandboxPickup.name) private readonly pickups: Model<SandboxPickup>,
    private readonly counters: Counters,
  ) {}

  async ask(wish: Record<string, unknown>): Promise<{ number: number; isNew: boolean }> {
    const _id = `${asText(wish.pickup_location)}|${asText(wish.pickup_date)}`
    const number = await this.counters.next('sandbox:delhivery:pickup')
    try {
      await this.pickups.create({ _id, number, wish })
      return { number, isNew: true }
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      const known = await this.pickups.findById(_id).orFail().lean<SandboxPickup>()
      return { number: known.number, isNew: false }
    }
  }
}
