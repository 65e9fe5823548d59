import './words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link, useParams } from 'react-router-dom'
import { type Recall } from '../../../api/api-types.js'
import { personName } from '../../../api/names.js'
import { sentenceOf, statusOf } from '../../../api/request.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDateTime, timeInWords } from '../../../kit/ui/format.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { CallStep } from './CallStep.js'
import { FreezeStep } from './FreezeStep.js'
import { HoldStep } from './HoldStep.js'
import { MoneyStep } from './MoneyStep.js'
import { leftOf, type StepName } from './progress.js'
import { ReportStep } from './ReportStep.js'
import { plainList } from './Step.js'
import { useRecall } from './use-recall.js'

/** /dashboard/recalls/:id: the five steps of a recall, from the most urgent on. */
export function RecallPage() {
  const say = useWords()
  const { id = '' } = useParams()
  const recall = useRecall(id)
  const retry = statusOf(recall.error) === 404 ? undefined : () => void recall.refetch()
  return (
    <>
      {recall.data ? <Head recall={recall.data} /> : <PageTitle>{say('screens.recalls')}</PageTitle>}
      {recall.isPending && <ScreenSkeleton rows={4} height={140} />}
      {recall.isError && (
        <ErrorNotice message={sentenceOf(recall.error, say('recalls.failed'))} onRetry={retry} />
      )}
      {recall.data && <Steps key={id} recall={recall.data} />}
      <Button
        component={Link}
        to="/dashboard/recalls"
        startIcon={<ArrowBackOutlined />}
        sx={{ justifySelf: 'start' }}
      >
        {say('recalls.back')}
      </Button>
    </>
  )
}

const MS = 1000

function Head({ recall }: { recall: Recall }) {
  const say = useWords()
  const { drill, startedAt, startedBy, reason, closedAt, closedBy } = recall
  const by = personName(startedBy)
  const seconds = closedAt ? (Date.parse(closedAt) - Date.parse(startedAt)) / MS : 0
  return (
    <>
      <PageTitle>
        {say(drill ? 'recalls.drillTitle' : 'recalls.title', { batch: recall.roots.join(', ') })}
      </PageTitle>
      <Typography>{say('recalls.begunBy', { at: formatDateTime(startedAt), by, reason })}</Typography>
      {drill && <Alert severity="info">{say('recalls.isDrill')}</Alert>}
      {closedAt && (
        <Alert severity="success" variant="outlined">
          {say('recalls.isClosed', { at: formatDateTime(closedAt), by: personName(closedBy ?? '') })}
          {drill && ` ${say('recalls.took', { time: timeInWords(seconds) })}`}
        </Alert>
      )}
      {recall.truncated && <Alert severity="warning">{say('recalls.truncated')}</Alert>}
    </>
  )
}

function Steps({ recall }: { recall: Recall }) {
  const hand = { recall, isOpen: recall.status === 'open' }
  return (
    <>
      <Overview recall={recall} />
      <FreezeStep hand={hand} />
      <HoldStep hand={hand} />
      <CallStep hand={hand} />
      <MoneyStep hand={hand} />
      <ReportStep hand={hand} />
    </>
  )
}

const NAMES: readonly StepName[] = ['freeze', 'hold', 'call', 'money', 'report']

const STEP_WORDS = {
  freeze: 'recallFreeze.step',
  hold: 'recallHold.step',
  call: 'recallCall.step',
  money: 'recallMoney.step',
  report: 'recallReport.step',
} as const

/** What is done and what is left, above everything. */
function Overview({ recall }: { recall: Recall }) {
  const say = useWords()
  const left = leftOf(recall)
  return (
    <Box component="nav" aria-label={say('recalls.steps')}>
      <Box component="ol" sx={{ ...plainList, gap: 0, gridTemplateColumns: { sm: 'repeat(5, auto)' } }}>
        {NAMES.map((name) => {
          const done = left[name] === 0
          const Icon = done ? CheckCircleOutlined : RadioButtonUncheckedOutlined
          return (
            <Box component="li" key={name} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Icon
                color={done ? 'success' : 'disabled'}
                titleAccess={say(done ? 'recalls.done' : 'recalls.open')}
              />
              <TapLink href={`#recall-${name}`}>{say(STEP_WORDS[name])}</TapLink>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
