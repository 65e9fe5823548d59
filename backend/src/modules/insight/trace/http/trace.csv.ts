import { csvOf, type CsvValue } from '../../../../kernel/csv/csv.js'
import { istDay } from '../../../../kernel/dates/ist.js'
import { type TraceAnswer } from './trace.answer.js'
import { type TraceNodeAnswer } from './trace-nodes.answer.js'

const COLUMNS = [
  'From',
  'From number',
  'From product',
  'To',
  'To number',
  'To product',
  'Quantity',
  'Unit',
  'Basis',
  'Line',
  'Date',
  'By',
  'Outlet or city',
  'Customer',
  'Mobile number',
]

/** A trace as a file: a line for each quantity, with the facts about what it went into. */
export function traceCsv({ nodes, edges }: TraceAnswer): string {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const rows = edges.flatMap(({ from, to, quantity, unit, basis, line }): CsvValue[][] => {
    const [source, target] = [byId.get(from), byId.get(to)]
    if (!source || !target) return []
    const lineNumber = line === null ? null : line + 1
    return [[...nameOf(source), ...nameOf(target), quantity, unit, basis, lineNumber, ...factsOf(target)]]
  })
  return csvOf(COLUMNS, rows)
}

function nameOf(node: TraceNodeAnswer): CsvValue[] {
  const product = 'product' in node ? (node.product?.name ?? null) : null
  return [node.kind, node.label, product]
}

/** Date, by whom, where, and for an order its customer. */
function factsOf(node: TraceNodeAnswer): CsvValue[] {
  switch (node.kind) {
    case 'supplier':
      return [null, null, null, null, null]
    case 'batch':
      return [node.receivedOn, node.by, node.outlet, null, null]
    case 'run':
      return [
        istDay(node.completedAt ?? node.reservedAt),
        node.completedBy ?? node.reservedBy,
        null,
        null,
        null,
      ]
    case 'order':
      return [istDay(node.orderDate), node.packedBy, node.city, node.name, node.mobileNumber]
  }
}
