import { readFile } from 'node:fs/promises'
import { Injectable } from '@nestjs/common'
import { type PinPlace, PinTable } from './domain/pin-table.js'
import { type Place, placeWithoutPoint } from './domain/place.js'

/** The same relative path from the sources and from the built code, whose folders lie side by side. */
const FILE = new URL('../../../../src/modules/office/geo/data/pins.txt', import.meta.url)
const MOST_PLACES = 6

/**
 * Every postal code of India with its city and state; read when first used. It prefills forms and decides
 * nothing.
 */
@Injectable()
export class PinDirectory {
  private table: Promise<PinTable> | null = null

  /** City and state of a postal code; null when unknown. */
  async find(pin: string): Promise<PinPlace | null> {
    return (await this.loaded()).find(pin)
  }

  /** Places by the first digits of a postal code or the beginning of a city's name, without coordinates. */
  async search(text: string): Promise<Place[]> {
    const table = await this.loaded()
    const digits = text.replace(/\s+/g, '')
    const found = /^\d+$/.test(digits)
      ? table.startingWith(digits, MOST_PLACES)
      : table.named(text, MOST_PLACES)
    return found.map(placeWithoutPoint)
  }

  private loaded(): Promise<PinTable> {
    this.table ??= readFile(FILE, 'utf8').then((text) => PinTable.parse(text))
    return this.table
  }
}
