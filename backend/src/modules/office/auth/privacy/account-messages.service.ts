import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { isAllowed, type Permission, ROLES } from '../../../../kernel/access/permissions.js'
import { MessageAddresses, type Recipient } from '../../messages/recipients/message-addresses.service.js'
import { MessageData } from '../../messages/recipients/message-data.service.js'
import { AccountDocument } from '../schemas/account.schema.js'
import { type DataSubject, PersonalData, type PersonalDataHolder } from './personal-data.service.js'

/** Staff of a small shop; more are not told. */
const MOST_STAFF = 100

/** Tells the messages who people are and how they are reached, and takes what they keep of a person along with the account. */
@Injectable()
export class AccountMessages implements PersonalDataHolder, OnModuleInit {
  constructor(
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly addresses: MessageAddresses,
    private readonly messages: MessageData,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.addresses.register('account', (mobileNumber) => this.account(mobileNumber))
    this.addresses.register('staffWith', (permission) => this.staffWith(permission))
    this.personalData.register('messages', this)
  }

  collect({ mobileNumber }: DataSubject): Promise<unknown> {
    return this.messages.collect(mobileNumber)
  }

  erase({ mobileNumber }: DataSubject): Promise<void> {
    return this.messages.erase(mobileNumber)
  }

  /** A member of staff who was shut out is told nothing more. */
  private async account(mobileNumber: string): Promise<Recipient | null> {
    const found = await this.accounts.findOne({ mobileNumber, disabledAt: null }).lean<AccountDocument>()
    return found && recipient(found)
  }

  private async staffWith(permission: Permission): Promise<Recipient[]> {
    const roles = ROLES.filter((role) => role !== 'user' && isAllowed(role, permission))
    const found = await this.accounts
      .find({ role: { $in: roles }, disabledAt: null })
      .limit(MOST_STAFF)
      .lean<AccountDocument[]>()
    return found.map(recipient)
  }
}

const recipient = ({ mobileNumber, name, email }: AccountDocument): Recipient => ({
  mobileNumber,
  name,
  email,
})
