import { randomBytes } from 'node:crypto'
import { type Client } from '../http/client.js'

/** A supplier as the console reads it. */
export interface Supplier {
  _id: string
  name: string
  products: { _id: string; name: string }[]
  activeFlag: boolean
  version: number
}

/** A supplier of its own name, unless the test gives one. */
export async function aSupplier(staff: Client, changes: object = {}): Promise<Supplier> {
  const name = `Sri Lakshmi Spices ${randomBytes(4).toString('hex')}`
  const { status, body } = await staff.post<Supplier>('/api/admin/suppliers', { name, ...changes })
  if (status !== 201) throw new Error(`The supplier was refused: ${JSON.stringify(body)}`)
  return body
}
