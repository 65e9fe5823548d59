import Box from '@mui/material/Box'
import { type CostParts } from '../../api/api-types.js'
import { colour } from '../../kit/theme/tokens.js'
import { formatMoney } from '../../kit/ui/format.js'
import { useWords } from '../../kit/words/use-words.js'

const PARTS = ['ingredients', 'packaging', 'loss', 'labour', 'gas', 'overhead'] as const

interface Column {
  head: string
  parts: CostParts
  total: number
}

const table = {
  borderCollapse: 'collapse',
  width: '100%',
  maxWidth: 520,
  '& th': { fontWeight: 400, textAlign: 'left', py: 0.5, pr: 1 },
  '& td, & thead th:not(:first-of-type)': { textAlign: 'right', whiteSpace: 'nowrap', pl: 1 },
  '& tfoot th, & tfoot td': { borderTop: `1px solid ${colour.muted}`, fontWeight: 750, pt: 0.5 },
}

/** The parts of a cost; parts of 0 are left out. */
export function PartsTable({ caption, columns }: { caption: string; columns: readonly Column[] }) {
  const say = useWords()
  const shown = PARTS.filter((part) => columns.some(({ parts }) => parts[part] !== 0))
  return (
    <Box component="table" aria-label={caption} sx={table}>
      <thead>
        <tr>
          <th scope="col">{say('costs.cost')}</th>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((part) => (
          <tr key={part}>
            <th scope="row">{say(`costPart.${part}`)}</th>
            {columns.map(({ head, parts }) => (
              <td key={head}>{formatMoney(parts[part])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('costs.total')}</th>
          {columns.map(({ head, total }) => (
            <td key={head}>{formatMoney(total)}</td>
          ))}
        </tr>
      </tfoot>
    </Box>
  )
}
