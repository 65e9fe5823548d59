import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useTranslateLabel } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { type Settlement, type SettlementLine } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { Fact } from '../../../kit/ui/Fact.js'
import { formatDateTime, formatMoney } from '../../../kit/ui/format.js'
import { facts } from '../../../kit/ui/layout.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { Section } from '../../../kit/ui/Section.js'
import { useWords } from '../../../kit/words/use-words.js'
import { LineRow } from './LineRow.js'
import { StateChip } from './StateChip.js'
import { payoutKeys } from './things.js'
import { ToSettle } from './ToSettle.js'

const MOST_LINES_SHOWN = 500

/** /dashboard/payouts/…: one transfer to the bank, its sums and its lines. */
export function SettlementPage() {
  const say = useWords()
  const api = useApi()
  const { utr = '' } = useParams()
  const settlement = useQuery({
    queryKey: payoutKeys.settlement(utr),
    queryFn: ({ signal }) => api.settlement(utr, signal),
  })
  return (
    <>
      <PageTitle>{say('payouts.title', { utr })}</PageTitle>
      {settlement.isPending && <ScreenSkeleton rows={2} height={140} />}
      {settlement.isError && (
        <ErrorNotice
          message={sentenceOf(settlement.error, say('payouts.failed'))}
          onRetry={() => void settlement.refetch()}
        />
      )}
      {settlement.data && (
        <>
          <Sums settlement={settlement.data} />
          <Lines utr={utr} />
        </>
      )}
      <Button component={RouterLink} to="/dashboard/payouts" sx={{ justifySelf: 'start' }}>
        {say('payouts.back')}
      </Button>
    </>
  )
}

/** Taxes at source, shown where the report has them. */
const WITHHELD = ['tds', 'tcs'] as const
/** What was taken of the payments. */
const TAKEN: ReadonlySet<string> = new Set(['fee', 'tax', ...WITHHELD])

function Sums({ settlement }: { settlement: Settlement }) {
  const nameOf = useTranslateLabel()
  const name = (source: string) => String(nameOf({ resource: 'settlements', source }))
  const withheld = WITHHELD.filter((source) => settlement[source] !== 0)
  const amounts = ['payments', 'refunds', 'other', 'fee', 'tax', ...withheld, 'net'] as const
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2, maxWidth: 860 }}>
      <Box component="dl" sx={facts}>
        <Fact name={name('at')}>{formatDateTime(settlement.at)}</Fact>
        <Fact name={name('open')}>
          <StateChip open={settlement.open} />
        </Fact>
        {amounts.map((source) => (
          <Fact key={source} name={name(source)}>
            {formatMoney(TAKEN.has(source) ? -settlement[source] : settlement[source])}
          </Fact>
        ))}
        {settlement.transferred !== null && (
          <Fact name={name('transferred')}>{formatMoney(settlement.transferred)}</Fact>
        )}
        {settlement.providerId && <Fact name={name('providerId')}>{settlement.providerId}</Fact>}
      </Box>
      <Difference settlement={settlement} />
    </Card>
  )
}

function Difference({
  settlement: { id, transferred, difference, net, closed },
}: {
  settlement: Settlement
}) {
  const say = useWords()
  if (transferred === null) return <Typography>{say('payouts.notTold')}</Typography>
  if (difference === 0) return <Typography>{say('payouts.agrees')}</Typography>
  const amount = say('payouts.difference', { transferred: formatMoney(transferred), net: formatMoney(net) })
  if (closed) {
    const how = say('payouts.closed', { ...closed, at: formatDateTime(closed.at) })
    return (
      <Typography>
        {amount}. {how}
      </Typography>
    )
  }
  const thing = {
    path: `settlements/${encodeURIComponent(id)}`,
    what: formatMoney(difference),
    utr: null,
    orderId: null,
    amount,
    todo: say('payoutTroubles.difference'),
    words: '',
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <ToSettle thing={thing} />
    </Box>
  )
}

function Lines({ utr }: { utr: string }) {
  const say = useWords()
  const api = useApi()
  const lines = useQuery({
    queryKey: payoutKeys.lines(utr),
    queryFn: () =>
      api.getList<SettlementLine & RaRecord>('settlement-lines', {
        pagination: { page: 1, perPage: MOST_LINES_SHOWN },
        sort: { field: 'settledAt', order: 'DESC' },
        filter: { utr },
      }),
  })
  const rows = lines.data?.data ?? []
  const total = lines.data?.total ?? 0
  // What waits comes first.
  const sorted = [...rows.filter(({ open }) => open), ...rows.filter(({ open }) => !open)]
  return (
    <Section heading={say('payouts.lines')}>
      {lines.isPending && <ScreenSkeleton rows={4} height={72} />}
      {lines.isError && (
        <ErrorNotice
          message={sentenceOf(lines.error, say('payouts.failed'))}
          onRetry={() => void lines.refetch()}
        />
      )}
      {total > rows.length && (
        <Typography>{say('payouts.moreLines', { shown: rows.length, total })}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {sorted.map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
      </Box>
    </Section>
  )
}
