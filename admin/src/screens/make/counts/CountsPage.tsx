import './words.js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { type CountRow } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { Section } from '../../../kit/ui/Section.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'
import { list } from './CountedList.js'
import { allKept, readLines, storedLines } from './kept.js'
import { StartForm } from './StartForm.js'
import { countKeys } from './use-count.js'
import { useCountInWords } from './use-count-in-words.js'

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

/** Counts, each with the way to it. */
function CountCards({ counts, empty }: { counts: readonly CountRow[]; empty: WordKey }) {
  const say = useWords()
  const { scopeOf, closing } = useCountInWords()
  if (counts.length === 0) return <Typography>{say(empty)}</Typography>
  return (
    <Box component="ul" sx={list}>
      {counts.map((count) => {
        const waiting = readLines(storedLines(count._id)).length
        return (
          <Card component="li" key={count._id} sx={{ p: 1.5 }}>
            <TapLink component={Link} to={`/dashboard/count/${count._id}`}>
              {scopeOf(count)}
            </TapLink>
            <Typography variant="body2">
              {say('counts.counted', { smart_count: count.counted })}
              {waiting > 0 && ` · ${say('counts.waiting', { smart_count: waiting })}`}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {closing(count)}
            </Typography>
          </Card>
        )
      })}
    </Box>
  )
}
