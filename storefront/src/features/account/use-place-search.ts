import { useEffect, useState, type KeyboardEvent } from 'react'
import { fetchPlaces, type Place } from '../../api/geo.js'
import { place as words } from '../../words/account.js'

const PAUSE_MS = 250
const SHORTEST = 3

/** Null: not loaded yet, or failed. */
type Options = Place[] | null

/** Suggestions for what is being typed, once the fingers pause. */
const useSuggestions = (typed: string, take: (options: Options) => void) => {
  useEffect(() => {
    if (typed.trim().length < SHORTEST) return
    let wanted = true
    const waiting = setTimeout(() => {
      void fetchPlaces(typed.trim(), false)
        .catch(() => null)
        .then((found) => wanted && take(found))
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(waiting)
    }
    // Only what is typed asks again.
  }, [typed, take])
}

// Spec §8 wants the console told.
const sayNotLoadedYet = () => globalThis.console.info(words.notLoadedYet)

/** A search box with a list of places: the state behind the combobox pattern. */
export const usePlaceSearch = (onChoose: (place: Place) => void) => {
  const [text, setText] = useState('')
  /** What suggestions are asked for; differs from the text once a place was chosen. */
  const [typed, setTyped] = useState('')
  const [options, setOptions] = useState<Options>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [status, setStatus] = useState('')

  const [show] = useState(() => (found: Options) => {
    setOptions(found)
    setActive(-1)
    setOpen(found !== null && found.length > 0)
    setStatus(found === null ? '' : found.length > 0 ? words.found(found.length) : words.nothingFound)
  })
  useSuggestions(typed, show)

  const choose = (place: Place) => {
    setText(place.label)
    setTyped('')
    setOpen(false)
    setStatus('')
    onChoose(place)
  }

  const type = (value: string) => {
    setText(value)
    setTyped(value)
    setOptions(null)
    setOpen(false)
    setStatus('')
  }

  const search = async () => {
    const wanted = text.trim()
    if (wanted.length < SHORTEST) return
    if (options === null) sayNotLoadedYet()
    setTyped('')
    try {
      const found = await fetchPlaces(wanted, true)
      const [only, ...others] = found
      if (only && others.length === 0) choose(only)
      else show(found)
    } catch {
      show(null)
      setStatus(words.fetchFailed)
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const count = options?.length ?? 0
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((now) => (open ? (Math.max(now, step > 0 ? -1 : 0) + step + count) % count : 0))
      setOpen(true)
    }
    const chosen = open ? options?.[active] : undefined
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    }
  }

  return {
    text,
    options: options ?? [],
    open,
    active,
    status,
    type,
    search,
    choose,
    onKeyDown,
    close: () => setOpen(false),
  }
}
