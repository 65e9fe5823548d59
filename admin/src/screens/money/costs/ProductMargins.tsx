import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { type Margins } from '../../../api/api-types.js'
import { useOnPhone } from '../../../kit/lists/use-on-phone.js'
import { colour } from '../../../kit/theme/tokens.js'
import { formatMoney, formatQuantity, joined } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { line, marginsTable } from '../../../parts/costs/margins-table.js'

interface Row extends Omit<Margins['total'], 'parts'> {
  Id: string
  name: string
}

/** The margin of each product in a month, the largest income first, below the sum of all. */
export function ProductMargins({ products, total }: Pick<Margins, 'products' | 'total'>) {
  const say = useWords()
  const onPhone = useOnPhone()
  const rows: Row[] = [{ ...total, Id: '', name: say('costs.total') }, ...products]
  return (
    <Card sx={{ px: { xs: 1.5, sm: 2 }, py: 1 }}>
      {onPhone ? <Lines rows={rows} /> : <Table rows={rows} />}
    </Card>
  )
}

function Table({ rows }: { rows: readonly Row[] }) {
  const say = useWords()
  const percentOf = usePercent()
  const heads = ['jars', 'income', 'cost', 'margin', 'percent'] as const
  return (
    <Box component="table" aria-label={say('costs.margins')} sx={marginsTable}>
      <thead>
        <tr>
          <th scope="col">{say('costs.product')}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {say(`costs.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.Id}>
            <th scope="row">
              <Name {...row} />
            </th>
            <td>{formatQuantity(row.quantity)}</td>
            <td>{formatMoney(row.income)}</td>
            <td>{formatMoney(row.cost)}</td>
            <td>{formatMoney(row.margin)}</td>
            <td>{percentOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

function Lines({ rows }: { rows: readonly Row[] }) {
  const say = useWords()
  const percentOf = usePercent()
  return (
    <Box component="ul" aria-label={say('costs.margins')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row, at) => (
        <Box component="li" key={row.Id} sx={{ py: 1, borderTop: at === 0 ? 0 : line }}>
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <Name {...row} />
            <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
              {percentOf(row)}
            </Box>
          </Box>
          <Box sx={{ color: colour.muted, fontSize: 14 }}>
            {say('costs.lineOf', {
              smart_count: row.quantity,
              jars: formatQuantity(row.quantity),
              income: formatMoney(row.income),
              cost: formatMoney(row.cost),
              margin: formatMoney(row.margin),
            })}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function usePercent() {
  const say = useWords()
  return ({ marginPercent }: Row) =>
    marginPercent === null ? '–' : say('costs.percentOf', { percent: marginPercent })
}

function Name({ Id, name, lost, lostCost, estimated, unknown }: Row) {
  const say = useWords()
  const notes = [
    ...(Id ? [Id] : []),
    ...(lost > 0 ? [say('costs.someLost', { smart_count: lost, amount: formatMoney(lostCost) })] : []),
    ...(estimated > 0 ? [say('costs.someEstimated', { smart_count: estimated })] : []),
    ...(unknown > 0 ? [say('costs.someUnknown', { smart_count: unknown })] : []),
  ]
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {joined(name)}{' '}
      <Box component="span" sx={{ color: colour.muted, fontWeight: 400, fontSize: 14 }}>
        {notes.join(' · ')}
      </Box>
    </Box>
  )
}
