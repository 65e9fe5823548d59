import { screen, within } from '@testing-library/react'
import { type StaffOrder } from '../api/api-types.js'
import { aBatch, allowing, anItem, anOrder, aSession } from './builders.js'
import { FakeServer, ok } from './fake-server.js'
import { type Person } from './open-console.js'

export const part = { stockId: 'batch1', batchNumber: 'FG-261121-001', quantity: 1 }
export const assigned = {
  allocations: [part],
  batchNumber: part.batchNumber,
  canAssign: false,
  canUnassign: true,
  whyNot: { assign: 'It has its batches.', unassign: null },
}
export const packed = (more: Partial<StaffOrder> = {}) =>
  anOrder({
    deliveryStatus: 'Packed',
    items: [anItem(assigned)],
    ...allowing('unassign', 'pack', 'ship', 'deliver'),
    ...more,
  })

/** A server with these orders in its list, and two batches of every product. */
export const serverWith = (...orders: StaffOrder[]) =>
  new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /orders/list', ok({ orders, total: orders.length }))
    .on(
      'GET /stock/forProduct',
      ok({ stocks: [aBatch(), aBatch({ _id: 'batch2', batchNumber: 'FG-261122-001' })] }),
    )
    .listen()

export const card = () => screen.findByRole('article', { name: /P-7KQ4-M2XD/ })
export const inCard = async () => within(await card())

export async function chooseBatch(person: Person, name: RegExp) {
  await person.click((await inCard()).getByRole('combobox', { name: 'Assign Batch' }))
  await person.click(await screen.findByRole('option', { name }))
}
