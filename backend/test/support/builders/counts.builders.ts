import { randomUUID } from 'node:crypto'
import { type Answer, type Client } from '../http/client.js'

export interface WireLine {
  stockId: string
  batchNumber: string
  counted: number
  books: number | null
  difference: number | null
  moved: { kind: string; quantity: number }[]
  outdated: boolean
  refusal: string | null
  booked: boolean
}

export interface WireCount {
  _id: string
  clientId: string
  status: string
  counted: number
  lines: WireLine[]
  totals: { priceUnit: string; gain: number; loss: number }[]
  gainValue: number | null
  lossValue: number | null
  outlet: { name: string } | null
  product: { Id: string } | null
}

export interface WireTaken {
  taken: string[]
  refused: { clientLineId: string; batchNumber: string; error: string }[]
  code?: string
  details?: { batchNumbers?: string[]; fields?: Record<string, string> }
}

export interface WireRefusal {
  code: string
  error: string
  details: { lines?: { batchNumber: string; error: string }[]; batchNumbers?: string[] }
}

type Booked = WireCount & WireRefusal

/** A phone in front of the shelf. */
export class Phone {
  constructor(
    private readonly staff: Client,
    /** The phone's clock. */
    private readonly now: () => Date = () => new Date(),
  ) {}

  async begin(scope: { outlet?: string; product?: string } = {}): Promise<WireCount> {
    return (await this.staff.post<WireCount>('/api/admin/counts', { clientId: randomUUID(), ...scope })).body
  }

  line(batch: { batchNumber: string }, counted: number | null, countedAt = this.now()) {
    const { batchNumber } = batch
    return {
      clientLineId: randomUUID(),
      batchNumber,
      counted,
      countedAt: countedAt.toISOString(),
      seenRemaining: 1,
    }
  }

  send({ _id }: { _id: string }, ...lines: object[]): Promise<Answer<WireTaken>> {
    return this.staff.put(`/api/admin/counts/${_id}/lines`, { sentAt: this.now().toISOString(), lines })
  }

  /** A count of these batches, on the server. */
  async counted(...found: [batch: { batchNumber: string }, counted: number][]): Promise<WireCount> {
    const count = await this.begin()
    await this.send(count, ...found.map(([batch, counted]) => this.line(batch, counted)))
    return count
  }

  async read({ _id }: { _id: string }): Promise<WireCount> {
    return (await this.staff.get<WireCount>(`/api/admin/counts/${_id}`)).body
  }

  book({ _id }: { _id: string }, said?: { confirmUnusual: true }): Promise<Answer<Booked>> {
    return this.staff.post<Booked>(`/api/admin/counts/${_id}/book`, said)
  }

  drop({ _id }: { _id: string }): Promise<Answer<Booked>> {
    return this.staff.post<Booked>(`/api/admin/counts/${_id}/drop`)
  }
}
