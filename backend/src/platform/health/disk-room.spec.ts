import { tmpdir } from 'node:os'
import { DiskRoom } from './disk-room.js'

const MEGABYTE = 1024 * 1024

function withFree(bytes: number | null): DiskRoom {
  const room = new DiskRoom({ dataDir: '/nowhere' })
  room.freeBytes = () => Promise.resolve(bytes)
  return room
}

describe('the free space on the disk', () => {
  it.each([
    [0, true],
    [99 * MEGABYTE, true],
    [100 * MEGABYTE, false],
    [1_000_000 * MEGABYTE, false],
  ])('of %d bytes is too little: %s', async (bytes, full) => {
    expect(await withFree(bytes).isFull()).toBe(full)
  })

  it('is read from the system for the data folder', async () => {
    expect(await new DiskRoom({ dataDir: tmpdir() }).freeBytes()).toBeGreaterThan(0)
  })

  it('counts as enough when the system does not report it', async () => {
    expect(await new DiskRoom({ dataDir: '/no/such/folder' }).freeBytes()).toBeNull()
    expect(await withFree(null).isFull()).toBe(false)
  })
})
