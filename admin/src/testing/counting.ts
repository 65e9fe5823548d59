import { screen, within } from '@testing-library/react'
import { type Count, type CountLine, type ShelfBatch } from '../api/api-types.js'
import { aSession } from './builders.js'
import { FakeServer, ok, page } from './fake-server.js'
import { type Person } from './open-console.js'

export const aShelfBatch = (part: Partial<ShelfBatch> = {}): ShelfBatch => ({
  _id: 'b1',
  batchNumber: 'FG-261121-001',
  product: 'CHICKEN CP_PO MEDIUM 1kg',
  materialType: 'FG',
  priceUnit: 'PC',
  remaining: 10,
  reserved: 2,
  bestBefore: null,
  countedAt: null,
  ...part,
})

export const salt = aShelfBatch({
  _id: 'b2',
  batchNumber: 'RM-261121-001',
  product: 'Rock salt',
  materialType: 'RM',
  priceUnit: 'KG',
  remaining: 25.5,
  reserved: 0,
})

export const aCountLine = (part: Partial<CountLine> = {}): CountLine => ({
  stockId: 'b1',
  batchNumber: 'FG-261121-001',
  product: { _id: 'p1', Id: 'FG-0001', name: 'CHICKEN CP_PO MEDIUM 1kg' },
  priceUnit: 'PC',
  counted: 11,
  countedAt: '2026-11-21T10:00:00.000Z',
  by: '9000000001',
  clientLineId: 'l1',
  seenRemaining: 10,
  books: 12,
  difference: -1,
  moved: [],
  outdated: false,
  refusal: null,
  booked: false,
  ...part,
})

export const aCount = (part: Partial<Count> = {}): Count => ({
  id: 'c1',
  _id: 'c1',
  clientId: 'x',
  outlet: { _id: 'o1', name: 'L.B Nagar' },
  product: null,
  status: 'open',
  startedBy: '9000000001',
  startedAt: '2026-11-21T09:00:00.000Z',
  bookedBy: null,
  bookedAt: null,
  droppedBy: null,
  droppedAt: null,
  counted: part.lines?.length ?? 0,
  lines: [],
  totals: [],
  gainValue: 0,
  lossValue: 0,
  ...part,
})

interface Sent {
  clientLineId: string
  batchNumber: string
  counted: number | null
}

/** A server with one open count of two batches; it takes lines as the real one does. */
export class CountingServer extends FakeServer {
  count = aCount()
  batches = [aShelfBatch(), salt]
  /** Every line that arrived, repetitions too. */
  readonly arrived: Sent[] = []

  constructor(role: 'admin' | 'ops' = 'admin') {
    super()
    this.on('GET /session', ok(aSession({ role })))
      .on('GET /admin/counts', () => page('counts', [this.count]))
      .on('GET /admin/outlets', page('outlets', [{ id: 'o1', name: 'L.B Nagar' }]))
      .on('GET /admin/products', page('products', [{ id: 'p1', name: 'Rock salt' }]))
      .on('POST /admin/counts', () => ok(this.count))
      .on('GET /admin/counts/c1', () => ok(this.count))
      .on('GET /admin/counts/c1/shelf', () =>
        ok({ batches: this.batches, more: false, at: '2026-11-21T09:00:00.000Z' }),
      )
      .on('PUT /admin/counts/c1/lines', ({ body }) => this.take((body as { lines: Sent[] }).lines))
      .listen()
  }

  private take(lines: Sent[]) {
    this.arrived.push(...lines)
    const byBatch = new Map(this.count.lines.map((line) => [line.batchNumber, line]))
    for (const { clientLineId, batchNumber, counted } of lines) {
      const batch = this.batches.find((one) => one.batchNumber === batchNumber)
      if (counted === null) byBatch.delete(batchNumber)
      else
        byBatch.set(
          batchNumber,
          aCountLine({
            clientLineId,
            batchNumber,
            counted,
            priceUnit: batch?.priceUnit ?? null,
            difference: counted - (batch ? batch.remaining + batch.reserved : 0),
          }),
        )
    }
    this.count = { ...this.count, lines: [...byBatch.values()], counted: byBatch.size }
    return ok({ taken: lines.map(({ clientLineId }) => clientLineId), refused: [] })
  }
}

/** Takes the network away. @returns the way to bring it back */
export function cutNetwork(): () => void {
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  return () => {
    globalThis.fetch = fetch
    window.dispatchEvent(new Event('online'))
  }
}

/** Counts a batch as a person with a hand scanner does: the code, Enter, the figure, Enter. */
export async function countBatch(person: Person, code: string, figure: string) {
  await person.type(await screen.findByRole('combobox', { name: 'Batch number' }), `${code}{Enter}`)
  await person.type(await screen.findByRole('textbox', { name: /^Counted/ }), `${figure}{Enter}`)
}

export const countedList = () => within(screen.getByRole('list', { name: 'Counted' }))
