import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { type ClosedMonth } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useCalls } from '../../../api/use-calls.js'
import { Confirm } from '../../../kit/ui/dialogs.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDateTime, monthName } from '../../../kit/ui/format.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { Section } from '../../../kit/ui/Section.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { bookCalls } from './calls.js'

/** Whether the month is closed; what is missing before it can be, and its closing after a question. */
export function CloseMonth({ month }: { month: string }) {
  const say = useWords()
  const calls = useCalls(bookCalls)
  const state = useQuery({
    queryKey: ['ledger', 'closing', month],
    queryFn: ({ signal }) => calls.monthState(month, signal),
  })
  return (
    <Section heading={say('dayBook.close')}>
      {state.isPending && <ScreenSkeleton rows={1} height={72} />}
      {state.isError && (
        <ErrorNotice
          message={sentenceOf(state.error, say('dayBook.failed'))}
          onRetry={() => void state.refetch()}
        />
      )}
      {state.data && (state.data.isClosed ? <Closed {...state.data} /> : <Open state={state.data} />)}
    </Section>
  )
}

function Closed({ month, closedAt, closedBy }: ClosedMonth) {
  const say = useWords()
  const name = monthName(month)
  return (
    <Alert severity="success">
      {closedAt
        ? say('dayBook.closed', { month: name, at: formatDateTime(closedAt), by: closedBy ?? '' })
        : say('dayBook.closedBefore', { month: name })}
    </Alert>
  )
}

function Open({ state: { month, refusal, missing } }: { state: ClosedMonth }) {
  const say = useWords()
  const calls = useCalls(bookCalls)
  const notify = useNotify()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const name = monthName(month)
  const reread = () => queries.invalidateQueries({ queryKey: ['ledger'] })
  const close = useWrite({
    mutationFn: () => calls.close(month),
    failed: 'dayBook.closeFailed',
    onSuccess: async () => {
      notify('dayBook.closedNow', { type: 'success', messageArgs: { month: name } })
      await reread()
    },
    // What is missing may have changed since it was shown.
    onError: reread,
  })
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {say('dayBook.closeHelp')}
      </Typography>
      {missing.length > 0 && (
        <Box>
          <Typography variant="h3">{say('dayBook.missing')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {missing.map(({ sentence, path }) => (
              <li key={sentence}>
                {path ? (
                  <TapLink component={Link} to={path}>
                    {sentence}
                  </TapLink>
                ) : (
                  sentence
                )}
              </li>
            ))}
          </Box>
        </Box>
      )}
      {refusal && <Alert severity="info">{refusal}</Alert>}
      <Box>
        <Button
          variant="outlined"
          disabled={refusal !== null || missing.length > 0}
          loading={close.isPending}
          onClick={() => setAsking(true)}
        >
          {say('dayBook.close')}
        </Button>
      </Box>
      <Confirm
        isOpen={isAsking}
        irreversible
        title={say('dayBook.closeTitle', { month: name })}
        content={say('dayBook.closeText', { month: name })}
        confirm={say('dayBook.closeConfirm')}
        cancel={say('dayBook.cancel')}
        onConfirm={() => {
          setAsking(false)
          close.mutate()
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
