import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, Types } from 'mongoose'
import { Conflict, InvalidInput, NotFound } from '../../../../kernel/errors/errors.js'
import { AccountDocument } from '../schemas/account.schema.js'
import {
  type AddressFields,
  type Arrangement,
  changed,
  MOST_ADDRESSES,
  type SavedAddress,
  withAddress,
  withDefault,
  without,
} from './domain/arrangement.js'

export type AddressesOfCustomer = Arrangement<Types.ObjectId>
export type AddressOfCustomer = SavedAddress<Types.ObjectId>

const TRIES = 10

/**
 * The addresses that a customer keeps (docs/domain/people.md#addresses). The default one is the address of the account;
 * each change is conditional on what it was computed from.
 */
@Injectable()
export class Addresses {
  constructor(@InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>) {}

  async of(userId: string): Promise<AddressesOfCustomer> {
    return arrangementOf(await this.account(userId))
  }

  /** @throws InvalidInput past the bound. */
  async add(userId: string, fields: AddressFields): Promise<AddressesOfCustomer> {
    const id = new Types.ObjectId()
    return this.change(userId, (all) => {
      const after = withAddress(all, { ...fields, id })
      if (after) return after
      throw new InvalidInput(`You can keep at most ${MOST_ADDRESSES} addresses. Remove one first.`, {
        address: `At most ${MOST_ADDRESSES} addresses.`,
      })
    })
  }

  /** @throws NotFound also for the id of another customer's address, here and below. */
  async set(userId: string, id: string, fields: AddressFields): Promise<AddressesOfCustomer> {
    return this.change(userId, (all) => known(changed(all, id, fields)))
  }

  async makeDefault(userId: string, id: string): Promise<AddressesOfCustomer> {
    return this.change(userId, (all) => known(withDefault(all, id)))
  }

  async remove(userId: string, id: string): Promise<AddressesOfCustomer> {
    return this.change(userId, (all) => known(without(all, id)))
  }

  private async change(
    userId: string,
    change: (all: AddressesOfCustomer) => AddressesOfCustomer,
  ): Promise<AddressesOfCustomer> {
    for (let tries = 1; tries <= TRIES; tries++) {
      const account = await this.account(userId)
      const before = arrangementOf(account)
      const after = change(before)
      if (after === before) return before
      const { id: addressId, label: addressLabel, name: addressName, ...first } = after.first
      const { modifiedCount } = await this.accounts.updateOne(
        { _id: account._id, deletedAt: null, addressTurns: account.addressTurns ?? null },
        {
          $set: {
            ...first,
            addressId,
            addressLabel,
            addressName,
            addresses: [...after.others],
            addressTurns: (account.addressTurns ?? 0) + 1,
          },
        },
      )
      if (modifiedCount === 1) return after
    }
    throw new Conflict('ADDRESSES_BUSY', 'Your addresses are being changed elsewhere. Please try again.')
  }

  private async account(userId: string): Promise<AccountDocument> {
    const account = await this.accounts.findOne({ _id: userId, deletedAt: null }).lean<AccountDocument>()
    if (!account) throw new NotFound('The account')
    return account
  }
}

/** An account from before there were several has its one address as the default. */
export function arrangementOf(account: AccountDocument): AddressesOfCustomer {
  const { address, city, state, postalCode, location } = account
  return {
    first: {
      id: account.addressId ?? account._id,
      label: account.addressLabel ?? '',
      name: account.addressName ?? '',
      address,
      city,
      state,
      postalCode,
      location,
    },
    others: account.addresses ?? [],
  }
}

function known(all: AddressesOfCustomer | null): AddressesOfCustomer {
  if (!all) throw new NotFound('The address')
  return all
}
