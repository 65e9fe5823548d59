import Box from '@mui/material/Box'
import { useState } from 'react'
import { type Batch } from '../../../api/api-types.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { standingsOf } from '../../../parts/batches/standings.js'
import { useNearDays } from './use-near-days.js'

/** The chips of a batch; nothing for one that can simply be used. */
export function Standings({ batch }: { batch: Batch }) {
  const [today] = useState(() => dayInIndia(new Date()))
  const standings = standingsOf(batch, today, useNearDays())
  if (standings.length === 0) return null
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {standings.map((standing) => (
        <StatusChip key={standing} status={standing} />
      ))}
    </Box>
  )
}
