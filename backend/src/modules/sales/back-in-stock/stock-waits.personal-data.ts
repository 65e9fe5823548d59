import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import {
  type DataSubject,
  PersonalData,
  type PersonalDataHolder,
} from '../../office/auth/privacy/personal-data.service.js'
import { StockWaitDocument } from './schemas/stock-wait.schema.js'

/** What a person waits for; it goes with the account. */
@Injectable()
export class StockWaitsPersonalData implements PersonalDataHolder, OnModuleInit {
  constructor(
    @InjectModel(StockWaitDocument.name) private readonly waits: Model<StockWaitDocument>,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register('backInStock', this)
  }

  async collect({ userId }: DataSubject): Promise<unknown> {
    const waits = await this.waits.find({ userId }).sort({ askedAt: -1 }).lean<StockWaitDocument[]>()
    return waits.map(({ product, askedAt, toldAt }) => ({ product: String(product), askedAt, toldAt }))
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.waits.deleteMany({ userId })
  }
}
