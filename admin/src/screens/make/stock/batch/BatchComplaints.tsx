import '../../../../parts/batches/words.js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useApi } from '../../../../api/use-api.js'
import { supportPath } from '../../../../kit/addresses/addresses.js'
import { formatDay } from '../../../../kit/ui/format.js'
import { TapLink } from '../../../../kit/ui/TapLink.js'
import { useWords } from '../../../../kit/words/use-words.js'

/** So many complaints show a warning (docs/domain/customers.md#complaints-of-a-batch). */
const MANY = 3

/** The complaints of customers who have jars of the batch. */
export function BatchComplaints({ batchNumber }: { batchNumber: string }) {
  const say = useWords()
  const api = useApi()
  const { data = [] } = useQuery({
    queryKey: ['support', 'complaints', batchNumber],
    queryFn: ({ signal }) => api.complaintsOfBatch(batchNumber, signal),
  })
  if (data.length === 0) return null
  return (
    <Alert severity={data.length >= MANY ? 'warning' : 'info'} variant="outlined">
      <AlertTitle>{say('batch.complaints', { smart_count: data.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.map(({ id, orderId, subject, status, createdAt }) => (
          <li key={id}>
            <TapLink component={Link} to={supportPath(orderId)}>
              {say('batch.complaint', {
                subject,
                day: formatDay(createdAt),
                status: say(`status.${status}`),
              })}
            </TapLink>
          </li>
        ))}
      </Box>
    </Alert>
  )
}
