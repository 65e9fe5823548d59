import './words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord } from 'react-admin'
import { type CountRow } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { Section } from '../../../kit/ui/Section.js'
import { useWords } from '../../../kit/words/use-words.js'
import { CountCards } from './CountCards.js'
import { allKept } from './kept.js'
import { StartForm } from './StartForm.js'
import { countKeys } from './use-count.js'

const LATEST = 20

/** /dashboard/count: begin a count, or go on with one. */
export function CountsPage() {
  const say = useWords()
  return (
    <>
      <PageTitle>{say('screens.counts')}</PageTitle>
      <Typography color="text.secondary">{say('counts.intro')}</Typography>
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Section heading={say('counts.start')}>
          <StartForm />
        </Section>
        <Counts />
      </Box>
    </>
  )
}

function Counts() {
  const say = useWords()
  const api = useApi()
  const counts = useQuery({
    queryKey: countKeys.list,
    queryFn: () =>
      api.getList<CountRow & RaRecord>('counts', {
        pagination: { page: 1, perPage: LATEST },
        sort: { field: 'startedAt', order: 'DESC' },
        filter: {},
      }),
  })
  if (counts.isPending) return <ScreenSkeleton rows={2} height={96} />
  const rows: CountRow[] = counts.data?.data ?? allKept().map(({ count }) => count)
  const going = rows.filter(({ status }) => status === 'open' || status === 'booking')
  const done = rows.filter((row) => !going.includes(row))
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {counts.isError && (
        <ErrorNotice
          message={sentenceOf(counts.error, say('counts.failed'))}
          onRetry={() => void counts.refetch()}
        />
      )}
      <Section heading={say('counts.goOn')}>
        <CountCards counts={going} empty="counts.noneOpen" />
      </Section>
      {!counts.isError && (
        <Section heading={say('counts.done')}>
          <CountCards counts={done} empty="counts.noneDone" />
        </Section>
      )}
    </Box>
  )
}
