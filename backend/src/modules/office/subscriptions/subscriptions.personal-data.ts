import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import {
  type DataSubject,
  PersonalData,
  type PersonalDataHolder,
} from '../auth/privacy/personal-data.service.js'
import { normalEmail } from './domain/consent.js'
import { SubscriberDocument } from './schemas/subscriber.schema.js'

/** The subscription of the address that stands in a person's account. It goes with the account, consent and all. */
@Injectable()
export class SubscriptionsPersonalData implements PersonalDataHolder, OnModuleInit {
  constructor(
    @InjectModel(SubscriberDocument.name) private readonly subscribers: Model<SubscriberDocument>,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register('subscription', this)
  }

  async collect({ email }: DataSubject): Promise<unknown> {
    if (email === '') return null
    return this.subscribers
      .findOne({ email: normalEmail(email) }, { _id: 0, token: 0, words: 0 })
      .lean<Partial<SubscriberDocument>>()
  }

  async erase({ email }: DataSubject): Promise<void> {
    if (email !== '') await this.subscribers.deleteOne({ email: normalEmail(email) })
  }
}
