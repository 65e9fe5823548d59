import '../../../kit/lists/empty-words.js'
import '../../../parts/packing/words.js'
import '../../../parts/orders/words.js'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { type PickList } from '../../../api/api-types.js'
import { LIVE } from '../../../api/query-client.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { packPath, pickListPath } from '../../../kit/addresses/addresses.js'
import { DayChoice } from '../../../kit/inputs/DateInput.js'
import { FillLink } from '../../../kit/lists/fill.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDay } from '../../../kit/ui/format.js'
import { dayInIndia, isDay } from '../../../kit/ui/ist.js'
import { onScreen } from '../../../kit/ui/layout.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { pickListKey } from './pick-list-key.js'
import { PickPlaces } from './PickPlaces.js'

/** On paper there is the list alone. */
const paper = {
  '@media print': {
    'body header, a[href="#content"]': { display: 'none !important' },
    body: { background: 'none !important' },
  },
}

/** /dashboard/packing: what to fetch from where, and the orders that are packed with it. */
export function PickListPage() {
  const say = useWords()
  const api = useApi()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const asked = params.get('day') ?? ''
  const [today] = useState(() => dayInIndia(new Date()))
  const day = isDay(asked) ? asked : today
  const list = useQuery({
    queryKey: [...pickListKey, day],
    queryFn: ({ signal }) => api.pickList(day, signal),
    ...LIVE,
  })
  return (
    <>
      <GlobalStyles styles={paper} />
      <PageTitle>{say('packing.pickListTitle', { day: formatDay(day) })}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, ...onScreen }}>
        <DayChoice
          label={say('packing.pickDay')}
          value={day}
          onDay={(other) => isDay(other) && void navigate(pickListPath(other))}
          sx={{ width: 200 }}
        />
        <Button startIcon={<PrintOutlined />} onClick={() => window.print()}>
          {say('packing.print')}
        </Button>
        <Button component={Link} to="/dashboard/handover">
          {say('packing.handOver')}
        </Button>
      </Box>
      {list.isPending && <ScreenSkeleton rows={2} height={120} label={say('orders.loading')} />}
      {list.isError && !list.data && (
        <ErrorNotice
          message={sentenceOf(list.error, say('packing.pickFailed'))}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && <Listed list={list.data} />}
    </>
  )
}

function Listed({ list }: { list: PickList }) {
  const say = useWords()
  return (
    <>
      <Typography role="status">
        {list.jars === 0
          ? say('packing.nothingToPick')
          : say('packing.jarsToFetch', { smart_count: list.jars })}
      </Typography>
      {list.orders.length === 0 && (
        <>
          <Typography color="text.secondary">{say('packing.nothingToPickHint')}</Typography>
          <FillLink to="/assign-stock" name="fill.toAssign" />
        </>
      )}
      <PickPlaces places={list.places} day={list.day} />
      {list.orders.length > 0 && (
        <Box component="section" sx={{ display: 'grid', gap: 1, ...onScreen }}>
          <Typography variant="h2">{say('packing.toPack')}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {list.orders.map(({ orderId, contactName, city, jars, packed }) => (
              <li key={orderId}>
                <Button
                  component={Link}
                  to={packPath(orderId)}
                  sx={{ width: { xs: '100%', sm: 'auto' }, justifyContent: 'flex-start', textAlign: 'left' }}
                >
                  {[orderId, contactName, city, say('packing.packedOf', { packed, jars })]
                    .filter(Boolean)
                    .join(' · ')}
                </Button>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}
