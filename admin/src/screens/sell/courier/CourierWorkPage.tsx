import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { type CaredParcel, type CareStep, type CourierWork } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { courierPath } from '../../../kit/addresses/addresses.js'
import { Neighbours } from '../../../kit/lists/Neighbours.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDateTime, formatDay, formatMoney } from '../../../kit/ui/format.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { StepButton } from '../../../parts/orders/StepButton.js'
import { CareDialog } from './CareDialog.js'

const STEPS: readonly CareStep[] = [
  'inspect',
  'reship',
  'refund',
  'madeGood',
  'wait',
  'giveUp',
  'claim',
  'claimPaid',
  'claimRefused',
]

/** /dashboard/courier/…: the parcels of an order, and what can be done about those that did not arrive. */
export function CourierWorkPage() {
  const say = useWords()
  const api = useApi()
  const { orderId = '' } = useParams()
  const work = useQuery({
    queryKey: ['courier-work', 'detail', orderId],
    queryFn: ({ signal }) => api.courierWork(orderId, signal),
  })
  return (
    <>
      <PageTitle>{say('courier.title', { orderId })}</PageTitle>
      <Neighbours resource="courier-work" field="orderId" shown={orderId} to={courierPath} />
      {work.isPending && <ScreenSkeleton rows={2} height={140} />}
      {work.isError && (
        <ErrorNotice
          message={sentenceOf(work.error, say('courier.failed'))}
          onRetry={() => void work.refetch()}
        />
      )}
      {work.data?.parcels.map((parcel) => (
        <ParcelCard key={parcel.reference} work={work.data} parcel={parcel} />
      ))}
      <Button component={RouterLink} to="/dashboard/courier" sx={{ justifySelf: 'start' }}>
        {say('courier.back')}
      </Button>
    </>
  )
}

function ParcelCard({ work, parcel }: { work: CourierWork; parcel: CaredParcel }) {
  const say = useWords()
  const [step, setStep] = useState<CareStep | null>(null)
  const seen = parcel.scans.at(-1)
  return (
    <Card
      component="section"
      aria-label={parcel.reference}
      sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5, maxWidth: 860 }}
    >
      <Typography variant="h2">{parcel.waybill ?? parcel.reference}</Typography>
      <Typography>
        {parcel.trouble
          ? say(`troubles.${parcel.trouble}`)
          : parcel.settledAs
            ? say(`careSettled.${parcel.settledAs}`)
            : say('courier.fine')}
      </Typography>
      {seen && (
        <Typography color="text.secondary">
          {say('courier.lastSeen')}: {seen.status}, {seen.place}, {formatDateTime(seen.at)}
        </Typography>
      )}
      {parcel.expectedAt && (
        <Typography color="text.secondary">
          {say('courier.expected')}: {formatDay(parcel.expectedAt)}
        </Typography>
      )}
      {parcel.claim && <Claim claim={parcel.claim} />}
      <Box sx={{ display: { xs: 'grid', sm: 'flex' }, flexWrap: 'wrap', alignItems: 'start', gap: 1 }}>
        {STEPS.map((name) => (
          <StepButton
            key={name}
            whyNot={parcel.whyNot[name]}
            variant="outlined"
            onClick={() => setStep(name)}
          >
            {say(`careSteps.${name}`)}
          </StepButton>
        ))}
      </Box>
      {step && <CareDialog work={work} parcel={parcel} step={step} onClose={() => setStep(null)} />}
    </Card>
  )
}

function Claim({ claim }: { claim: NonNullable<CaredParcel['claim']> }) {
  const say = useWords()
  const { amount, reference, note, receivedAt, receivedAmount, refusedAt, refusal } = claim
  const end = receivedAt
    ? say('courier.claimPaid', { amount: formatMoney(receivedAmount ?? 0), day: formatDay(receivedAt) })
    : refusedAt && say('courier.claimRefused', { reason: refusal, day: formatDay(refusedAt) })
  const told = [`${formatMoney(amount)}, ${reference}`, note, end].filter(Boolean).join('; ')
  return (
    <Typography>
      {say('courier.claim')}: {told}
    </Typography>
  )
}
