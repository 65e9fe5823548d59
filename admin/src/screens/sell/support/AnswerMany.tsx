import './words.js'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { type IssueRow } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { dropText } from '../../../kit/kept/kept-text.js'
import { NotDone, type Problem } from '../../../kit/lists/NotDone.js'
import { TextDialog } from '../../../kit/ui/TextDialog.js'
import { useWords } from '../../../kit/words/use-words.js'
import { LONGEST } from './longest.js'

/** Where the answer is kept that was not sent to all yet. */
const KEPT = 'answer to several issues'

/** One answer to several customers, or the end of several issues; each by itself, and those that failed stay chosen. */
export function AnswerMany({ issues }: { issues: readonly IssueRow[] }) {
  const say = useWords()
  const api = useApi()
  const notify = useNotify()
  const client = useQueryClient()
  const { onSelect } = useListContext()
  const [writing, setWriting] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const change = async (what: { message: string } | { status: 'Resolved' }) => {
    setBusy(true)
    const failed: (Problem & { id: string })[] = []
    for (const { id, subject } of issues)
      try {
        await api.updateIssue({ id, ...what })
      } catch (error) {
        failed.push({ id, name: subject, why: sentenceOf(error, say('support.sendFailed')) })
      }
    const done = issues.length - failed.length
    if (done > 0)
      notify('message' in what ? 'support.answeredMany' : 'support.resolvedMany', {
        type: 'success',
        messageArgs: { smart_count: done },
      })
    if ('message' in what && failed.length === 0) dropText(KEPT)
    setProblems(failed)
    setBusy(false)
    setWriting(false)
    onSelect(failed.map(({ id }) => id))
    await client.invalidateQueries({ queryKey: ['issues'] })
    await client.invalidateQueries({ queryKey: ['support'] })
  }
  const open = issues.filter(({ status }) => status === 'Open')
  return (
    <>
      <Button variant="contained" color="primary" loading={busy} onClick={() => setWriting(true)}>
        {say('support.answerMany', { count: issues.length })}
      </Button>
      {open.length > 0 && open.length === issues.length && (
        <Button loading={busy} onClick={() => void change({ status: 'Resolved' })}>
          {say('support.resolveMany', { count: open.length })}
        </Button>
      )}
      <TextDialog
        open={writing}
        title={say('support.answerManyTitle', { smart_count: issues.length })}
        text={say('support.answerManyText')}
        label={say('support.message')}
        missing={say('support.messageMissing')}
        submit={say('support.send')}
        maxLength={LONGEST}
        multiline
        kept={KEPT}
        busy={busy}
        onSubmit={(message) => void change({ message })}
        onClose={() => setWriting(false)}
      />
      <NotDone problems={problems} />
    </>
  )
}
