import { PLACES } from './sandbox-places.js'

const SIZE = 256
/** Lines a tile; multiples of this step in degrees, so that they meet those of the neighbours. */
const LINES = 4
const TOP_ZOOM = 19

interface Tile {
  z: number
  x: number
  y: number
}

const longitudeAt = (x: number, z: number): number => (x / 2 ** z) * 360 - 180
const latitudeAt = (y: number, z: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI

/** Pixels of a point from the tile's left and top edge, web Mercator. */
function pixels({ z, x, y }: Tile, lat: number, lng: number): [left: number, top: number] {
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
  const across = ((lng + 180) / 360) * 2 ** z
  const down = ((1 - north / Math.PI) / 2) * 2 ** z
  return [Math.round((across - x) * SIZE), Math.round((down - y) * SIZE)]
}

function street(d: string, line: number): string {
  const main = line % LINES === 0
  return `<path d="${d}" stroke="${main ? '#fff' : '#f6efe2'}" stroke-width="${main ? 9 : 4}"/>`
}

function streets(tile: Tile): string {
  const step = 360 / 2 ** tile.z / LINES
  const west = Math.ceil(longitudeAt(tile.x, tile.z) / step - 0.1)
  const south = Math.floor(latitudeAt(tile.y + 1, tile.z) / step)
  const upright = Array.from({ length: LINES + 1 }, (_, index) => {
    const [left] = pixels(tile, 0, (west + index) * step)
    return street(`M${left} 0V${SIZE}`, west + index)
  })
  const level = Array.from({ length: LINES + 2 }, (_, index) => {
    const [, top] = pixels(tile, (south + index) * step, 0)
    return street(`M0 ${top}H${SIZE}`, south + index)
  })
  return [...upright, ...level].join('')
}

function names(tile: Tile): string {
  return PLACES.map((place) => {
    const [left, top] = pixels(tile, place.lat, place.lng)
    // A name reaches into the neighbours: each draws its part.
    if (left < -SIZE / 2 || left > SIZE * 1.5 || top < -20 || top > SIZE + 20) return ''
    return `<circle cx="${left}" cy="${top}" r="4" fill="#6b3a22"/><text x="${left}" y="${top - 9}">${place.name}</text>`
  }).join('')
}

/** True for a tile that exists at its zoom. */
export function isTile({ z, x, y }: Tile): boolean {
  const across = 2 ** z
  return (
    [z, x, y].every(Number.isInteger) &&
    z >= 0 &&
    z <= TOP_ZOOM &&
    x >= 0 &&
    x < across &&
    y >= 0 &&
    y < across
  )
}

/** A plain drawing in place of a map: streets on a grid, the known places by name. */
export function drawTile(tile: Tile): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<rect width="${SIZE}" height="${SIZE}" fill="#e7dcc8"/>`,
    streets(tile),
    '<g font-family="sans-serif" font-size="13" font-weight="600" fill="#2a1a12" text-anchor="middle">',
    names(tile),
    '</g></svg>',
  ].join('')
}
