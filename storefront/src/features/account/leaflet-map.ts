import 'leaflet/dist/leaflet.css'
import { Browser, divIcon, map as createLeaflet, marker as createMarker, tileLayer } from 'leaflet'
import { type Point } from '../../api/geo.js'

const ZOOM = 15
const TOP_ZOOM = 19

interface MapOptions {
  tileUrl: string
  /** Copyright notice of the map, as plain text. */
  attribution: string
  centre: Point
  /** Class of the marker. */
  markerClass: string
  onPick: (point: Point) => void
}

const PIN = `<svg viewBox="0 0 32 44" width="32" height="44" aria-hidden="true"><path d="M16 43C9 31 2 25 2 16a14 14 0 0 1 28 0c0 9-7 15-14 27Z" fill="#b3261e" stroke="#fffdf8" stroke-width="2"/><circle cx="16" cy="16" r="5" fill="#fffdf8"/></svg>`

/** The notice as safe markup, with a link to the map makers' page on their name. */
function credit(attribution: string) {
  const text = document.createElement('span')
  text.textContent = attribution
  return text.innerHTML.replace(
    'OpenStreetMap',
    '<a href="https://www.openstreetmap.org/copyright" rel="noreferrer">OpenStreetMap</a>',
  )
}

/** A map with one marker, which moves to a click, or to the centre of the map on Enter. */
export function createMap(container: HTMLElement, options: MapOptions) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = createLeaflet(container, {
    center: options.centre,
    zoom: ZOOM,
    maxZoom: TOP_ZOOM,
    // One finger and the wheel scroll the page; two fingers and the buttons serve the map.
    dragging: !Browser.mobile,
    scrollWheelZoom: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
  })
  map.attributionControl.setPrefix(false)
  tileLayer(options.tileUrl, { maxZoom: TOP_ZOOM, attribution: credit(options.attribution) }).addTo(map)
  const icon = divIcon({
    html: PIN,
    className: options.markerClass,
    iconSize: [32, 44],
    iconAnchor: [16, 43],
  })
  const marker = createMarker(options.centre, { icon, interactive: false, keyboard: false }).addTo(map)
  let picked: Point | null = null
  const pick = ({ lat, lng }: Point) => {
    picked = { lat, lng }
    marker.setLatLng(picked)
    options.onPick(picked)
  }
  map.on('click', ({ latlng }) => pick(latlng.wrap()))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === container) pick(map.getCenter().wrap())
  }
  container.addEventListener('keydown', onKeyDown)
  return {
    /** Shows a point, the marker on it. What was picked on the map itself is in sight already: it stays put. */
    moveTo: (point: Point) => {
      if (point === picked) return
      marker.setLatLng(point)
      map.setView(point, ZOOM, { animate: !still })
    },
    destroy: () => {
      container.removeEventListener('keydown', onKeyDown)
      map.remove()
    },
  }
}

export type PlaceMapHandle = ReturnType<typeof createMap>
