import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import {
  type DataSubject,
  PersonalData,
  type PersonalDataHolder,
} from '../../office/auth/privacy/personal-data.service.js'
import { CustomerDocument } from './schemas/customer.schema.js'
import { CustomerNoteDocument } from './schemas/customer-note.schema.js'

/** What staff wrote about a person, and what their orders add up to. Both go with the account. */
@Injectable()
export class CustomersPersonalData implements PersonalDataHolder, OnModuleInit {
  constructor(
    @InjectModel(CustomerDocument.name) private readonly customers: Model<CustomerDocument>,
    @InjectModel(CustomerNoteDocument.name) private readonly notes: Model<CustomerNoteDocument>,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register('notes', this)
  }

  /** The sums say nothing that the orders in the copy do not say. */
  async collect({ userId }: DataSubject): Promise<unknown> {
    return this.notes
      .find({ customer: userId }, { _id: 0, text: 1, at: 1 })
      .sort({ seq: -1 })
      .lean<Pick<CustomerNoteDocument, 'text' | 'at'>[]>()
  }

  /** Orders mark the customer in the same transaction, so that somebody who is just summing them up looks again. */
  async erase({ userId }: DataSubject): Promise<void> {
    await this.customers.deleteOne({ _id: userId })
    await this.notes.deleteMany({ customer: userId })
  }
}
