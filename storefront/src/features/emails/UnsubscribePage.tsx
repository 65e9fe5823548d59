import { useState } from 'react'
import { unsubscribe } from '../../api/emails.js'
import { isApiError } from '../../api/http.js'
import { HOME } from '../../state/home-navigation.js'
import { Button, ButtonLink } from '../../ui/Button.js'
import { Page } from '../../ui/Page.js'
import { explain } from '../../ui/Trouble.js'
import { emails } from '../../words/emails.js'
import styles from './emails.module.css'

const words = emails.unsubscribe

const problemOf = (error: unknown) =>
  isApiError(error) && (error.status === 404 || error.status === 400)
    ? words.badLink
    : explain(error, words.failed)

/**
 * Where the link of an email leads: asks first, since mail programs open links on their own. Needs no login.
 */
function UnsubscribePage({ token = '' }: { token?: string | undefined }) {
  const [busy, setBusy] = useState(false)
  const [ended, setEnded] = useState(false)
  const [said, setSaid] = useState('')
  const end = async () => {
    setBusy(true)
    setSaid('')
    try {
      setSaid(await unsubscribe(token))
      setEnded(true)
    } catch (error) {
      setSaid(problemOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Page title={words.title} narrow>
      <div className={styles['box']}>
        {!ended && <p>{words.ask}</p>}
        <p className={ended ? styles['ended'] : styles['said']} role="status">
          {busy ? emails.sending : said}
        </p>
        <p className={styles['actions']}>
          {!ended && (
            <Button disabled={busy} onClick={() => void end()}>
              {words.yes}
            </Button>
          )}
          <ButtonLink look="quiet" to={HOME}>
            {words.back}
          </ButtonLink>
        </p>
      </div>
    </Page>
  )
}

export default UnsubscribePage
