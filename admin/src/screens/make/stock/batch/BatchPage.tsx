import '../../../../parts/batches/words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { lazy, Suspense, useState } from 'react'
import { type RaRecord, useGetOne } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { type Batch } from '../../../../api/api-types.js'
import { personName } from '../../../../api/names.js'
import { sentenceOf, statusOf } from '../../../../api/request.js'
import { batchAddress } from '../../../../kit/addresses/addresses.js'
import { Neighbours } from '../../../../kit/lists/Neighbours.js'
import { ErrorNotice } from '../../../../kit/ui/ErrorNotice.js'
import { formatDateTime, formatDay } from '../../../../kit/ui/format.js'
import { dayInIndia } from '../../../../kit/ui/ist.js'
import { PageTitle } from '../../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { isAdmin } from '../../../../session/access.js'
import { useSession } from '../../../../session/session-context.js'
import { BillPhoto } from '../bill/BillPhoto.js'
import { ItsBill } from '../bill/ItsBill.js'
import { Standings } from '../Standings.js'
import { StockEditForm } from '../StockEditForm.js'
import { BatchComplaints } from './BatchComplaints.js'
import { BatchFacts } from './BatchFacts.js'
import { BatchHistory } from './BatchHistory.js'
import { BatchSteps } from './BatchSteps.js'

const BatchCostCard = lazy(() =>
  import('../../../../parts/costs/BatchCostCard.js').then((card) => ({ default: card.BatchCostCard })),
)

type Row = Batch & RaRecord

/** /stock-receipt/…: one batch, what happened to it, and what can be done about it. */
export function BatchPage() {
  const say = useWords()
  const { batchNumber = '' } = useParams()
  const batch = useGetOne<Row>('stock', { id: batchNumber })
  const retry = statusOf(batch.error) === 404 ? undefined : () => void batch.refetch()
  return (
    <>
      <PageTitle>{say('batch.title', { batch: batch.data?.batchNumber ?? batchNumber })}</PageTitle>
      <Neighbours resource="stock" field="batchNumber" shown={batchNumber} to={batchAddress} />
      {batch.isPending && <ScreenSkeleton rows={2} height={200} />}
      {batch.error && <ErrorNotice message={sentenceOf(batch.error, say('batch.failed'))} onRetry={retry} />}
      {batch.data && <OneBatch key={batch.data.id} batch={batch.data} />}
      <Button
        component={Link}
        to="/stock-receipt"
        startIcon={<ArrowBackOutlined />}
        sx={{ justifySelf: 'start' }}
      >
        {say('batch.back')}
      </Button>
    </>
  )
}

function OneBatch({ batch }: { batch: Row }) {
  const [today] = useState(() => dayInIndia(new Date()))
  const [editing, setEditing] = useState(false)
  const { role } = useSession()
  const isPast = batch.bestBefore !== null && batch.bestBefore < today
  return (
    <>
      <Standings batch={batch} />
      <Warnings batch={batch} isPast={isPast} />
      {batch.product?.materialType === 'FG' && <BatchComplaints batchNumber={batch.batchNumber} />}
      {editing ? (
        <StockEditForm batch={batch} onDone={() => setEditing(false)} />
      ) : (
        <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2 }}>
          <BatchFacts batch={batch} />
          <BatchSteps batch={batch} isPast={isPast} onEdit={() => setEditing(true)} />
        </Card>
      )}
      {(batch.source === 'purchase' || batch.billPhoto !== null) && (
        <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5 }}>
          <BillPhoto batch={batch} level="h2" />
          {isAdmin(role) && batch.source === 'purchase' && batch.supplier && (
            <ItsBill batch={batch} supplier={batch.supplier._id} />
          )}
        </Card>
      )}
      {isAdmin(role) && (
        <Suspense fallback={<ScreenSkeleton rows={1} height={200} />}>
          <BatchCostCard batchNumber={batch.batchNumber} />
        </Suspense>
      )}
      <BatchHistory batch={batch} />
    </>
  )
}

/** Why the batch must not be used, or may be used although it is past its day. */
function Warnings({ batch, isPast }: { batch: Row; isPast: boolean }) {
  const say = useWords()
  const { quarantine, expiryOverride, bestBefore } = batch
  return (
    <Box sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      {quarantine && (
        <Alert severity="warning" variant="outlined">
          {say('batch.quarantinedBy', {
            ...quarantine,
            by: personName(quarantine.by),
            at: formatDateTime(quarantine.at),
          })}
        </Alert>
      )}
      {isPast && bestBefore && !expiryOverride && (
        <Alert severity="error" variant="outlined">
          {say('batch.isExpired', { day: formatDay(bestBefore) })}
        </Alert>
      )}
      {expiryOverride && (
        <Alert severity="info" variant="outlined">
          {say('batch.overriddenBy', {
            ...expiryOverride,
            by: personName(expiryOverride.by),
            at: formatDateTime(expiryOverride.at),
          })}
        </Alert>
      )}
    </Box>
  )
}
