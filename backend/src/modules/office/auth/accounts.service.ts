import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model, type PipelineStage, type Types } from 'mongoose'
import { type Role } from '../../../kernel/access/permissions.js'
import { NotFound } from '../../../kernel/errors/errors.js'
import { arrangementOf } from './addresses/addresses.service.js'
import { listed } from './addresses/domain/arrangement.js'
import { AccountDocument } from './schemas/account.schema.js'

/** The profile of an account; empty strings for missing values. */
export interface AccountProfile {
  userId: string
  mobileNumber: string
  role: Role
  name: string
  email: string
  address: string
  city: string
  state: string
  postalCode: string
  location: string
  /** Whether any address is kept (docs/domain/people.md#addresses). */
  hasAddress: boolean
}

/** Fields that a person may change in their own profile. */
export type ProfileChanges = Partial<
  Pick<AccountProfile, 'name' | 'email' | 'address' | 'city' | 'state' | 'postalCode' | 'location'>
>

export function toProfile(account: AccountDocument): AccountProfile {
  const { mobileNumber, role, name, email, address, city, state, postalCode: pin, location } = account
  return {
    userId: String(account._id),
    mobileNumber,
    role,
    name,
    email,
    address,
    city,
    state,
    postalCode: pin,
    location,
    hasAddress: listed(arrangementOf(account)).length > 0,
  }
}

/** Reads accounts for the other modules. */
@Injectable()
export class Accounts {
  constructor(@InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>) {}

  /** @throws NotFound for an unknown id. */
  async profileOf(userId: Types.ObjectId | string): Promise<AccountProfile> {
    const account = isValidObjectId(userId)
      ? await this.accounts.findById(userId).lean<AccountDocument>()
      : null
    if (!account) throw new NotFound('The account')
    return toProfile(account)
  }

  /** The stages of an aggregation that put the number and email of a field's account into `buyer`; absent for an unknown id. */
  buyerBeside(localField: string): [PipelineStage.Lookup, PipelineStage.Set] {
    const from = this.accounts.collection.name
    const pipeline = [{ $project: { _id: 0, mobileNumber: 1, email: 1 } }]
    return [
      { $lookup: { from, localField, foreignField: '_id', pipeline, as: 'buyer' } },
      { $set: { buyer: { $first: '$buyer' } } },
    ]
  }

  /** Profiles by user id; unknown ids are absent. */
  async profilesOf(userIds: readonly (Types.ObjectId | string)[]): Promise<Map<string, AccountProfile>> {
    const wanted = [...new Set(userIds.map(String))].filter((id) => isValidObjectId(id))
    if (wanted.length === 0) return new Map()
    const found = await this.accounts.find({ _id: { $in: wanted } }).lean<AccountDocument[]>()
    return new Map(found.map((account) => [String(account._id), toProfile(account)]))
  }

  /** The account of a mobile number; null when nobody logged in with it and it is not one of staff. */
  async byNumber(mobileNumber: string): Promise<AccountProfile | null> {
    const account = await this.accounts.findOne({ mobileNumber }).lean<AccountDocument>()
    return account && toProfile(account)
  }

  /** Names of staff by mobile number, also of disabled staff. People who are not staff or have no name are left out. */
  async staffNames(mobileNumbers: readonly string[]): Promise<Map<string, string>> {
    const found = await this.accounts
      .find({ mobileNumber: { $in: [...new Set(mobileNumbers)] }, role: { $ne: 'user' } })
      .lean<AccountDocument[]>()
    return new Map(found.flatMap(({ mobileNumber, name }) => (name ? [[mobileNumber, name] as const] : [])))
  }

  /**
   * The customer of a mobile number. A missing account is created, and the person who later logs in with
   * the number finds what staff entered. A number of staff gives that staff member.
   */
  async customerOf(mobileNumber: string, { name, at }: { name: string; at: Date }): Promise<AccountProfile> {
    const account = await this.accounts
      .findOneAndUpdate(
        { mobileNumber },
        { $setOnInsert: { role: 'user', createdAt: at, name } },
        { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true },
      )
      .lean<AccountDocument>()
    return toProfile(account)
  }

  /** Writes only the given fields; returns the whole profile. */
  async updateProfile(userId: string, changes: ProfileChanges): Promise<AccountProfile> {
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const account = await this.accounts
      .findOneAndUpdate(
        { _id: userId, deletedAt: null },
        // Its address is one of several: their changes are computed again after this one.
        { $set: given, $inc: { addressTurns: 1 } },
        { returnDocument: 'after' },
      )
      .lean<AccountDocument>()
    if (!account) throw new NotFound('The account')
    return toProfile(account)
  }
}
