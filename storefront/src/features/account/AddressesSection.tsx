import { useEffect, useId, useState } from 'react'
import { addAddress, changeAddress, fetchAddresses, makeDefault, removeAddress } from '../../api/addresses.js'
import { isApiError } from '../../api/http.js'
import { type AddressText, type SavedAddress } from '../../api/types.js'
import { createResource, useResource } from '../../state/resource.js'
import { useStores } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { explain, Trouble } from '../../ui/Trouble.js'
import { addresses as words } from '../../words/addresses.js'
import { shell } from '../../words/shell.js'
import { AddressForm } from './AddressForm.js'
import sections from './Sections.module.css'

const MOST = 6

/** What a sentence calls it. */
const nameOf = ({ label, address }: Pick<SavedAddress, 'label' | 'address'>) => label || address

const textOf = ({ label, name, address, city, state, pin, location }: SavedAddress): AddressText => ({
  label,
  name,
  address,
  city,
  state,
  pin,
  location,
})

interface Told {
  text: string
  good: boolean
  /** The address that was removed just now. */
  removed?: AddressText
}

/** The addresses on the server; each change brings all of them. */
function useAddresses(onDefault: (address: SavedAddress) => void) {
  const [resource] = useState(() => createResource(fetchAddresses))
  const list = useResource(resource)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<Told>({ text: '', good: true })
  const run = async (call: () => Promise<SavedAddress[]>, good: Omit<Told, 'good'>) => {
    setBusy(true)
    try {
      const before = resource.get().data?.find(({ isDefault }) => isDefault)
      const after = await call()
      resource.set(after)
      setTold({ ...good, good: true })
      const first = after.find(({ isDefault }) => isDefault)
      if (first && JSON.stringify(first) !== JSON.stringify(before)) onDefault(first)
      return null
    } catch (error) {
      setTold({ text: explain(error, words.failed), good: false })
      // Another tab may have removed it.
      if (isApiError(error) && error.status === 404) void resource.load()
      return error
    } finally {
      setBusy(false)
    }
  }
  return { ...list, load: resource.load, busy, told, run }
}

interface EntryProps {
  address: SavedAddress
  busy: boolean
  onDefault: () => void
  onEdit: () => void
  onRemove: () => void
}

function Entry({ address, busy, onDefault, onEdit, onRemove }: EntryProps) {
  const { isDefault, label, name, city, state, pin } = address
  const called = nameOf(address)
  return (
    <li className={sections['device']}>
      <div className={sections['facts']}>
        <p className={sections['name']}>
          {label || words.unnamed}
          {isDefault && <span className={sections['here']}>{words.isDefault}</span>}
        </p>
        <p>{[name, address.address].filter(Boolean).join(', ')}</p>
        <p className={sections['when']}>{[city, state, pin].filter(Boolean).join(', ')}</p>
      </div>
      <div className={sections['actions']}>
        {!isDefault && (
          <Button look="link" aria-label={words.makeDefaultOf(called)} disabled={busy} onClick={onDefault}>
            {words.makeDefault}
          </Button>
        )}
        <Button look="link" aria-label={words.editOf(called)} disabled={busy} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button look="link" aria-label={words.removeOf(called)} disabled={busy} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  )
}

interface AddressesSectionProps {
  /** Increased when the form above has saved the default one. */
  saves: number
  /** Another address is the default now, or it was changed here. */
  onDefault: (address: SavedAddress) => void
}

/** The addresses that the customer keeps, the default one first. */
export default function AddressesSection({ saves, onDefault }: AddressesSectionProps) {
  const headingId = useId()
  const { data, error, loading, load, busy, told, run } = useAddresses(onDefault)
  const { session } = useStores()
  useEffect(() => {
    const known = session.get().data
    // The cart offers addresses to those who keep any.
    if (data && known && known !== 'visitor') session.set({ ...known, hasAddress: data.length > 0 })
  }, [data, session])
  /** The address that is being edited; `new` for a further one. */
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null)
  useEffect(() => {
    if (saves > 0) void load()
  }, [saves, load])
  const save = async (text: AddressText) => {
    const call = edited === 'new' || !edited ? addAddress(text) : changeAddress(edited.id, text)
    const refused = await run(() => call, { text: words.saved(nameOf(text)) })
    if (refused === null) setEdited(null)
    return isApiError(refused) ? refused.fields : {}
  }
  return (
    <section className={sections['section']} aria-labelledby={headingId}>
      <h2 id={headingId}>{words.title}</h2>
      <p className={sections['lead']}>{words.lead}</p>
      {!data && error !== null && !loading && (
        <Trouble text={words.fetchFailed} error={error} onRetry={() => void load()} />
      )}
      {!data && (error === null || loading) && <p role="status">{shell.loading}</p>}
      {data?.length === 0 && <p>{words.none}</p>}
      {data && data.length > 0 && (
        <ul className={sections['list']}>
          {data.map((address) => (
            <Entry
              key={address.id}
              address={address}
              busy={busy}
              onDefault={() =>
                void run(() => makeDefault(address.id), { text: words.nowDefault(nameOf(address)) })
              }
              onEdit={() => setEdited(address)}
              onRemove={() =>
                void run(() => removeAddress(address.id), {
                  text: words.removed(nameOf(address)),
                  removed: textOf(address),
                })
              }
            />
          ))}
        </ul>
      )}
      <div className={sections['actions']}>
        <p className={told.good ? sections['said'] : sections['failed']} role="status">
          {told.text}
        </p>
        {told.removed && (
          <Button
            look="link"
            disabled={busy}
            onClick={() => {
              const { removed } = told
              if (removed) void run(() => addAddress(removed), { text: words.saved(nameOf(removed)) })
            }}
          >
            {words.undo}
          </Button>
        )}
      </div>
      {data && edited === null && data.length < MOST && (
        <div>
          <Button look="quiet" onClick={() => setEdited('new')}>
            {words.add}
          </Button>
        </div>
      )}
      {data && data.length >= MOST && edited === null && <p className={sections['lead']}>{words.full}</p>}
      {edited && (
        <AddressForm
          key={edited === 'new' ? edited : edited.id}
          known={edited === 'new' ? null : textOf(edited)}
          busy={busy}
          onSave={save}
          onCancel={() => setEdited(null)}
        />
      )}
    </section>
  )
}
