import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { KnownDeviceDocument } from './schemas/known-device.schema.js'

/** Browsers in which a number has logged in before. Tries of strangers do not lock them out. */
@Injectable()
export class KnownDevices {
  constructor(
    @InjectModel(KnownDeviceDocument.name) private readonly devices: Model<KnownDeviceDocument>,
    private readonly clock: Clock,
  ) {}

  async knows(mobileNumber: string, device: string | null): Promise<boolean> {
    return device !== null && (await this.devices.exists({ _id: `${mobileNumber}@${device}` })) !== null
  }

  async remember(mobileNumber: string, device: string | null): Promise<void> {
    if (device === null) return
    const signedInAt = this.clock.now()
    await this.devices.updateOne(
      { _id: `${mobileNumber}@${device}` },
      { $set: { signedInAt } },
      { upsert: true },
    )
  }

  /** Forgets all browsers of a number except `keep`. */
  async forget(mobileNumber: string, keep: string | null = null): Promise<void> {
    const ofNumber = { $gte: `${mobileNumber}@`, $lt: `${mobileNumber}A` }
    await this.devices.deleteMany({ _id: { ...ofNumber, $ne: `${mobileNumber}@${keep ?? ''}` } })
  }
}
