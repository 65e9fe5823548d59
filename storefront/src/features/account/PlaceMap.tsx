import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Point } from '../../api/geo.js'
import { whenNear } from '../../ui/quiet.js'
import { place as words } from '../../words/account.js'
import { type PlaceMapHandle } from './leaflet-map.js'
import styles from './Location.module.css'

/** Hyderabad, where the shop is. */
const DEFAULT_CENTRE: Point = { lat: 17.385, lng: 78.4867 }

interface PlaceMapProps {
  tileUrl: string
  attribution: string
  point: Point | null
  onPick: (point: Point) => void
}

/** The map, fetched only when this comes near the window. Its place is kept free until it comes. */
export function PlaceMap({ tileUrl, attribution, point, onPick }: PlaceMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<PlaceMapHandle>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'missing'>('loading')
  const pick = useEffectEvent(onPick)
  useEffect(() => {
    let gone = false
    const show = async () => {
      if (box.current) await whenNear(box.current)
      if (gone) return
      const { createMap } = await import('./leaflet-map.js')
      if (gone || !box.current) return
      const markerClass = styles['marker'] ?? 'marker'
      const centre = DEFAULT_CENTRE
      const onClick = (at: Point) => pick(at)
      map.current = createMap(box.current, { tileUrl, attribution, centre, markerClass, onPick: onClick })
      setState('ready')
    }
    show().catch(() => gone || setState('missing'))
    return () => {
      gone = true
      map.current?.destroy()
      map.current = null
    }
  }, [tileUrl, attribution])
  useEffect(() => {
    if (point) map.current?.moveTo(point)
  }, [point, state])
  if (state === 'missing') return <p className={styles['status']}>{words.mapMissing}</p>
  return (
    <div className={styles['frame']}>
      <div ref={box} className={styles['map']} role="application" aria-label={words.map} />
      {state === 'loading' && (
        <p className={styles['waiting']} role="status">
          {words.mapLoading}
        </p>
      )}
    </div>
  )
}
