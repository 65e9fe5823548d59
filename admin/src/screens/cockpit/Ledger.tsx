import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { colour, touchTarget } from '../../kit/theme/tokens.js'
import { formatMoney } from '../../kit/ui/format.js'

/** A line of what came in or was taken off, with what it means. */
export interface LedgerLine {
  name: string
  /** In rupees; below 0 is taken off. */
  amount: number
  help: string
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  '& > :last-child': { whiteSpace: 'nowrap' },
}

/** Amounts that add up to the last one. Tapping an amount shows what it is. */
export function Ledger({
  lines,
  sum,
}: {
  lines: readonly LedgerLine[]
  sum: { name: string; amount: number }
}) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 520 }}>
      {lines.map(({ name, amount, help }) => (
        <li key={name}>
          <details>
            <Box component="summary" sx={{ ...row, cursor: 'pointer', minHeight: touchTarget }}>
              <Box component="span" sx={{ '&::before': { content: '"▸ " / ""', color: colour.muted } }}>
                {name}
              </Box>
              <span>{formatMoney(amount)}</span>
            </Box>
            <Typography variant="body2" color="text.secondary" sx={{ pb: 1, pl: 2 }}>
              {help}
            </Typography>
          </details>
        </li>
      ))}
      <Box
        component="li"
        sx={{ ...row, borderTop: `1px solid ${colour.muted}`, fontWeight: 750, minHeight: touchTarget }}
      >
        <span>{sum.name}</span>
        <span>{formatMoney(sum.amount)}</span>
      </Box>
    </Box>
  )
}
