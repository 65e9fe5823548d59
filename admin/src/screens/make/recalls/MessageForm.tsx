import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { bodyOf } from '../../../api/request.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { useWords } from '../../../kit/words/use-words.js'
import { type RecallAtHand, useRecallStep } from './use-recall.js'

const MOST = 2000

const isTaken = (error: unknown) => bodyOf(error).code === 'EDIT_CONFLICT'

/** The message to all customers. Typed text stays when another person saved first. */
export function MessageForm({ hand }: { hand: RecallAtHand }) {
  const say = useWords()
  const notify = useNotify()
  const step = useRecallStep(hand, isTaken)
  const { recall, isOpen } = hand
  const [text, setText] = useState(recall.message)
  const save = async () => {
    if (await step.run('message', (api) => api.recallText(recall.id, text, recall.version)))
      notify('recallCall.saved', { type: 'success' })
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        multiline
        maxRows={14}
        label={say('recallCall.message')}
        helperText={say('recallCall.messageHelp')}
        value={text}
        disabled={!isOpen}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MOST } }}
      />
      {isTaken(step.error) && <ErrorNotice message={say('recallCall.conflict')} />}
      {isOpen && text !== recall.message && (
        <Button
          variant="outlined"
          loading={step.isBusy('message')}
          onClick={() => void save()}
          sx={{ justifySelf: 'start' }}
        >
          {say('recallCall.save')}
        </Button>
      )}
    </Box>
  )
}
