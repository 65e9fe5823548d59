import './words.js'
import SendOutlined from '@mui/icons-material/SendOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { type Issue } from '../../../api/api-types.js'
import { useWords } from '../../../kit/words/use-words.js'
import { useIssueUpdate } from './use-issue.js'

const LONGEST = 2000

/** The answer to a customer. What could not be sent stays in the field. */
export function WriteMessage({ issue }: { issue: Issue }) {
  const say = useWords()
  const id = useId()
  const [text, setText] = useState('')
  const sending = useIssueUpdate(issue, 'support.sendFailed')
  const send = (event: FormEvent) => {
    event.preventDefault()
    const message = text.trim()
    if (message === '' || sending.isPending) return
    sending.mutate({ message }, { onSuccess: () => setText('') })
  }
  return (
    <Box component="form" onSubmit={send} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          id={id}
          label={say('support.message')}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST } }}
        />
        <Button
          type="submit"
          variant="contained"
          color="primary"
          startIcon={<SendOutlined />}
          loading={sending.isPending}
          loadingPosition="start"
        >
          {say('support.send')}
        </Button>
      </Box>
    </Box>
  )
}
