import { nearestPlace, placesFor } from './sandbox-places.js'
import { drawTile, isTile } from './tile.js'

describe('the sandbox of maps', () => {
  it('finds places whose words begin with what is typed', () => {
    expect(placesFor('banj').map(({ name }) => name)).toEqual(['Banjara Hills'])
    expect(placesFor('nagar hyd').map(({ name }) => name)).toEqual(['L B Nagar'])
    expect(placesFor('560038').map(({ name }) => name)).toEqual(['Indiranagar'])
    expect(placesFor('   ')).toEqual([])
  })

  it('knows the nearest place, but none far away', () => {
    expect(nearestPlace(17.35, 78.55)?.pin).toBe('500074')
    expect(nearestPlace(28.61, 77.2)).toBeNull()
  })

  it('draws the tiles that exist', () => {
    expect(isTile({ z: 15, x: 23531, y: 14777 })).toBe(true)
    expect(isTile({ z: 2, x: 4, y: 0 })).toBe(false)
    expect(isTile({ z: 1.5, x: 0, y: 0 })).toBe(false)
    expect(isTile({ z: Number.NaN, x: 0, y: 0 })).toBe(false)
  })

  it('draws the name of a place on its own tile', () => {
    const x = Math.floor(((78.5522 + 180) / 360) * 2 ** 15)
    const y = Math.floor(
      ((1 - Math.log(Math.tan(Math.PI / 4 + (17.3457 * Math.PI) / 360)) / Math.PI) / 2) * 2 ** 15,
    )
    expect(drawTile({ z: 15, x, y })).toContain('>L B Nagar</text>')
    expect(drawTile({ z: 15, x: x + 40, y })).not.toContain('<text')
  })

  it('draws streets that meet at the edge of two tiles', () => {
    const levels = (svg: string): string[] => svg.match(/M0 -?\d+H256/g) ?? []
    expect(levels(drawTile({ z: 15, x: 100, y: 200 }))).toEqual(levels(drawTile({ z: 15, x: 101, y: 200 })))
  })
})
