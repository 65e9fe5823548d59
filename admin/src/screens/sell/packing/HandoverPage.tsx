import './handover-words.js'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type Handover } from '../../../api/api-types.js'
import { handoverCalls } from '../../../api/handover-calls.js'
import { LIVE } from '../../../api/query-client.js'
import { sentenceOf } from '../../../api/request.js'
import { useCalls } from '../../../api/use-calls.js'
import { orderPath } from '../../../kit/addresses/addresses.js'
import { DayChoice } from '../../../kit/inputs/DateInput.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDay, formatQuantity } from '../../../kit/ui/format.js'
import { dayInIndia, isDay } from '../../../kit/ui/ist.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { paperAddress, usePapers } from '../../../parts/packing/PaperLinks.js'
import { ParcelWeight } from '../../../parts/shipping/ParcelWeight.js'
import { PickupButton } from '../../../parts/shipping/PickupButton.js'

type Parcel = Handover['parcels'][number]

/** As many orders as the server prints labels of at once. */
const MOST_ORDERS = 100

/** /dashboard/handover: what the courier takes next, its labels, and the paper that both sides sign. */
export function HandoverPage() {
  const say = useWords()
  const calls = useCalls(handoverCalls)
  const [params, setParams] = useSearchParams()
  const asked = params.get('day') ?? ''
  const day = isDay(asked) ? asked : undefined
  const [today] = useState(() => dayInIndia(new Date()))
  const handover = useQuery({
    queryKey: ['packing', 'handover', day ?? ''],
    queryFn: ({ signal }) => calls.handover(day, signal),
    ...LIVE,
  })
  return (
    <>
      <PageTitle>{day ? say('handover.titleOf', { day: formatDay(day) }) : say('handover.title')}</PageTitle>
      {!day && <Typography color="text.secondary">{say('handover.help')}</Typography>}
      {handover.isPending && <ScreenSkeleton rows={3} height={96} />}
      {handover.isError && !handover.data && (
        <ErrorNotice
          message={sentenceOf(handover.error, say('handover.failed'))}
          onRetry={() => void handover.refetch()}
        />
      )}
      {handover.data && <Listed handover={handover.data} day={day} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <DayChoice
          label={say('handover.day')}
          value={day ?? today}
          onDay={(other) => isDay(other) && setParams({ day: other })}
          sx={{ width: 200 }}
        />
        {day && <Button onClick={() => setParams({})}>{say('handover.now')}</Button>}
      </Box>
    </>
  )
}

function Listed({ handover, day }: { handover: Handover; day: string | undefined }) {
  const say = useWords()
  const { parcels, pickup } = handover
  if (parcels.length === 0)
    return (
      <>
        <Typography role="status">{say('handover.none')}</Typography>
        <Typography color="text.secondary">{say('handover.noneHint')}</Typography>
      </>
    )
  const weight = formatQuantity(parcels.reduce((sum, { weightGrams }) => sum + weightGrams, 0) / 1000)
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {say('handover.count', { smart_count: parcels.length, weight })}
      </Typography>
      {pickup && (
        <Typography>{say('handover.van', { time: pickup.time, number: pickup.number ?? '' })}</Typography>
      )}
      <Papers parcels={parcels} day={day} />
      {!day && <PickupButton parcels={parcels.length} />}
      <Box
        component="ul"
        aria-label={say('handover.list')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, maxWidth: 720 }}
      >
        {parcels.map((parcel) => (
          <ParcelCard key={parcel.waybill} parcel={parcel} />
        ))}
      </Box>
    </>
  )
}

function Papers({ parcels, day }: { parcels: readonly Parcel[]; day: string | undefined }) {
  const say = useWords()
  const { mutate: print, isPending } = usePapers('handover.papersFailed')
  const orders = [...new Set(parcels.map(({ orderId }) => orderId))].slice(0, MOST_ORDERS)
  const manifest = `/api/admin/handover/manifest${day ? `?day=${day}` : ''}`
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="contained"
        startIcon={<PrintOutlined />}
        disabled={isPending}
        onClick={() => print({ href: manifest, name: say('handover.file') })}
      >
        {say('handover.manifest')}
      </Button>
      {(['4x6', 'a4'] as const).map((size) => (
        <Button
          key={size}
          variant="outlined"
          disabled={isPending}
          onClick={() =>
            print({ href: paperAddress('courier-labels', orders, size), name: say('handover.labelsFile') })
          }
        >
          {say('handover.labels', { size: say(`handover.size${size}`) })}
        </Button>
      ))}
    </Box>
  )
}

function ParcelCard({ parcel }: { parcel: Parcel }) {
  const say = useWords()
  const { orderId, waybill, at, of, contactName, city, pin, pieces, weightGrams } = parcel
  const who = [contactName, [city, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const which = of > 1 ? `, ${say('handover.parcelOf', { at, of })}` : ''
  return (
    <Card component="li" sx={{ p: 1.5, display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <TapLink component={Link} to={orderPath(orderId)}>
          {orderId}
          {which}
        </TapLink>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', alignSelf: 'center' }}>
          {waybill}
        </Typography>
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{who}</Typography>
      <Typography color="text.secondary">
        {say('handover.what', { smart_count: pieces, weight: formatQuantity(weightGrams / 1000) })}
      </Typography>
      <ParcelWeight parcel={parcel} />
    </Card>
  )
}
