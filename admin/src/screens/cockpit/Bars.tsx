import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { colour } from '../../kit/theme/tokens.js'
import { formatMoney } from '../../kit/ui/format.js'

export interface Bar {
  key: string
  name: ReactNode
  /** In rupees. */
  amount: number
  note?: string
}

/** Amounts in a list. The bars only show the same figures. */
export function Bars({ bars, tone = colour.clay }: { bars: readonly Bar[]; tone?: string }) {
  const top = Math.max(...bars.map(({ amount }) => amount), 1)
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {bars.map(({ key, name, amount, note }) => (
        <Box component="li" key={key} sx={{ display: 'grid', gap: 0.25 }}>
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {name}{' '}
              {note && (
                <Box component="span" sx={{ display: 'block', color: colour.muted, fontSize: 14 }}>
                  {note}
                </Box>
              )}
            </Box>
            <Box component="strong" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
              {formatMoney(amount)}
            </Box>
          </Box>
          <Box aria-hidden sx={{ height: 8, borderRadius: 4, bgcolor: colour.stone, overflow: 'hidden' }}>
            <Box sx={{ height: '100%', width: `${(amount / top) * 100}%`, bgcolor: tone }} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
