import { type Trace, type TraceNode } from '../api/api-types.js'

const product = { _id: 'p1', Id: 'RM-0001', name: 'Guntur chillies' }

export function aTracedBatch(label: string): TraceNode {
  return {
    id: `batch:${label}`,
    kind: 'batch',
    label,
    _id: label,
    product,
    materialType: 'RM',
    outlet: 'L.B Nagar',
    receivedQuantity: 25,
    remainingQuantity: 4.5,
    unit: 'KG',
    source: 'purchase',
    receivedOn: '2026-11-01',
    bestBefore: null,
    frozen: false,
    supplierLot: 'GT-2291',
    by: 'Srinu',
  }
}

function anOrderNode(index: number): TraceNode {
  const label = `P-7KQ4-M2X${index}`
  return {
    id: `order:${label}`,
    kind: 'order',
    label,
    _id: label,
    orderDate: '2026-11-20T04:30:00.000Z',
    name: `Customer ${index}`,
    city: 'Hyderabad',
    mobileNumber: '98••••••21',
    deliveryStatus: 'Delivered',
    packedBy: 'Srinu',
    packedAt: '2026-11-20T06:30:00.000Z',
  }
}

const RUN: TraceNode = {
  id: 'run:R-261119-01',
  kind: 'run',
  label: 'R-261119-01',
  _id: 'r1',
  product: { _id: 'p2', Id: 'FG-0001', name: 'CHICKEN CP_PO MEDIUM 1kg' },
  status: 'Production Completed',
  plannedQuantity: 20,
  reservedBy: 'Srinu',
  reservedAt: '2026-11-18T04:30:00.000Z',
  completedBy: 'Srinu',
  completedAt: '2026-11-19T04:30:00.000Z',
}

/** Raw material, its run, the jars, and who bought them. */
export function aTrace(orders: number, changes: Partial<Trace> = {}): Trace {
  const bought = Array.from({ length: orders }, (_, index) => anOrderNode(index + 1))
  return {
    root: 'batch:RM-261101-001',
    nodes: [
      { id: 'supplier:s1', kind: 'supplier', label: 'Sri Lakshmi Spices', _id: 's1' },
      aTracedBatch('RM-261101-001'),
      RUN,
      aTracedBatch('FG-261119-001'),
      ...bought,
    ],
    edges: [
      {
        from: 'supplier:s1',
        to: 'batch:RM-261101-001',
        quantity: 25,
        unit: 'KG',
        basis: 'received',
        line: null,
      },
      { from: 'batch:RM-261101-001', to: RUN.id, quantity: 2.5, unit: 'KG', basis: 'used', line: null },
      { from: RUN.id, to: 'batch:FG-261119-001', quantity: 20, unit: 'PC', basis: 'made', line: null },
      ...bought.map(({ id: to }) => {
        return { from: 'batch:FG-261119-001', to, quantity: 2, unit: 'PC', basis: 'sent', line: 0 } as const
      }),
    ],
    truncated: false,
    ...changes,
  }
}
