import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type Batch } from '../../../api/api-types.js'
import { usageAddress } from '../../../kit/addresses/addresses.js'
import { useWords } from '../../../kit/words/use-words.js'
import { TraceLink } from '../../../parts/batches/TraceLink.js'
import { PrintLabels } from '../../../parts/labels/PrintLabels.js'

interface BatchActionsProps {
  batch: Batch
  /** Further buttons. */
  children?: ReactNode
}

/** What can be done with a batch wherever it is shown. */
export function BatchActions({ batch, children }: BatchActionsProps) {
  const say = useWords()
  const { id, batchNumber } = batch
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {children}
      <Button
        component={Link}
        to={usageAddress(id)}
        aria-label={`${say('stock.consumption')} ${batchNumber}`}
      >
        {say('stock.consumption')}
      </Button>
      <TraceLink subject={{ batch: batchNumber }} name={batchNumber} />
      <PrintLabels batch={batch} />
    </Box>
  )
}
