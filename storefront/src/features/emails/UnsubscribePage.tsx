import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { unsubscribe } from '../../api/emails.js'
import { isApiError } from '../../api/http.js'
import { HOME } from '../../state/home-navigation.js'
import { Button, ButtonLink } from '../../ui/Button.js'
import { Page } from '../../ui/Page.js'
import { explain } from '../../ui/Trouble.js'
import { emails } from '../../words/emails.js'
import styles from './emails.module.css'

/** Ends what the token stands for, or takes that back. */
function useEnding(token: string, words: { badLink: string; failed: string }) {
  const [busy, setBusy] = useState(false)
  const [isEnded, setEnded] = useState(false)
  const [said, setSaid] = useState('')
  const turn = async (undo: boolean) => {
    setBusy(true)
    setSaid('')
    try {
      setSaid(await unsubscribe(token, undo))
      setEnded(!undo)
    } catch (error) {
      const isBad = isApiError(error) && (error.status === 404 || error.status === 400)
      setSaid(isBad ? words.badLink : explain(error, words.failed))
    }
    setBusy(false)
  }
  return { busy, isEnded, said, turn }
}

/**
 * Where the link of an email leads, without a login: `/unsubscribe/…` in those to subscribers, `/unsubscribe?token=…` in
 * the others, which can be taken back. It waits for a tap, since mail programs open links on their own.
 */
function UnsubscribePage({ token: subscriber }: { token?: string | undefined }) {
  const named = new URLSearchParams(useLocation().search)
  const words = subscriber === undefined ? emails.end : emails.unsubscribe
  const { busy, isEnded, said, turn } = useEnding(subscriber ?? named.get('token') ?? '', words)
  return (
    <Page title={words.title} narrow>
      <div className={styles['box']}>
        {!isEnded && <p>{words.ask}</p>}
        <p className={isEnded ? styles['ended'] : styles['said']} role="status">
          {busy ? emails.sending : said}
        </p>
        <p className={styles['actions']}>
          {!isEnded && (
            <Button disabled={busy} onClick={() => void turn(false)}>
              {words.yes}
            </Button>
          )}
          {isEnded && subscriber === undefined && (
            <Button look="quiet" disabled={busy} onClick={() => void turn(true)}>
              {emails.end.undo}
            </Button>
          )}
          <ButtonLink look="quiet" to={subscriber === undefined ? '/user-account' : HOME}>
            {words.back}
          </ButtonLink>
        </p>
      </div>
    </Page>
  )
}

export default UnsubscribePage
