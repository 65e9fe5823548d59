/** What happened to an order, in the order's own timeline. */
export const TIMELINE_EVENTS = [
  'Placed',
  'Hold released',
  'Hold renewed',
  'Payment failed',
  'Paid',
  'Payment under review',
  'Payment review settled',
  'Batch assigned',
  'Batch unassigned',
  'Packed',
  'Unpacked',
  'Shipment created',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Deleted',
  'Refund started',
  'Refund failed',
  'Refunded',
  'Archived',
  'Restored',
] as const
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number]

export interface TimelineFact {
  event: TimelineEvent
  at: Date
  /** Mobile number of the staff member; null when it was the customer, a provider or a job. */
  by: string | null
  /** Batch, waybill, reference of the refund: whatever names the thing. */
  detail: string | null
}

/** What a customer is told, and whether with its detail. Batches and holds are the house's own business. */
const TOLD: Partial<Record<TimelineEvent, { detail: boolean }>> = {
  Placed: { detail: false },
  'Payment failed': { detail: false },
  Paid: { detail: false },
  'Payment under review': { detail: false },
  Packed: { detail: false },
  Shipped: { detail: true },
  Delivered: { detail: false },
  Cancelled: { detail: false },
  'Refund started': { detail: false },
  Refunded: { detail: true },
}

/** Events that take another back: the customer is told of neither. */
const TAKEN_BACK: Partial<Record<TimelineEvent, TimelineEvent>> = {
  Unpacked: 'Packed',
  'Refund failed': 'Refund started',
  'Payment review settled': 'Payment under review',
}

/** The timeline as the customer sees it: no names, nothing that was taken back. */
export function customerTimeline(
  facts: readonly TimelineFact[],
): { event: TimelineEvent; at: Date; detail: string | null }[] {
  const standing: TimelineFact[] = []
  for (const fact of facts) {
    const undone = TAKEN_BACK[fact.event]
    const place = undone ? standing.findLastIndex(({ event }) => event === undone) : -1
    if (place >= 0) standing.splice(place, 1)
    if (TOLD[fact.event]) standing.push(fact)
  }
  return standing.map(({ event, at, detail }) => ({ event, at, detail: TOLD[event]?.detail ? detail : null }))
}
