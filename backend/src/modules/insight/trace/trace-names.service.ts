import { Injectable } from '@nestjs/common'
import { Types } from 'mongoose'
import { Accounts } from '../../office/auth/accounts.service.js'
import { type NamedProduct, Products } from '../../stock/catalog/products.service.js'
import { Outlets } from '../../stock/outlets/outlets.service.js'
import { Suppliers } from '../../stock/suppliers/suppliers.service.js'
import { type Trace } from './domain/trace.js'

/** The names that belong to the documents of a trace, by id (hex). */
export interface NamesOfTrace {
  products: Map<string, NamedProduct>
  outlets: Map<string, string>
  suppliers: Map<string, string>
  /** Names of staff by mobile number. */
  staff: Map<string, string>
}

/** Reads the names that a trace shows, with one query for each kind. */
@Injectable()
export class TraceNames {
  constructor(
    private readonly products: Products,
    private readonly outlets: Outlets,
    private readonly suppliers: Suppliers,
    private readonly accounts: Accounts,
  ) {}

  async load({ batches, runs, orders, edges }: Trace): Promise<NamesOfTrace> {
    const all = [...batches.values()]
    const suppliers = edges.flatMap(({ from }) => (from.kind === 'supplier' ? from.id : []))
    const people = [
      ...all.map(({ by }) => by),
      ...[...runs.values()].map(({ completedBy }) => completedBy),
      ...[...orders.values()].map(({ packedBy }) => packedBy),
    ]
    const [products, outlets, names, staff] = await Promise.all([
      this.products.byIds([...all, ...runs.values()].map(({ product }) => product)),
      this.outlets.namesOf(idsOf(all.map(({ outlet }) => outlet))),
      this.suppliers.namesOf(idsOf(suppliers)),
      this.accounts.staffNames(people.filter((person) => person !== null)),
    ])
    return { products, outlets, suppliers: names, staff }
  }
}

const idsOf = (ids: readonly string[]): Types.ObjectId[] =>
  [...new Set(ids)].map((id) => new Types.ObjectId(id))
