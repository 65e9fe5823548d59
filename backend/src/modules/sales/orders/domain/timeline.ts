/** Events in the timeline of an order. */
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
  'Boxed',
  'Shipment created',
  'Shipped',
  'Parcel cancelled',
  'Shipment cancelled',
  'Address corrected',
  'Handed over',
  'Delivered',
  'Parcel on its way back',
  'Parcel came back',
  'Parcel lost',
  'Parcel given up',
  'Courier was asked',
  'Returned jars to shelf',
  'Returned jars written off',
  'Sent again',
  'Made good',
  'Courier claim made',
  'Courier claim paid',
  'Courier claim refused',
  'Cancelled',
  'Deleted',
  'Refund started',
  'Refund failed',
  'Refunded',
  'Credit started',
  'Credit failed',
  'Credited',
  'Recall refund started',
  'Recall refund failed',
  'Recalled jars refunded',
  'Archived',
  'Restored',
  'Replaced',
] as const
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number]

export interface TimelineFact {
  event: TimelineEvent
  at: Date
  /** Mobile number of the staff member; null for the customer, a provider or a job. */
  by: string | null
  /** A name or number: batch, waybill, reference of the refund; or the reason why staff cancelled. */
  detail: string | null
}

/** Events that a customer sees, and whether with their detail. Batches and holds are internal. */
const TOLD: Partial<Record<TimelineEvent, { detail: boolean }>> = {
  Placed: { detail: false },
  'Payment failed': { detail: false },
  Paid: { detail: false },
  'Payment under review': { detail: false },
  Packed: { detail: false },
  Shipped: { detail: true },
  'Address corrected': { detail: false },
  'Handed over': { detail: false },
  Delivered: { detail: false },
  'Parcel on its way back': { detail: true },
  'Parcel came back': { detail: true },
  'Parcel lost': { detail: true },
  'Sent again': { detail: false },
  'Made good': { detail: false },
  Cancelled: { detail: true },
  'Refund started': { detail: false },
  Refunded: { detail: true },
  'Credit started': { detail: true },
  Credited: { detail: true },
  'Recall refund started': { detail: true },
  'Recalled jars refunded': { detail: true },
  Replaced: { detail: true },
}

/** Events that undo another: the customer sees neither. */
const TAKEN_BACK: Partial<Record<TimelineEvent, TimelineEvent>> = {
  Unpacked: 'Packed',
  'Shipment cancelled': 'Shipped',
  'Refund failed': 'Refund started',
  'Payment review settled': 'Payment under review',
  'Credit failed': 'Credit started',
  'Recall refund failed': 'Recall refund started',
}

/** The timeline as the customer sees it: without names, and without events that were undone. */
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
