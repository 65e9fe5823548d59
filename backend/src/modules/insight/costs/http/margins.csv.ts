import { csvOf } from '../../../../kernel/csv/csv.js'
import { COST_PARTS } from '../domain/cost-parts.js'
import { type MarginsAnswer } from './margins.dto.js'

type Row = MarginsAnswer['products'][number] & { month: string }

const HEAD = [
  'Month',
  'Product ID',
  'Product',
  'Jars',
  'Income without GST',
  ...COST_PARTS.map((part) => `${part[0]?.toUpperCase()}${part.slice(1)}`),
  'Cost',
  'Jars lost',
  'Of the cost: jars lost',
  'Margin',
  'Margin %',
  'Jars estimated',
  'Jars unknown',
]

/** Products month by month, for a spreadsheet; amounts in rupees. */
export function marginsCsv(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.month,
    row.Id,
    row.name,
    row.quantity,
    row.income,
    ...COST_PARTS.map((part) => row.parts[part]),
    row.cost,
    row.lost,
    row.lostCost,
    row.margin,
    row.marginPercent,
    row.estimated,
    row.unknown,
  ])
  return csvOf(HEAD, lines)
}
