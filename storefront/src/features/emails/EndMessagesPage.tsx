import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isApiError } from '../../api/http.js'
import { type EndedMessages, endMessages, takeMessagesAgain } from '../../api/messages.js'
import { Button, ButtonLink } from '../../ui/Button.js'
import { Page } from '../../ui/Page.js'
import { explain } from '../../ui/Trouble.js'
import { emails } from '../../words/emails.js'
import { messages } from '../../words/messages.js'
import styles from './emails.module.css'

const words = messages.end

const problemOf = (error: unknown) =>
  isApiError(error) && (error.status === 404 || error.status === 400)
    ? words.badLink
    : explain(error, words.failed)

/** What the link of a message ends, and ends it, or takes it back. */
function useEnding(token: string) {
  const [busy, setBusy] = useState(false)
  const [ended, setEnded] = useState<EndedMessages | null>(null)
  const [said, setSaid] = useState('')
  const run = async (work: () => Promise<string>) => {
    setBusy(true)
    setSaid('')
    setSaid(await work().catch(problemOf))
    setBusy(false)
  }
  const end = () =>
    run(async () => {
      const what = await endMessages(token)
      setEnded(what)
      return words.ended(messages.channels[what.channel], messages.kinds[what.kind])
    })
  const undo = () =>
    run(async () => {
      await takeMessagesAgain(token)
      setEnded(null)
      return words.undone
    })
  return { busy, isEnded: ended !== null, said, end, undo }
}

/**
 * Where the link of a message leads that ends such messages. One tap, and no login; not by itself, since mail programs
 * open links on their own.
 */
function EndMessagesPage() {
  const [named] = useSearchParams()
  const { busy, isEnded, said, end, undo } = useEnding(named.get('token') ?? '')
  return (
    <Page title={words.title} narrow>
      <div className={styles['box']}>
        {!isEnded && <p>{words.ask}</p>}
        <p className={isEnded ? styles['ended'] : styles['said']} role="status">
          {busy ? emails.sending : said}
        </p>
        <p className={styles['actions']}>
          {isEnded ? (
            <Button look="quiet" disabled={busy} onClick={() => void undo()}>
              {words.undo}
            </Button>
          ) : (
            <Button disabled={busy} onClick={() => void end()}>
              {words.yes}
            </Button>
          )}
          <ButtonLink look="link" to="/user-account">
            {words.all}
          </ButtonLink>
        </p>
      </div>
    </Page>
  )
}

export default EndMessagesPage
