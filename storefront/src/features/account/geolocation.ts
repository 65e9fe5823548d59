import { type Point } from '../../api/geo.js'

const PATIENCE_MS = 15_000
const FRESH_MS = 60_000

// The browser types say that it is always there, but some browsers lack it or have it switched off.
const service = (): Geolocation | undefined => navigator.geolocation

export const knowsLocation = () => service() !== undefined

/** Where the device is. Rejects when the person or the device does not tell. */
export const currentPoint = () =>
  new Promise<Point>((resolve, reject) => {
    service()?.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    )
  })
