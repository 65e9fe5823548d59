import { useState } from 'react'
import { fetchPlaceAt, type Place, type Point } from '../../api/geo.js'
import { useNewest } from '../../state/resource.js'
import { place as words } from '../../words/account.js'
import { currentPoint, knowsLocation } from './geolocation.js'

interface Location {
  /** Where the marker stands; null until something was chosen. */
  point: Point | null
  place: Place | null
  trouble: string | null
  busy: boolean
}

const pointOf = ({ lat, lng }: Place): Point | null => (lat === null || lng === null ? null : { lat, lng })

/** The place that is shown: the place of the device, a search result, or a click on the map. */
export function useLocation() {
  const [location, setLocation] = useState<Location>({ point: null, place: null, trouble: null, busy: false })
  const change = (next: Partial<Location>) => setLocation((now) => ({ ...now, ...next }))
  const ask = useNewest()

  /** Runs one question; the answer to an older one is not shown any more. */
  const latest = async (question: (stillWanted: () => boolean) => Promise<Partial<Location>>) => {
    const stillWanted = ask()
    change({ trouble: null, busy: true })
    const answer = await question(stillWanted)
    if (stillWanted()) change({ ...answer, busy: false })
  }

  const lookUp = async (point: Point): Promise<Partial<Location>> => {
    try {
      return { place: await fetchPlaceAt(point) }
    } catch {
      return { place: null, trouble: words.fetchFailed }
    }
  }

  return {
    ...location,
    show: (point: Point) => {
      change({ point })
      return latest(() => lookUp(point))
    },
    choose: (place: Place) => {
      ask()
      setLocation((now) => ({ place, point: pointOf(place) ?? now.point, trouble: null, busy: false }))
    },
    fetchMine: () =>
      latest(async (stillWanted) => {
        if (!knowsLocation()) return { trouble: words.unsupported }
        const point = await currentPoint().catch(() => null)
        if (!point) return { trouble: words.notAllowed }
        if (stillWanted()) change({ point })
        return lookUp(point)
      }),
  }
}
