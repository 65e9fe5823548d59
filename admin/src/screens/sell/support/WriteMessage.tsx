import './words.js'
import SendOutlined from '@mui/icons-material/SendOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { type Issue } from '../../../api/api-types.js'
import { useWords } from '../../../kit/words/use-words.js'
import { LONGEST } from './longest.js'
import { ReadyAnswers } from './ReadyAnswers.js'
import { useIssueUpdate } from './use-issue.js'

/** The answer to a customer. What could not be sent stays in the field. */
export function WriteMessage({ issue }: { issue: Issue }) {
  const say = useWords()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const sending = useIssueUpdate(issue, 'support.sendFailed')
  const send = () => {
    const message = text.trim()
    if (message === '' || sending.isPending) return
    sending.mutate({ message }, { onSuccess: () => setText('') })
  }
  const onEnter = (event: KeyboardEvent) => {
    // A word that is still being composed, in Telugu for instance, ends with Enter too.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  /** The ready answer goes behind what was typed, to be read and changed before it is sent. */
  const insert = (ready: string) => {
    setText((before) => [before.trim(), ready].filter(Boolean).join('\n\n').slice(0, LONGEST))
    field.current?.focus()
  }
  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
        <TextField
          id={id}
          inputRef={field}
          label={say('support.message')}
          value={text}
          multiline
          maxRows={8}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onEnter}
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
      <ReadyAnswers issue={issue} onChoose={insert} />
    </Box>
  )
}
