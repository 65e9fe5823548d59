import { jars } from '../../../../../kernel/amounts/quantity.js'
import { grams } from '../../../../../kernel/amounts/weight.js'
import { type ParcelSettings } from '../../../../office/settings/domain/parcels.js'
import { DEFAULT_SETTINGS } from '../../../../office/settings/domain/shop-settings.js'
import { piecesOf, suggestedParcels } from './parcel.js'

const line = (count: number, grossWeight = 900) => ({
  quantityMilli: jars(count),
  grossWeight: grams(grossWeight),
})
const suggested = (lines: ReturnType<typeof line>[], changes: Partial<ParcelSettings> = {}) =>
  suggestedParcels(lines, { ...DEFAULT_SETTINGS.parcels, ...changes }).map(({ pieces, weightGrams }) => [
    pieces,
    weightGrams,
  ])

describe('parcels that the settings suggest', () => {
  it('weigh 1500 g for each jar in a box of 15 cm, unless the owner sets otherwise', () =>
    expect(suggestedParcels([line(2), line(1)], DEFAULT_SETTINGS.parcels)).toEqual([
      { pieces: 3, weightGrams: 4_500, boxCm: [15, 15, 15] },
    ]))
  it('weigh as much as the jars and the box', () =>
    expect(suggested([line(2), line(1, 500)], { byGrossWeight: true, boxGrams: 200 })).toEqual([[3, 2_500]]))
  it('are split before one gets too heavy, including its box', () =>
    expect(suggested([line(5)], { maxGrams: 3_200, boxGrams: 200 })).toEqual([
      [2, 3_200],
      [2, 3_200],
      [1, 1_700],
    ]))
  it('hold a jar that is too heavy on its own', () =>
    expect(suggested([line(2, 4_000)], { byGrossWeight: true, maxGrams: 3_000 })).toEqual([
      [1, 4_000],
      [1, 4_000],
    ]))
  it('hold at least one piece', () => expect(suggested([])).toEqual([[1, 1_500]]))
  it('together hold every jar, whatever the limit', () => {
    for (let most = 1_000; most < 12_000; most += 500) {
      const lines = [line(3), line(4), line(1)]
      const pieces = suggested(lines, { maxGrams: most }).reduce((sum, [count = 0]) => sum + count, 0)
      expect(pieces).toBe(piecesOf(lines))
    }
  })
})
