import '../words.js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord } from 'react-admin'
import { type Drawer, type DrawerRow } from '../../../../api/api-types.js'
import { personName } from '../../../../api/names.js'
import { sentenceOf } from '../../../../api/request.js'
import { useApi } from '../../../../api/use-api.js'
import { LeaveWatch } from '../../../../kit/edit/LeaveWatch.js'
import { ErrorNotice } from '../../../../kit/ui/ErrorNotice.js'
import { formatDateTime, formatMoney } from '../../../../kit/ui/format.js'
import { PageTitle } from '../../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../../kit/ui/ScreenSkeleton.js'
import { Section } from '../../../../kit/ui/Section.js'
import { useWords, type WordKey } from '../../../../kit/words/use-words.js'
import { deskKeys } from '../use-desk.js'
import { CloseForm, MoveForm, OpenForm } from './drawer-forms.js'

const LATEST = 14
const card = { p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5 }

/** /dashboard/drawer: the cash of a day, from the float to the count. */
export function DrawerPage() {
  const say = useWords()
  const api = useApi()
  const drawer = useQuery({ queryKey: deskKeys.drawer, queryFn: ({ signal }) => api.currentDrawer(signal) })
  return (
    <LeaveWatch>
      <PageTitle>{say('screens.drawer')}</PageTitle>
      <Typography color="text.secondary">{say('drawer.intro')}</Typography>
      {drawer.isPending && <ScreenSkeleton rows={2} height={96} />}
      {drawer.isError && (
        <ErrorNotice
          message={sentenceOf(drawer.error, say('drawer.failed'))}
          onRetry={() => void drawer.refetch()}
        />
      )}
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
        {drawer.data === null && (
          <Card sx={card}>
            <Typography variant="h2">{say('drawer.closed')}</Typography>
            <OpenForm />
          </Card>
        )}
        {drawer.data && <OpenDrawer drawer={drawer.data} />}
        <ClosedDays />
      </Box>
    </LeaveWatch>
  )
}

function OpenDrawer({ drawer }: { drawer: Drawer }) {
  const say = useWords()
  const lines: [WordKey, number][] = [
    ['drawer.floatLine', drawer.float],
    ['drawer.sales', drawer.sales],
    ['drawer.refunds', -drawer.refunds],
    ['drawer.paidIn', drawer.paidIn],
    ['drawer.paidOut', -drawer.paidOut],
    ['drawer.expected', drawer.expected],
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card sx={card}>
        <Typography color="text.secondary">
          {say('drawer.openedBy', { at: formatDateTime(drawer.openedAt), by: personName(drawer.openedBy) })}
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: 1 }}>
          {lines.map(([label, amount]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Typography component="dt">{say(label)}</Typography>
              <Typography
                component="dd"
                sx={{ m: 0, textAlign: 'right', fontWeight: label === 'drawer.expected' ? 650 : 400 }}
              >
                {formatMoney(amount)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Card>
      <Card sx={card}>
        <Typography variant="h2">{say('drawer.move')}</Typography>
        <MoveForm />
      </Card>
      <Card sx={card}>
        <Typography variant="h2">{say('drawer.count')}</Typography>
        <CloseForm drawer={drawer} />
      </Card>
      <Section heading={say('drawer.moves')}>
        <Moves drawer={drawer} />
      </Section>
    </Box>
  )
}

const COMES_IN: readonly string[] = ['sale', 'in', 'taken-back']

function Moves({ drawer: { moves } }: { drawer: Drawer }) {
  const say = useWords()
  if (moves.length === 0) return <Typography color="text.secondary">{say('drawer.noMoves')}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {moves.toReversed().map(({ id, kind, amount, orderId, reason, by, at }) => (
        <Box key={id} component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Box>
            <Typography>
              {say(`cashKinds.${kind}`)} {orderId ?? reason}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {say('drawer.by', { by: personName(by), at: formatDateTime(at) })}
            </Typography>
          </Box>
          <Typography>{formatMoney(COMES_IN.includes(kind) ? amount : -amount)}</Typography>
        </Box>
      ))}
    </Box>
  )
}

function ClosedDays() {
  const say = useWords()
  const api = useApi()
  const days = useQuery({
    queryKey: [...deskKeys.drawer, 'closed'],
    queryFn: () =>
      api.getList<DrawerRow & RaRecord>('drawers', {
        pagination: { page: 1, perPage: LATEST },
        sort: { field: 'openedAt', order: 'DESC' },
        filter: {},
      }),
  })
  const closed = (days.data?.data ?? []).filter(({ status }) => status === 'closed')
  return (
    <Section heading={say('drawer.before')}>
      {days.isError && <ErrorNotice message={sentenceOf(days.error, say('drawer.failed'))} />}
      {days.isSuccess && closed.length === 0 && (
        <Typography color="text.secondary">{say('drawer.noneBefore')}</Typography>
      )}
      {closed.map((day) => (
        <Card key={day.id} sx={{ ...card, gap: 0.5 }}>
          <Typography sx={{ fontWeight: 650 }}>{formatDateTime(day.openedAt)}</Typography>
          <Typography>
            {say('drawer.expected')}: {formatMoney(day.expected)} · {say('drawer.counted')}:{' '}
            {formatMoney(day.counted ?? 0)}
          </Typography>
          <Difference amount={day.difference ?? 0} />
          <Typography variant="body2" color="text.secondary">
            {say('drawer.by', {
              by: personName(day.closedBy ?? ''),
              at: formatDateTime(day.closedAt ?? day.openedAt),
            })}
          </Typography>
          {day.note !== '' && <Typography variant="body2">{day.note}</Typography>}
        </Card>
      ))}
    </Section>
  )
}

function Difference({ amount }: { amount: number }) {
  const say = useWords()
  if (amount === 0) return <Typography>{say('drawer.agrees')}</Typography>
  const shown = { amount: formatMoney(Math.abs(amount)) }
  return (
    <Typography color={amount < 0 ? 'error.main' : 'text.primary'}>
      {say(amount < 0 ? 'drawer.short' : 'drawer.over', shown)}
    </Typography>
  )
}
