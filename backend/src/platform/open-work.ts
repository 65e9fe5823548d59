import { Injectable } from '@nestjs/common'

/** What modules above or beside each other count for the cockpit. */
const KINDS = ['lowStock', 'openIssues', 'reviewsWaiting', 'paymentsToLookAt'] as const
export type OpenWorkKind = (typeof KINDS)[number]

/** Where modules announce how to count the work that waits in them, so that one page can show all of it. */
@Injectable()
export class OpenWork {
  private readonly counters = new Map<OpenWorkKind, () => Promise<number>>()

  /** Called once, from `onModuleInit` of the owning module. */
  register(kind: OpenWorkKind, count: () => Promise<number>): void {
    this.counters.set(kind, count)
  }

  /** Every kind; 0 where no module counts it. */
  async counts(): Promise<Record<OpenWorkKind, number>> {
    const counted = await Promise.all(
      KINDS.map(async (kind) => [kind, (await this.counters.get(kind)?.()) ?? 0]),
    )
    return Object.fromEntries(counted) as Record<OpenWorkKind, number>
  }
}
