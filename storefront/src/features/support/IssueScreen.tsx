import { useState } from 'react'
import { fetchIssues, raiseIssue, updateIssue } from '../../api/orders.js'
import type { Issue } from '../../api/types.js'
import { useHome } from '../../state/home-navigation.js'
import { createResource, useResource, type Resource } from '../../state/resource.js'
import { useStores } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { TextArea } from '../../ui/Field.js'
import { day } from '../../ui/format.js'
import { Page } from '../../ui/Page.js'
import { shell } from '../../words/shell.js'
import { support as words } from '../../words/support.js'
import styles from './IssueScreen.module.css'

type Issues = Resource<{ issue: Issue | null }>

interface WriteProps {
  label: string
  hint?: string
  submit: string
  failed: string
  onSend: (text: string) => Promise<void>
}

/** A text and its button. Nothing but spaces is not sent. */
const Write = ({ label, hint, submit, failed, onSend }: WriteProps) => {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    if (!text.trim()) return
    setBusy(true)
    setProblem(null)
    try {
      await onSend(text.trim())
      setText('')
    } catch {
      setProblem(failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        label={label}
        hint={hint}
        error={problem}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles['actions']}>
        <Button type="submit" disabled={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

const Messages = ({ issue }: { issue: Issue }) => (
  <div role="log" aria-label={words.messages}>
    <ol className={styles['messages']}>
      {issue.messages.map((entry, index) => {
        const mine = entry.role === 'user'
        return (
          <li
            key={`${entry.timestamp}-${index}`}
            className={`${styles['message']} ${mine ? styles['mine'] : ''}`}
          >
            <p className={styles['meta']}>
              {mine ? words.you : words.shop} · {day(entry.timestamp)}
            </p>
            {entry.message}
          </li>
        )
      })}
    </ol>
  </div>
)

const Chat = ({ issue, issues }: { issue: Issue; issues: Issues }) => {
  const { orders } = useStores()
  const update = async (change: { message: string } | { status: 'Open' }) => {
    issues.set({ issue: await updateIssue(issue._id, change) })
    // The order shows the status of its issue.
    if ('status' in change) void orders.load()
  }
  return (
    <>
      <p className={styles['banner']}>
        {words.status}: {issue.status}
      </p>
      <Messages issue={issue} />
      {issue.status === 'Resolved' && (
        <p className={styles['reopen']}>
          <Button look="quiet" onClick={() => void update({ status: 'Open' }).catch(() => issues.load())}>
            {words.reopen}
          </Button>
        </p>
      )}
      <Write
        label={words.message}
        submit={words.send}
        failed={words.sendFailed}
        onSend={(message) => update({ message })}
      />
    </>
  )
}

/** The issue of one order: raise it, or read and answer. A failed fetch counts as none (spec §8). */
const IssueScreen = ({ orderId }: { orderId: string }) => {
  const { go } = useHome()
  const { orders } = useStores()
  const [issues] = useState<Issues>(() =>
    createResource(async () => ({ issue: (await fetchIssues(orderId).catch(() => []))[0] ?? null })),
  )
  const { data } = useResource(issues)
  const raise = async (description: string) => {
    issues.set({ issue: await raiseIssue(orderId, words.title(orderId), description) })
    void orders.load()
  }
  return (
    <Page title={words.title(orderId)} narrow>
      {!data && <p role="status">{shell.loading}</p>}
      {data?.issue && <Chat issue={data.issue} issues={issues} />}
      {data && !data.issue && (
        <>
          <p className={styles['banner']}>{words.none}</p>
          <Write
            label={words.describe}
            hint={words.describeHint}
            submit={words.raise}
            failed={words.raiseFailed}
            onSend={raise}
          />
        </>
      )}
      <p>
        <Button look="link" onClick={() => go('placeOrder')}>
          {words.back}
        </Button>
      </p>
    </Page>
  )
}

export default IssueScreen
