import { useState } from 'react'
import { type Place } from '../../api/geo.js'
import { useShop } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { place as words } from '../../words/account.js'
import styles from './Location.module.css'
import { PlaceMap } from './PlaceMap.js'
import { PlaceSearch } from './PlaceSearch.js'
import { type useLocation } from './use-location.js'

interface PlaceFinderProps {
  location: ReturnType<typeof useLocation>
  /** The text of the place that was saved earlier. */
  savedText: string
  /** What the button says that copies the place, and what is said afterwards. */
  copy: { button: string; done: string }
  onCopy: (place: Place) => void
}

/** Finds a place by the device, by name or on the map, and copies its address into a form. */
export function PlaceFinder({ location, savedText, copy, onCopy }: PlaceFinderProps) {
  const { point, place, trouble, busy, show, choose, fetchMine } = location
  const source = useShop()?.map
  const [copied, setCopied] = useState<Place | null>(null)
  return (
    <>
      <PlaceSearch onChoose={choose} />
      <div className={styles['actions']}>
        <Button look="quiet" onClick={() => void fetchMine()}>
          {busy ? words.fetching : words.fetch}
        </Button>
        <Button
          look="quiet"
          disabled={!place}
          onClick={() => {
            if (!place) return
            // An earlier error is removed: it must not be shown beside a success.
            choose(place)
            setCopied(place)
            onCopy(place)
          }}
        >
          {copy.button}
        </Button>
      </div>
      <p className={styles['failed']} role="alert">
        {trouble}
      </p>
      <p role="status" className={styles['text']}>
        <b>{words.shown}:</b> {place?.label || savedText || words.none}
        {place && copied === place && !trouble && <span className={styles['copied']}>{copy.done}</span>}
      </p>
      {source && <PlaceMap {...source} point={point} onPick={(at) => void show(at)} />}
      {source && <p className={styles['status']}>{words.mapHint}</p>}
    </>
  )
}
