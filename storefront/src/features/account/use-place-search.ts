import { type KeyboardEvent, useEffect, useState } from 'react'
import { fetchPlaces, type Place } from '../../api/geo.js'
import { useNewest } from '../../state/resource.js'
import { place as words } from '../../words/account.js'
import { type Options, useOptions } from './use-options.js'

const PAUSE_MS = 250
const SHORTEST = 3

/** Suggestions for what is being typed, once the fingers pause. */
function useSuggestions(typed: string, show: (options: Options) => void) {
  useEffect(() => {
    if (typed.trim().length < SHORTEST) return
    let wanted = true
    const waiting = setTimeout(() => {
      void fetchPlaces(typed.trim(), false)
        .catch(() => null)
        .then((found) => wanted && show(found))
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(waiting)
    }
  }, [typed, show])
}

// The owner wants a line in the browser's console when somebody searches before suggestions have come.
const sayNotLoadedYet = () => globalThis.console.info(words.notLoadedYet)

/** A search box with a list of places: the state behind the combobox pattern. */
export function usePlaceSearch(onChoose: (place: Place) => void) {
  const [text, setText] = useState('')
  /** The text for which suggestions are asked; empty once a place was chosen or searched. */
  const [typed, setTyped] = useState('')
  const list = useOptions()
  const ask = useNewest()
  useSuggestions(typed, list.show)

  const choose = (place: Place) => {
    ask()
    setText(place.label)
    setTyped('')
    list.clear()
    onChoose(place)
  }

  const search = async () => {
    const wanted = text.trim()
    if (wanted.length < SHORTEST) return
    if (list.options === null) sayNotLoadedYet()
    setTyped('')
    const isNewest = ask()
    try {
      const found = await fetchPlaces(wanted, true)
      if (!isNewest()) return
      const [only, ...others] = found
      if (only && others.length === 0) choose(only)
      else list.show(found)
    } catch {
      if (isNewest()) list.say(words.fetchFailed)
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = list.open ? list.options?.[list.active] : undefined
    const actions: Partial<Record<string, () => void>> = {
      ArrowDown: () => list.move(1),
      ArrowUp: () => list.move(-1),
      ...(list.open && { Escape: list.close }),
      ...(chosen && { Enter: () => choose(chosen) }),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  const type = (value: string) => {
    ask()
    setText(value)
    setTyped(value)
    list.clear()
  }

  return { ...list, text, type, search, choose, onKeyDown }
}
