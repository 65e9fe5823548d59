import { useId, useRef, useState } from 'react'
import {
  type Channel,
  CHANNELS,
  fetchChoices,
  type Kind,
  KINDS,
  type MessageChoices,
  saveChoices,
} from '../../api/messages.js'
import { createResource, useResource } from '../../state/resource.js'
import { Button } from '../../ui/Button.js'
import { explain, Trouble } from '../../ui/Trouble.js'
import { messages as words } from '../../words/account.js'
import { shell } from '../../words/shell.js'
import styles from './MessagesSection.module.css'
import { PushHere } from './PushHere.js'
import sections from './Sections.module.css'

/** The choices on the server. A switch moves at once, and back when the server did not save it. */
function useChoices() {
  const [resource] = useState(() => createResource(fetchChoices))
  const { data, error, loading } = useResource(resource)
  const [said, setSaid] = useState('')
  const [failed, setFailed] = useState('')
  const saving = useRef(Promise.resolve())
  const save = async (next: MessageChoices) => {
    try {
      await saveChoices(next)
      setSaid(words.saved)
    } catch (reason) {
      await resource.load()
      setFailed(explain(reason, words.saveFailed))
    }
  }
  const choose = (before: MessageChoices, kind: Kind, channel: Channel, isOn: boolean) => {
    setSaid('')
    setFailed('')
    const next = { ...before, [kind]: { ...before[kind], [channel]: isOn } }
    resource.set(next)
    // Choices are saved one after the other, so that the last one stays.
    saving.current = saving.current.then(() => save(next))
  }
  return { data, error, loading, said, failed, choose, reload: () => void resource.load() }
}

interface SwitchesProps {
  kind: Kind
  choices: MessageChoices
  onChoose: (channel: Channel, isOn: boolean) => void
}

/** One kind of message: a switch for each way in which it may come. */
function Switches({ kind, choices, onChoose }: SwitchesProps) {
  const help = useId()
  return (
    <fieldset className={styles['kind']} aria-describedby={help}>
      <legend className={styles['legend']}>{words.kinds[kind]}</legend>
      <p id={help} className={sections['lead']}>
        {words.kindHelp[kind]}
      </p>
      {CHANNELS.map((channel) => (
        <label key={channel} className={styles['choice']}>
          <input
            type="checkbox"
            className={styles['switch']}
            checked={choices[kind][channel]}
            onChange={({ target }) => onChoose(channel, target.checked)}
          />
          {words.channels[channel]}
        </label>
      ))}
    </fieldset>
  )
}

/** Which messages come, where, and whether this device shows them. `onEmail`: leads to the address in the account. */
function MessagesSection({ email, onEmail }: { email: string; onEmail: () => void }) {
  const headingId = useId()
  const { data, error, loading, said, failed, choose, reload } = useChoices()
  // Whether an address that was changed meanwhile takes emails is not known yet.
  const isRefused = data?.emailRefused && data.email === email
  const isSilent = data && CHANNELS.every((channel) => !data.service[channel])
  return (
    <section className={sections['section']} aria-labelledby={headingId}>
      <h2 id={headingId}>{words.title}</h2>
      <p className={sections['lead']}>{words.lead}</p>
      {!data && error !== null && !loading && (
        <Trouble text={words.fetchFailed} error={error} onRetry={reload} />
      )}
      {!data && (error === null || loading) && <p role="status">{shell.loading}</p>}
      {data && (
        <>
          {KINDS.map((kind) => (
            <Switches
              key={kind}
              kind={kind}
              choices={data}
              onChoose={(channel, isOn) => choose(data, kind, channel, isOn)}
            />
          ))}
          <p className={styles['address']}>
            {email ? (isRefused ? words.emailRefused(email) : words.emailTo(email)) : words.noEmail}
            <Button look="link" onClick={onEmail}>
              {email ? words.changeEmail : words.addEmail}
            </Button>
          </p>
        </>
      )}
      <p className={sections['said']} role="status">
        {isSilent ? words.allOff : said}
      </p>
      <p className={sections['failed']} role="alert">
        {failed}
      </p>
      <PushHere />
    </section>
  )
}

export default MessagesSection
