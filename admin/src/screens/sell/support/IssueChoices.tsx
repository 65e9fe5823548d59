import './words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type RaRecord, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { type IssueRow } from '../../../api/api-types.js'
import { supportPath } from '../../../kit/addresses/addresses.js'
import { ChooseRow, useChoosing } from '../../../kit/lists/choosing.js'
import { colour, onChilli, radius, touchTarget } from '../../../kit/theme/tokens.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { STAYS } from '../../../kit/ui/use-arrival.js'
import { useWords } from '../../../kit/words/use-words.js'
import { DueTime } from './DueTime.js'

/** Highest that the list may become (docs/domain/contract.md#figures-of-the-owner); the rest scrolls. */
const LIST_HEIGHT_PX = 120

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxHeight: LIST_HEIGHT_PX,
  overflowY: 'auto',
  bgcolor: colour.paper,
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.card}px`,
  '& li + li': { borderTop: `1px solid ${colour.stone}` },
}
const choice = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1.5,
  alignItems: 'center',
  minHeight: touchTarget,
  px: 1.5,
  py: 0.75,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: colour.rice },
  '&:focus-visible': { outline: `3px solid ${colour.info}`, outlineOffset: -3 },
  '&[aria-current]': { bgcolor: colour.stone, fontWeight: 650 },
}
const beginning = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
const mark = {
  display: 'inline-block',
  px: 1,
  ml: 1,
  borderRadius: 999,
  bgcolor: colour.chilli,
  color: onChilli,
  fontSize: 13,
  fontWeight: 650,
}

/** The issues of the page, to choose from. @param chosen orderId of the one that is open */
export function IssueChoices({ chosen }: { chosen: string | undefined }) {
  const say = useWords()
  const { data = [] } = useListContext<IssueRow & RaRecord>()
  const choosing = useChoosing()
  return (
    <Box component="ul" aria-label={say('support.list')} sx={list}>
      {data.map((issue) => (
        <Box component="li" key={issue.id} sx={{ display: 'flex', alignItems: 'center' }}>
          {choosing && <ChooseRow row={issue} name={issue.subject} />}
          <Box
            component={Link}
            to={supportPath(issue.orderId)}
            state={STAYS}
            aria-current={issue.orderId === chosen ? 'true' : undefined}
            sx={choice}
          >
            <About issue={issue} />
            <Box component="span" sx={{ justifySelf: 'end', textAlign: 'right' }}>
              <StatusChip status={issue.status} />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function About({
  issue: { subject, mobileNumber, lastMessage, unread, dueAt, status },
}: {
  issue: IssueRow
}) {
  const say = useWords()
  return (
    <Box component="span" sx={{ minWidth: 0 }}>
      {subject}
      {unread > 0 && (
        <>
          {' '}
          <Box component="span" sx={mark}>
            {say('support.unread', { smart_count: unread })}
          </Box>
        </>
      )}
      {lastMessage && (
        <>
          {' '}
          <Typography
            component="span"
            variant="body2"
            sx={{ ...beginning, fontWeight: unread > 0 ? 650 : 400 }}
          >
            {lastMessage.role === 'user'
              ? lastMessage.message
              : `${lastMessage.sender}: ${lastMessage.message}`}
          </Typography>
        </>
      )}{' '}
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {mobileNumber}
      </Typography>{' '}
      <DueTime by={dueAt} what={status === 'Open' ? 'settleBy' : 'answerBy'} />
    </Box>
  )
}
