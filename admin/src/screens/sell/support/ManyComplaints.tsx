import './words.js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { LIVE } from '../../../api/query-client.js'
import { useApi } from '../../../api/use-api.js'
import { batchAddress } from '../../../kit/addresses/addresses.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'

const issuesOf = (batch: string) =>
  `/dashboard/support?${new URLSearchParams({ filter: JSON.stringify({ batch }) })}`

/** Batches that several customers complain about: one bad pot, not several accidents. */
export function ManyComplaints() {
  const say = useWords()
  const api = useApi()
  const { data = [] } = useQuery({
    queryKey: ['support', 'complained-batches'],
    queryFn: ({ signal }) => api.complainedBatches(signal),
    ...LIVE,
  })
  if (data.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined" role="status">
      <AlertTitle>{say('support.manyComplaints')}</AlertTitle>
      {say('support.lookAt')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.map(({ batchNumber, complaints }) => (
          <li key={batchNumber}>
            <TapLink component={Link} to={batchAddress(batchNumber)}>
              {say('support.complaintsOf', { batch: batchNumber, smart_count: complaints })}
            </TapLink>{' '}
            <TapLink component={Link} to={issuesOf(batchNumber)}>
              {say('support.showComplaints', { batch: batchNumber })}
            </TapLink>
          </li>
        ))}
      </Box>
    </Alert>
  )
}
