import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react'
import { fetchPin, type Place } from '../../api/geo.js'
import { type AddressText } from '../../api/types.js'
import { Button } from '../../ui/Button.js'
import { Field } from '../../ui/Field.js'
import { addresses as words } from '../../words/addresses.js'
import { isPin, withPlace } from './account-rules.js'
import { PlaceFinder } from './PlaceFinder.js'
import sections from './Sections.module.css'
import { useLocation } from './use-location.js'

type Name = keyof typeof words.fields
type Errors = Partial<Record<Name, string>>

const INPUT: Record<Name, InputHTMLAttributes<HTMLInputElement> & { hint?: string }> = {
  label: { maxLength: 40, autoComplete: 'off', hint: words.labelHint },
  name: { maxLength: 80, autoComplete: 'shipping name', hint: words.nameHint },
  address: { maxLength: 300, autoComplete: 'shipping street-address', required: true },
  pin: { maxLength: 6, autoComplete: 'shipping postal-code', inputMode: 'numeric', required: true },
  city: { maxLength: 80, autoComplete: 'shipping address-level2' },
  state: { maxLength: 80, autoComplete: 'shipping address-level1' },
}

const BLANK: AddressText = { label: '', name: '', address: '', city: '', state: '', pin: '', location: '' }

/** What the server keeps of a place's text. */
const LONGEST_PLACE = 300

const wrongIn = ({ address, pin }: AddressText): Errors => ({
  ...(address.trim() ? {} : { address: words.needsAddress }),
  ...(isPin(pin) ? {} : { pin: words.badPin }),
})

interface AddressFormProps {
  /** Null for a further address. */
  known: AddressText | null
  busy: boolean
  /** @returns what the server found wrong, by field. */
  onSave: (text: AddressText) => Promise<Errors>
  onCancel: () => void
}

/** A place found by the device, by name or on the map, whose code comes when this is unfolded. */
function Finder({ savedText, onTake }: { savedText: string; onTake: (place: Place) => void }) {
  const location = useLocation()
  const [isOpened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className={sections['find']}>{words.find}</summary>
      {isOpened && (
        <div className={sections['found']}>
          <PlaceFinder
            location={location}
            savedText={savedText}
            copy={{ button: words.takePlace, done: words.placeTaken }}
            onCopy={onTake}
          />
        </div>
      )}
    </details>
  )
}

/** One address; the pin fills in city and state where they are empty, and a place all that it has. */
export function AddressForm({ known, busy, onSave, onCancel }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(known ?? BLANK)
  const [errors, setErrors] = useState<Errors>({})
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const change = (name: Name, typed: string) => {
    const value = name === 'pin' ? typed.replace(/\D/g, '').slice(0, 6) : typed
    setErrors(({ [name]: _, ...rest }) => rest)
    setText((now) => ({ ...now, [name]: value }))
    if (name === 'pin' && isPin(value)) void fill(value)
  }
  const fill = async (pin: string) => {
    // Without an answer the person types city and state.
    const found = await fetchPin(pin).catch(() => null)
    if (!found) return
    setText((now) =>
      now.pin === pin ? { ...now, city: now.city || found.city, state: now.state || found.state } : now,
    )
  }
  const refuse = (found: Errors) => {
    setErrors(found)
    const [first] = Object.keys(found)
    const input = first && form.current?.elements.namedItem(`saved-${first}`)
    if (input instanceof HTMLElement) input.focus()
  }
  const take = (place: Place) => {
    setErrors({})
    setText((now) => ({ ...withPlace(now, place), location: place.label.slice(0, LONGEST_PLACE) }))
  }
  return (
    <div className={sections['fields']}>
      <Finder savedText={text.location} onTake={take} />
      <form
        ref={form}
        noValidate
        className={sections['fields']}
        aria-label={known ? words.edit : words.add}
        onSubmit={(event) => {
          event.preventDefault()
          const wrong = wrongIn(text)
          if (Object.keys(wrong).length > 0) refuse(wrong)
          else void onSave(text).then(refuse)
        }}
      >
        {(Object.keys(INPUT) as Name[]).map((name) => (
          <Field
            {...INPUT[name]}
            key={name}
            name={`saved-${name}`}
            label={words.fields[name]}
            value={text[name]}
            error={errors[name] ?? null}
            onChange={(event) => change(name, event.target.value)}
          />
        ))}
        <div className={sections['actions']}>
          <Button type="submit" disabled={busy}>
            {words.save}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </div>
  )
}
