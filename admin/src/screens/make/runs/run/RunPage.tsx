import '../words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { type RaRecord, useGetOne } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { type RunOfPage } from '../../../../api/api-types.js'
import { sentenceOf, statusOf } from '../../../../api/request.js'
import {
  receiveAddress,
  RUN_LIST,
  runAddress,
  traceAddress,
  WAITING_FOR_YES,
} from '../../../../kit/addresses/addresses.js'
import { Neighbours } from '../../../../kit/lists/Neighbours.js'
import { ErrorNotice } from '../../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { isAdmin } from '../../../../session/access.js'
import { useSession } from '../../../../session/session-context.js'
import { RunLacks } from '../MissingNotice.js'
import { RunActions } from '../RunActions.js'
import { CameOut } from './CameOut.js'
import { RunCosts } from './RunCosts.js'
import { RunFacts } from './RunFacts.js'
import { WentIn } from './WentIn.js'

type Row = RunOfPage & RaRecord

/** /dashboard/runs/…: what was reserved for a run, what went in, what came out, and what it cost. */
export function RunPage() {
  const say = useWords()
  const { id = '' } = useParams()
  const run = useGetOne<Row>('reservations', { id })
  const retry = statusOf(run.error) === 404 ? undefined : () => void run.refetch()
  return (
    <>
      <PageTitle>{say('reservations.runTitle', { name: run.data?.reservationId ?? id })}</PageTitle>
      <Neighbours resource="reservations" field="reservationId" shown={id} to={runAddress} />
      {run.isPending && <ScreenSkeleton rows={2} height={200} />}
      {run.error && (
        <ErrorNotice message={sentenceOf(run.error, say('reservations.detailsFailed'))} onRetry={retry} />
      )}
      {run.data && <OneRun run={run.data} />}
      <Button component={Link} to={RUN_LIST} startIcon={<ArrowBackOutlined />} sx={{ justifySelf: 'start' }}>
        {say('reservations.backToList')}
      </Button>
    </>
  )
}

function OneRun({ run }: { run: Row }) {
  const say = useWords()
  const navigate = useNavigate()
  return (
    <>
      {run.receiptWaits && <ReceiptWaits />}
      <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2 }}>
        <RunFacts run={run} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {run.status === 'Reserved' && (
            <Button
              component={Link}
              to={receiveAddress(run.reservationId)}
              variant="contained"
              color="primary"
              startIcon={<MoveToInboxOutlined />}
            >
              {say('reservations.receive')}
            </Button>
          )}
          <RunActions run={run} receive={false} then={() => void navigate(RUN_LIST)} />
          <Button component={Link} to={traceAddress({ reservation: run.reservationId })}>
            {say('reservations.trace')}
          </Button>
        </Box>
      </Card>
      <RunLacks run={run} />
      <CameOut run={run} />
      <WentIn run={run} />
      <RunCosts run={run} />
    </>
  )
}

/** Until the owner has answered, the run stands as if nobody had received it. */
function ReceiptWaits() {
  const say = useWords()
  const { role } = useSession()
  return (
    <Alert severity="info" variant="outlined" role="status">
      {say('reservations.receiptWaits')}
      {isAdmin(role) && (
        <Button component={Link} to={WAITING_FOR_YES} sx={{ display: 'flex', width: 'fit-content', mt: 1 }}>
          {say('screens.approvals')}
        </Button>
      )}
    </Alert>
  )
}
