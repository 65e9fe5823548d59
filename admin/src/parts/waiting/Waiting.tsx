import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { LIVE } from '../../api/query-client.js'
import { useApi } from '../../api/use-api.js'
import { colour } from '../../kit/theme/tokens.js'
import { useWords } from '../../kit/words/use-words.js'

/** How many customers asked to be told when a product is there again; nothing when nobody did, or it cannot be read. */
export function Waiting({ Id }: { Id: string }) {
  const say = useWords()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['waiting'],
    queryFn: ({ signal }) => api.waiting(signal),
    ...LIVE,
  })
  const waiting = data?.find((row) => row.Id === Id)?.waiting ?? 0
  if (waiting === 0) return null
  return (
    <Box component="span" sx={{ display: 'block', color: colour.sesame, fontWeight: 550 }}>
      {say('lists.waiting', { smart_count: waiting })}
    </Box>
  )
}
