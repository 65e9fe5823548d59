import { useRef, useState } from 'react'
import { saveAccount } from '../../api/account.js'
import { fetchPin, type Place } from '../../api/geo.js'
import { isApiError } from '../../api/http.js'
import { type Account } from '../../api/types.js'
import { useNewest } from '../../state/resource.js'
import { account as words } from '../../words/account.js'
import {
  accountErrors,
  type Draft,
  draftOf,
  EDITABLE,
  type Editable,
  type FieldErrors,
  isPin,
  withPin,
  withPlace,
} from './account-rules.js'

type Progress = 'idle' | 'saving' | 'saved' | 'failed'

/** City and state from the pin, as far as nobody typed them. */
function usePinFilling(setDraft: (change: (now: Draft) => Draft) => void) {
  const filled = useRef({ city: '', state: '' })
  const [note, setNote] = useState('')
  const ask = useNewest()
  /** The pin has changed: an answer for the earlier one is ignored. */
  const forget = () => {
    setNote('')
    return ask()
  }
  const fill = async (pin: string) => {
    const isNewest = forget()
    // Without an answer the person types city and state.
    const known = isPin(pin) ? await fetchPin(pin).catch(() => null) : null
    if (!known || !isNewest()) return
    const before = filled.current
    filled.current = known
    setDraft((now) => withPin(now, known, before))
    setNote(words.filledFromPin(known.city, known.state))
  }
  return { fill, forget, note }
}

/** Saves the form: errors are shown at their fields, typed text stays. */
function useSaving(known: Account) {
  const [progress, setProgress] = useState<Progress>('idle')
  const [saves, setSaves] = useState(0)
  const [refused, setRefused] = useState<FieldErrors>({})
  const save = async (draft: Draft, location: string): Promise<Draft | null> => {
    setProgress('saving')
    setRefused({})
    try {
      const { mobileNumber } = known
      const saved = await saveAccount({ mobileNumber, ...draft, ...(location && { location }) })
      setProgress('saved')
      setSaves((count) => count + 1)
      return draftOf(saved)
    } catch (error) {
      setRefused(isApiError(error) ? error.fields : {})
      setProgress('failed')
      return null
    }
  }
  const touched = (name: Editable) => {
    setProgress('idle')
    setRefused(({ [name]: _, ...rest }) => rest)
  }
  return { progress, saves, refused, save, touched }
}

/** The form beside the account on the server. Errors appear once a field was left, and go when it is right. */
export function useAccountForm(known: Account) {
  const [draft, setDraft] = useState(() => draftOf(known))
  const [savedEmail, setSavedEmail] = useState(known.email)
  const [left, setLeft] = useState<ReadonlySet<Editable>>(new Set())
  const saving = useSaving(known)
  const pinFilling = usePinFilling(setDraft)
  const wrong = accountErrors(draft)
  const shown = Object.fromEntries(
    EDITABLE.map((name) => [name, (left.has(name) && wrong[name]) || saving.refused[name]]),
  ) as FieldErrors

  const change = (name: Editable, typed: string) => {
    const value = name === 'pin' ? typed.replace(/\D/g, '').slice(0, 6) : typed
    saving.touched(name)
    setDraft((now) => ({ ...now, [name]: value }))
    if (name === 'pin' && value !== draft.pin) void pinFilling.fill(value)
  }

  const leave = (name: Editable) => {
    setLeft((names) => new Set(names).add(name))
    // An error must not be shown beside an earlier success.
    if (wrong[name]) saving.touched(name)
  }

  /** Saves; or names the first field that stands in the way. */
  const submit = async (location: string): Promise<Editable | null> => {
    // The rule of the name is told at its field and not applied when saving (docs/domain/contract.md#fixed-texts).
    const first = EDITABLE.find((name) => name !== 'name' && wrong[name])
    if (first) {
      setLeft(new Set(EDITABLE))
      return first
    }
    const saved = await saving.save(draft, location)
    if (saved) {
      setDraft(saved)
      setSavedEmail(saved.email)
      setLeft(new Set())
    }
    return null
  }

  return {
    draft,
    savedEmail,
    errors: shown,
    progress: saving.progress,
    pinNote: pinFilling.note,
    change,
    leave,
    submit,
    saves: saving.saves,
    /** The address of the account was changed beside this form. */
    take: ({ address, city, state, pin }: Pick<Account, 'address' | 'city' | 'state' | 'pin'>) => {
      pinFilling.forget()
      setDraft((now) => ({ ...now, address, city, state, pin }))
    },
    copy: (place: Place) => {
      saving.touched('pin')
      pinFilling.forget()
      setDraft((now) => withPlace(now, place))
    },
  }
}

export type AccountFormState = ReturnType<typeof useAccountForm>
