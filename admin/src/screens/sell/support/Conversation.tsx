import './words.js'
import RefreshOutlined from '@mui/icons-material/RefreshOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { type Issue, type StaffIssue } from '../../../api/api-types.js'
import { batchAddress } from '../../../kit/addresses/addresses.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { DueTime } from './DueTime.js'
import { IssueStatusSelect } from './IssueStatusSelect.js'
import { Messages } from './Messages.js'
import { Notes } from './Notes.js'
import { OrderDetails } from './OrderDetails.js'
import { useIssue, useSeen, useStaffIssue } from './use-issue.js'
import { type Answering, WriteMessage } from './WriteMessage.js'

/** Widest that the chat may become (docs/domain/contract.md#figures-of-the-owner). */
const CHAT_WIDTH_PX = 600

const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { md: `minmax(0, ${CHAT_WIDTH_PX}px) minmax(280px, 1fr)` },
}

/** The chat about an order, and the order beside it. */
export function Conversation({ orderId, ...answering }: { orderId: string } & Answering) {
  const say = useWords()
  const { data: issue, isPending, isError, isFetching, refetch } = useIssue(orderId)
  if (isPending) return <ScreenSkeleton rows={1} height={320} label={say('support.loading')} />
  if (!issue) {
    if (isError) return <ErrorNotice message={say('support.none')} onRetry={() => void refetch()} />
    return <Typography role="status">{say('support.none')}</Typography>
  }
  return (
    <Box sx={layout}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Chat
          issue={issue}
          isFetching={isFetching}
          isStale={isError}
          onRefresh={() => void refetch()}
          {...answering}
        />
        <Notes issue={issue} />
      </Box>
      <OrderDetails orderId={issue.orderId} />
    </Box>
  )
}

/** The batches of the jars of an order, with how many other customers complain about each. */
function BatchesOf({ batches }: Pick<StaffIssue, 'batches'>) {
  const say = useWords()
  return batches.map(({ batchNumber, complaints }) => (
    <Typography key={batchNumber} component="span" variant="body2" sx={{ display: 'block' }}>
      <TapLink component={Link} to={batchAddress(batchNumber)}>
        {say('support.complaintsOf', { batch: batchNumber, smart_count: complaints })}
      </TapLink>
    </Typography>
  ))
}

interface ChatProps extends Answering {
  issue: Issue
  isFetching: boolean
  /** Whether the last read of the conversation failed. */
  isStale: boolean
  onRefresh: () => void
}

function Chat({ issue, isFetching, isStale, onRefresh, ...answering }: ChatProps) {
  const say = useWords()
  const heading = useId()
  const known = useStaffIssue(issue).data
  useSeen(issue)
  return (
    <Card
      component="section"
      aria-labelledby={heading}
      sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5, maxWidth: CHAT_WIDTH_PX }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography variant="h2" id={heading} sx={{ flex: '1 1 200px' }}>
          {issue.subject}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <IssueStatusSelect issue={issue} />
          <Tooltip title={say('support.refresh')}>
            {/* A disabled button would lose the focus, and a tooltip needs events. */}
            <IconButton
              color="secondary"
              aria-label={say('support.refresh')}
              aria-busy={isFetching}
              onClick={onRefresh}
            >
              <RefreshOutlined />
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
      {known && (
        <div>
          <DueTime by={known.answerBy} what="answerBy" />
          <DueTime by={known.settleBy} what="settleBy" />
          <BatchesOf batches={known.batches} />
        </div>
      )}
      {issue.description !== '' && <Typography color="text.secondary">{issue.description}</Typography>}
      <Messages issue={issue} />
      {isStale && !isFetching && <ErrorNotice message={say('support.refreshFailed')} />}
      <WriteMessage issue={issue} {...answering} />
    </Card>
  )
}
