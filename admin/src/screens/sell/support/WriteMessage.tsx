import './words.js'
import SendOutlined from '@mui/icons-material/SendOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useNotify } from 'react-admin'
import { type Issue } from '../../../api/api-types.js'
import { useKeptText } from '../../../kit/kept/kept-text.js'
import { useWords } from '../../../kit/words/use-words.js'
import { LONGEST } from './longest.js'
import { ReadyAnswers } from './ReadyAnswers.js'
import { useIssueUpdate } from './use-issue.js'
import { useNextIssue } from './use-next-issue.js'

/** Answers that are written one after the other. */
export interface Answering {
  /** The issue before was just answered: the person goes on writing. */
  writes: boolean
  /** Opens the issue of another order. */
  onNext: (orderId: string) => void
}

/** The answer to a customer. What was not sent stays in the field, and on this device. */
export function WriteMessage({ issue, writes, onNext }: { issue: Issue } & Answering) {
  const say = useWords()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, type, clear } = useKeptText(`answer to issue ${issue.id}`)
  const sending = useIssueUpdate(issue, 'support.sendFailed', clear)
  const notify = useNotify()
  const nextIssue = useNextIssue(issue.orderId)
  useEffect(() => {
    if (writes) field.current?.focus()
  }, [writes])
  // The button, which cannot be pressed while it sends, has lost the focus.
  const stay = () => field.current?.focus()
  const send = (then = stay) => {
    const message = text.trim()
    if (message !== '' && !sending.isPending) sending.mutate({ message }, { onSuccess: then })
  }
  const goOn = async () => {
    // The answer is sent all the same: it then only leads nowhere.
    const next = await nextIssue().catch(() => null)
    if (next === null) {
      stay()
      notify('support.noneWaits', { type: 'info' })
    } else onNext(next)
  }
  const sendAndGoOn = () => send(() => void goOn())
  const onEnter = (event: KeyboardEvent) => {
    // A word that is still being composed, in Telugu for instance, ends with Enter too.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) sendAndGoOn()
    else send()
  }
  /** The ready answer goes behind what was typed, to be read and changed before it is sent. */
  const insert = (ready: string) => {
    type([text.trim(), ready].filter(Boolean).join('\n\n').slice(0, LONGEST))
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
          onChange={(event) => type(event.target.value)}
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          aria-keyshortcuts="Control+Enter"
          title={say('support.sendNextKey')}
          disabled={sending.isPending}
          onClick={sendAndGoOn}
        >
          {say('support.sendNext')}
        </Button>
        <ReadyAnswers issue={issue} onChoose={insert} />
      </Box>
    </Box>
  )
}
