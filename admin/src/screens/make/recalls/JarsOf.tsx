import Typography from '@mui/material/Typography'
import { type RecallOrder } from '../../../api/api-types.js'

/** The recalled jars of an order: how many of what, of which batch. */
export function JarsOf({ order }: { order: Pick<RecallOrder, 'lines'> }) {
  return order.lines.map(({ line, product, batches }) => (
    <Typography key={line} variant="body2">
      {batches.map(({ batchNumber, jars }) => `${jars} × ${product}, ${batchNumber}`).join('; ')}
    </Typography>
  ))
}
