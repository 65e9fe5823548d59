import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict, NotFound } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { arrangementOf } from '../addresses/addresses.service.js'
import { listed } from '../addresses/domain/arrangement.js'
import { AccountDocument } from '../schemas/account.schema.js'
import { Sessions } from '../sessions/sessions.service.js'
import { KnownDevices } from '../sign-in/known-devices.service.js'
import { OtpCodes } from '../sign-in/otp-codes.service.js'
import { type DataSubject, PersonalData, type PersonalDataHolder } from './personal-data.service.js'

/** Personal data in the auth module: the account and its sessions. */
@Injectable()
export class AccountData implements PersonalDataHolder, OnModuleInit {
  constructor(
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly sessions: Sessions,
    private readonly codes: OtpCodes,
    private readonly devices: KnownDevices,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.personalData.register('account', this)
  }

  async collect({ userId }: DataSubject): Promise<unknown> {
    const account = await this.accounts.findById(userId).lean<AccountDocument>()
    if (!account) throw new NotFound('The account')
    const {
      mobileNumber,
      name,
      email,
      address,
      city,
      state,
      postalCode: pin,
      location,
      createdAt,
      lastSignInAt,
    } = account
    const sessions = (await this.sessions.listOf(userId)).map((session) => ({
      createdAt: session.createdAt,
      seenAt: session.seenAt,
      address: session.address,
      userAgent: session.userAgent,
    }))
    return {
      mobileNumber,
      name,
      email,
      address,
      city,
      state,
      pin,
      location,
      createdAt,
      lastSignInAt,
      addresses: listed(arrangementOf(account)).map(({ id, postalCode, ...rest }) => ({
        id: String(id),
        pin: postalCode,
        ...rest,
      })),
      sessions,
    }
  }

  /** Keeps an empty account for the orders that refer to it; the number is free for a new account. */
  async erase({ userId, mobileNumber }: DataSubject): Promise<void> {
    const now = this.clock.now()
    const blank = { name: '', email: '', address: '', city: '', state: '', postalCode: '', location: '' }
    const erased = await this.accounts.updateOne(
      { _id: userId, role: 'user', deletedAt: null },
      {
        $set: { ...blank, mobileNumber: `deleted-${userId}`, disabledAt: now, deletedAt: now },
        $unset: { addressId: 1, addressLabel: 1, addressName: 1, addresses: 1, addressTurns: 1 },
      },
    )
    if (erased.modifiedCount === 0)
      throw new Conflict('STAFF_ACCOUNT', 'An account of staff is not deleted here; an admin disables it.')
    await this.sessions.revokeAll(userId)
    await this.codes.forget(mobileNumber)
    await this.devices.forget(mobileNumber)
  }
}
