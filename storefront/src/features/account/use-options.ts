import { useState } from 'react'
import { type Place } from '../../api/geo.js'
import { place as words } from '../../words/account.js'

/** Places to choose from; null when they are not loaded yet, or could not be. */
export type Options = Place[] | null

const closed = { options: null as Options, open: false, active: -1, status: '' }

function summary(found: Options) {
  if (found === null) return ''
  return found.length > 0 ? words.found(found.length) : words.nothingFound
}

/** The list below a search box: its entries, whether it is open, and which option the arrow keys are at. */
export function useOptions() {
  const [state, setState] = useState(closed)
  // Made once, so that effects may depend on them.
  const [actions] = useState(() => ({
    show: (options: Options) =>
      setState({
        options,
        open: options !== null && options.length > 0,
        active: -1,
        status: summary(options),
      }),
    say: (status: string) => setState({ ...closed, status }),
    clear: () => setState(closed),
    close: () => setState((now) => ({ ...now, open: false })),
    /** One option down (1) or up (-1), around the ends; opens the list. */
    move: (step: 1 | -1) =>
      setState((now) => {
        const count = now.options?.length ?? 0
        if (count === 0) return now
        const from = now.open ? now.active : -1
        const active = from < 0 ? (step > 0 ? 0 : count - 1) : (from + step + count) % count
        return { ...now, open: true, active }
      }),
  }))
  return { ...state, ...actions }
}
