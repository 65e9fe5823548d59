import { located } from '../errors/mongo-error.js'

/** A time zone, as minutes east of UTC at an instant. */
export interface Zone {
  offsetMinutes(millis: number): number
}

export const UTC: Zone = { offsetMinutes: () => 0 }

const OFFSET = /^([+-])(\d{2})(?::?(\d{2}))?$/
const PART_NAMES = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
/** Zones change their offset at quarter hours only, so one answer serves a quarter hour. */
const QUARTER = 15 * 60_000

class NamedZone implements Zone {
  private readonly format: Intl.DateTimeFormat
  private readonly known = new Map<number, number>()

  constructor(name: string) {
    this.format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  }

  offsetMinutes(millis: number): number {
    const quarter = Math.floor(millis / QUARTER)
    const known = this.known.get(quarter)
    if (known !== undefined) return known
    const offset = this.compute(quarter * QUARTER)
    if (this.known.size > 20_000) this.known.clear()
    this.known.set(quarter, offset)
    return offset
  }

  private compute(millis: number): number {
    const parts = new Map(this.format.formatToParts(millis).map((part) => [part.type, part.value]))
    const [year, month, day, hour, minute, second] = PART_NAMES.map((name) => Number(parts.get(name)))
    const local = new Date(0)
    const signed = parts.get('era') === 'BC' ? 1 - (year as number) : (year as number)
    local.setUTCFullYear(signed, (month as number) - 1, day)
    local.setUTCHours(hour as number, minute, second)
    return (local.getTime() - millis) / 60_000
  }
}

const zones = new Map<string, Zone>([
  ['UTC', UTC],
  ['GMT', UTC],
  ['Z', UTC],
])

/** A zone by Olson name ('Asia/Kolkata') or offset ('+05:30', '-03', '+0530'). Throws 40485. */
export function zoneOf(name: string): Zone {
  const known = zones.get(name)
  if (known) return known
  const zone = parseZone(name)
  zones.set(name, zone)
  return zone
}

function parseZone(name: string): Zone {
  const found = OFFSET.exec(name)
  if (found) {
    const minutes = Number(found[2]) * 60 + Number(found[3] ?? 0)
    const offset = found[1] === '-' ? -minutes : minutes
    return { offsetMinutes: () => offset }
  }
  if (/^[A-Za-z]/.test(name)) {
    try {
      return new NamedZone(name)
    } catch {
      throw located(40485, `unrecognized time zone identifier: "${name}"`)
    }
  }
  throw located(40485, `unrecognized time zone identifier: "${name}"`)
}

/** A date whose UTC fields read as the local ones. */
export const toLocal = (date: Date, zone: Zone): Date =>
  zone === UTC ? date : new Date(date.getTime() + zone.offsetMinutes(date.getTime()) * 60_000)

/** The instant at which the zone's clock shows these fields; in a gap the clock before it counts, in an overlap the first. */
export function fromLocal(local: number, zone: Zone): number {
  if (zone === UTC) return local
  const before = local - zone.offsetMinutes(local - 86_400_000) * 60_000
  if (before + zone.offsetMinutes(before) * 60_000 === local) return before
  const after = local - zone.offsetMinutes(local + 86_400_000) * 60_000
  return after + zone.offsetMinutes(after) * 60_000 === local ? after : before
}
