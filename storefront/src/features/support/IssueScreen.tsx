import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isApiError, isOffline } from '../../api/http.js'
import { fetchIssues, raiseIssue, seeIssue, sendIssuePhoto, updateIssue } from '../../api/orders.js'
import { type Issue } from '../../api/types.js'
import { useHome } from '../../state/home-navigation.js'
import { keepPhotos, keptPhotos } from '../../state/kept-photos.js'
import { keepText, keptText } from '../../state/kept-text.js'
import { createResource, type Resource, useResource } from '../../state/resource.js'
import { useShop, useStores } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { TextArea } from '../../ui/Field.js'
import { LiveNote } from '../../ui/LiveNote.js'
import { Page } from '../../ui/Page.js'
import { PhotoButton } from '../../ui/PhotoButton.js'
import { dayAndTime } from '../../ui/times.js'
import { explain, explainWait } from '../../ui/Trouble.js'
import { shell } from '../../words/shell.js'
import { support as words } from '../../words/support.js'
import styles from './IssueScreen.module.css'

/** How often the chat looks for news (docs/domain/contract.md#figures-of-the-owner). */
const REFRESH_MS = 30_000
/** As many as the server takes in one issue. */
const MOST_PHOTOS = 10

type Issues = Resource<{ issue: Issue | null }>

/** What is typed for the issue of an order is kept under this name until it is sent. */
const keptName = (orderId: string) => `issue ${orderId}`

interface WriteProps {
  /** The order whose issue it is about. */
  orderId: string
  /** What is said already, and so not offered again. */
  said?: readonly string[]
  /** Shown between the text and its button. */
  children?: ReactNode
  label: string
  hint?: string
  submit: string
  failed: (error: unknown) => string
  /** Gets the same key for a text that is sent again because no answer came. */
  onSend: (text: string, key: string) => Promise<void>
}

/** A text and its button. Nothing but spaces is not sent. */
function Write({ orderId, said = [], children, label, hint, submit, failed, onSend }: WriteProps) {
  const kept = keptName(orderId)
  const [text, setText] = useState(() => {
    const typed = keptText(kept)
    return said.includes(typed.trim()) ? '' : typed
  })
  const type = (typed: string) => {
    setText(typed)
    keepText(kept, typed)
  }
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const unanswered = useRef<{ text: string; key: string } | null>(null)
  const send = async () => {
    const wanted = text.trim()
    if (!wanted) return
    if (unanswered.current?.text !== wanted) unanswered.current = { text: wanted, key: crypto.randomUUID() }
    setBusy(true)
    setProblem(null)
    try {
      await onSend(wanted, unanswered.current.key)
      unanswered.current = null
      type('')
    } catch (error) {
      setProblem(failed(error))
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
        maxLength={2000}
        onChange={(event) => type(event.target.value)}
      />
      {children}
      <div className={styles['actions']}>
        <Button type="submit" disabled={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

/** Why a photo was not sent. It is not kept: who is offline chooses it again. */
const photoRefused = (error: unknown) =>
  isOffline(error) ? words.photoOffline : explain(error, words.photoFailed)

/** New messages scroll into view; a reader who looks further up is otherwise left alone. */
function useNewestInView(count: number) {
  const area = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = area.current
    if (element) element.scrollTop = element.scrollHeight
  }, [count])
  return area
}

function Messages({ issue }: { issue: Issue }) {
  const shop = useShop()
  const area = useNewestInView(issue.messages.length)
  return (
    // A scrolling area that holds no button is reached by keyboard only when it takes the focus itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={area} className={styles['log']} role="log" aria-label={words.messages} tabIndex={0}>
      {issue.messages.length === 0 && <p>{words.noMessages}</p>}
      <ol className={styles['messages']}>
        {issue.messages.map((entry, index) => {
          const mine = entry.role === 'user'
          return (
            <li
              key={`${entry.timestamp}-${index}`}
              className={`${styles['message']} ${mine ? styles['mine'] : ''}`}
            >
              <p className={styles['meta']}>
                <b>{mine ? words.you : (shop?.name ?? words.shop)}</b>{' '}
                <time dateTime={entry.timestamp}>{dayAndTime(entry.timestamp)}</time>
              </p>
              {entry.photo ? (
                <a href={entry.photo} target="_blank" rel="noopener">
                  <img
                    className={styles['photo']}
                    src={entry.photo}
                    alt={words.photoOf(dayAndTime(entry.timestamp))}
                  />
                </a>
              ) : (
                entry.message
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Reopen({ onReopen }: { onReopen: () => Promise<void> }) {
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <div className={styles['reopen']}>
      <p>{words.resolvedHint}</p>
      <Button
        look="quiet"
        onClick={() => {
          setProblem(null)
          onReopen().catch((error: unknown) => setProblem(explainWait(error, words.statusFailed)))
        }}
      >
        {words.reopen}
      </Button>
      <p className={styles['bad']} role="status">
        {problem}
      </p>
    </div>
  )
}

function Chat({ issue, issues }: { issue: Issue; issues: Issues }) {
  const { orders } = useStores()
  const { error, loading } = useResource(issues)
  useSeen(issue)
  const update = async (change: Parameters<typeof updateIssue>[1], key?: string) => {
    issues.set({ issue: await updateIssue(issue._id, change, key) })
    // The order shows the status of its issue.
    if ('status' in change) void orders.load()
  }
  return (
    <>
      <div className={styles['head']}>
        <p className={`${styles['status']} ${issue.status === 'Open' ? styles['open'] : ''}`} role="status">
          {words.status}: {issue.status}
        </p>
        <Button look="quiet" disabled={loading} onClick={() => void issues.load()}>
          {words.refresh}
        </Button>
      </div>
      <Messages issue={issue} />
      <p className={styles['bad']} role="status">
        {error !== null && !loading && words.refreshFailed}
      </p>
      {issue.status === 'Resolved' && <Reopen onReopen={() => update({ status: 'Open' })} />}
      <Write
        orderId={issue.orderId}
        said={issue.messages.map(({ message }) => message)}
        label={words.message}
        submit={words.send}
        failed={(error) => explainWait(error, words.sendFailed)}
        onSend={(message, key) => update({ message }, key)}
      />
      <SendPhoto issue={issue} issues={issues} />
    </>
  )
}

/** Tells the server that the messages on the screen are read, so that the list of orders no longer marks them. */
function useSeen({ _id, orderId, messages: { length } }: Issue) {
  const { orders } = useStores()
  useEffect(() => {
    if (length === 0) return
    seeIssue(_id, length)
      .then(() => {
        const listed = orders.get().data?.orders.find((order) => order.orderId === orderId)
        if (listed?.issueNews?.unread) void orders.load()
      })
      // The order stays marked, and the server is told again the next time.
      .catch(() => undefined)
  }, [_id, orderId, length, orders])
}

/** A photo goes into the conversation as soon as it was chosen. */
function SendPhoto({ issue, issues }: { issue: Issue; issues: Issues }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (photo: File) => {
    setBusy(true)
    setProblem(null)
    try {
      issues.set({ issue: await sendIssuePhoto(issue._id, photo) })
    } catch (error) {
      setProblem(photoRefused(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles['photos']}>
      <PhotoButton label={words.addPhoto} disabled={busy} onChoose={(photo) => void send(photo)} />
      <p className={problem ? styles['bad'] : ''} role="status">
        {busy ? words.sendingPhoto : problem}
      </p>
    </div>
  )
}

interface ChosenPhotosProps {
  photos: readonly File[]
  onChange: (photos: readonly File[]) => void
}

/** Photos that go along when the issue is raised. */
function ChosenPhotos({ photos, onChange }: ChosenPhotosProps) {
  return (
    <div className={styles['photos']} role="group" aria-label={words.photos}>
      <p className={styles['label']}>{words.photos}</p>
      <p className={styles['meta']}>{words.photosHint}</p>
      <ul className={styles['chosen']}>
        {photos.map((photo, index) => (
          <li key={`${photo.name}-${index}`}>
            {photo.name}{' '}
            <Button
              look="link"
              aria-label={words.removePhoto(photo.name)}
              onClick={() => onChange(photos.filter((other) => other !== photo))}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {photos.length < MOST_PHOTOS && (
        <PhotoButton label={words.addPhoto} onChoose={(photo) => onChange([...photos, photo])} />
      )}
    </div>
  )
}

/**
 * Raises the issue. Where one stands since, because the answer of an earlier try was lost or another tab raised it, the
 * words go there, once.
 * @throws {ApiError} as `call`
 */
async function begun(orderId: string, description: string, key: string): Promise<Issue> {
  try {
    return await raiseIssue(orderId, words.title(orderId), words.greeting, description)
  } catch (error) {
    if (!isApiError(error) || error.code !== 'ISSUE_EXISTS') throw error
    const [issue] = await fetchIssues(orderId)
    if (!issue) throw error
    if (issue.messages.some(({ role, message }) => role === 'user' && message === description)) return issue
    return updateIssue(issue._id, { message: description }, key)
  }
}

interface NoIssueProps extends ChosenPhotosProps {
  orderId: string
  issues: Issues
  failed: boolean
  /** Called with a sentence about photos that were not sent with the issue. */
  onProblem: (sentence: string) => void
}

/** Shown where no issue is known: one may be raised, or after a failed fetch loaded again. */
function NoIssue({ orderId, issues, failed, photos, onChange, onProblem }: NoIssueProps) {
  const { orders } = useStores()
  const shop = useShop()
  const raise = async (description: string, key: string) => {
    let issue = await begun(orderId, description, key)
    // The issue stands from here on; a photo that is refused takes back nothing of it, and no other photo.
    const refused: { name: string; error: unknown }[] = []
    for (const [index, photo] of photos.entries()) {
      try {
        issue = await sendIssuePhoto(issue._id, photo)
      } catch (error) {
        refused.push({ name: photo.name, error })
      }
      // A page that is thrown away meanwhile goes on with the next one.
      void keepPhotos(orderId, photos.slice(index + 1))
    }
    if (refused[0])
      onProblem(
        words.raisedWithoutPhotos(
          refused.map(({ name }) => name),
          photoRefused(refused[0].error),
        ),
      )
    issues.set({ issue })
    onChange([])
    void orders.load()
  }
  return (
    <>
      {!issues.get().data?.issue && (
        <p className={styles['banner']} role="status">
          {words.none}
        </p>
      )}
      {failed ? (
        <Button look="quiet" onClick={() => void issues.load()}>
          {shell.tryAgain}
        </Button>
      ) : (
        <Write
          orderId={orderId}
          label={words.describe}
          hint={words.describeHint(shop?.terms.reportHours ?? 48, shop?.social.whatsapp)}
          submit={words.raise}
          failed={(error) => (isOffline(error) ? words.raiseOffline : explain(error, words.raiseFailed))}
          onSend={raise}
        >
          <ChosenPhotos photos={photos} onChange={onChange} />
        </Write>
      )}
    </>
  )
}

/** The issue of one order: raise it, or read and answer it. Answers of the shop appear by themselves. */
function IssueScreen({ orderId }: { orderId: string }) {
  const { go } = useHome()
  const [issues] = useState<Issues>(() =>
    createResource(async () => ({ issue: (await fetchIssues(orderId))[0] ?? null })),
  )
  const { data, error, loading } = useResource(issues)
  const [problem, setProblem] = useState<string | null>(null)
  // Photos that wait keep their form, although the issue may stand already: they were not sent.
  const [photos, setPhotos] = useState<readonly File[]>([])
  const choose = (chosen: readonly File[]) => {
    setPhotos(chosen)
    void keepPhotos(orderId, chosen)
  }
  const stands = data && data.issue !== null
  useEffect(() => {
    if (stands === null) return
    // Raised elsewhere since: the conversation is shown, and not the photos of a form that is not needed any more.
    if (stands && !keptText(keptName(orderId))) void keepPhotos(orderId, [])
    else void keptPhotos(orderId).then((kept) => setPhotos((chosen) => (chosen.length > 0 ? chosen : kept)))
  }, [orderId, stands])
  const writing = { orderId, issues, photos, onChange: choose, onProblem: setProblem }
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void issues.load()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [issues])
  return (
    <Page title={words.title(orderId)} narrow>
      {!data && (error === null || loading) && <p role="status">{words.loading}</p>}
      <p className={styles['bad']} role="status">
        {problem}
      </p>
      {data?.issue && photos.length === 0 && <Chat issue={data.issue} issues={issues} />}
      <LiveNote kinds={['issue']} read={issues.load} />
      {!data && error !== null && !loading && <NoIssue {...writing} failed />}
      {data && (!data.issue || photos.length > 0) && <NoIssue {...writing} failed={false} />}
      <p>
        <Button look="link" onClick={() => go('placeOrder')}>
          {words.back}
        </Button>
      </p>
    </Page>
  )
}

export default IssueScreen
