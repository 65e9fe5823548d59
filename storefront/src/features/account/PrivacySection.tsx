import { useId, useState } from 'react'
import { deleteOwnAccount, fetchOwnData } from '../../api/privacy.js'
import { Button } from '../../ui/Button.js'
import { Dialog } from '../../ui/Dialog.js'
import { explain } from '../../ui/Trouble.js'
import { privacy as words } from '../../words/privacy.js'
import { shell } from '../../words/shell.js'
import { saveFile } from './save-file.js'
import styles from './Sections.module.css'

type Progress = { state: 'idle' | 'busy' | 'done' } | { state: 'failed'; why: string }

/** One request to the server, and its result. */
function useStep(work: () => Promise<void>, problem: string) {
  const [progress, setProgress] = useState<Progress>({ state: 'idle' })
  const run = async () => {
    setProgress({ state: 'busy' })
    try {
      await work()
      setProgress({ state: 'done' })
    } catch (error) {
      setProgress({ state: 'failed', why: explain(error, problem) })
    }
  }
  return { state: progress.state, why: progress.state === 'failed' ? progress.why : '', run }
}

function Erased({ onLeft }: { onLeft: () => void }) {
  return (
    <Dialog title={words.erased} onClose={onLeft} actions={<Button onClick={onLeft}>{shell.ok}</Button>}>
      <p>{words.erasedText}</p>
    </Dialog>
  )
}

/** Names what is lost and what is kept, before it is done. */
function EraseDialog({ onClose, onLeft }: { onClose: () => void; onLeft: () => void }) {
  const erase = useStep(async () => {
    await deleteOwnAccount()
  }, words.eraseFailed)
  const isBusy = erase.state === 'busy'
  if (erase.state === 'done') return <Erased onLeft={onLeft} />
  return (
    <Dialog
      title={words.eraseTitle}
      onClose={() => !isBusy && onClose()}
      actions={
        <>
          <Button look="quiet" disabled={isBusy} onClick={onClose}>
            {words.keep}
          </Button>
          <Button look="danger" disabled={isBusy} onClick={() => void erase.run()}>
            {isBusy ? words.erasing : words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.eraseLead}</p>
      <ul className={styles['lost']}>
        {words.lost.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>{words.kept}</p>
      <p className={styles['failed']} role="alert">
        {erase.why}
      </p>
    </Dialog>
  )
}

/**
 * Downloads the customer's data, and deletes the account. `onLeft` is called when the account and its
 * session are gone.
 */
function PrivacySection({ onLeft }: { onLeft: () => void }) {
  const headingId = useId()
  const [asking, setAsking] = useState(false)
  const download = useStep(async () => {
    const data = await fetchOwnData()
    saveFile(words.fileName, JSON.stringify(data, null, 2), 'application/json')
  }, words.downloadFailed)
  return (
    <section className={styles['section']} aria-labelledby={headingId}>
      <h2 id={headingId}>{words.title}</h2>
      <p className={styles['lead']}>{words.lead}</p>
      <div className={styles['actions']}>
        <Button look="quiet" disabled={download.state === 'busy'} onClick={() => void download.run()}>
          {download.state === 'busy' ? words.downloading : words.download}
        </Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          {words.erase}
        </Button>
      </div>
      <p className={styles['said']} role="status">
        {download.state === 'done' && words.downloaded}
      </p>
      <p className={styles['failed']} role="alert">
        {download.why}
      </p>
      {asking && <EraseDialog onClose={() => setAsking(false)} onLeft={onLeft} />}
    </section>
  )
}

export default PrivacySection
