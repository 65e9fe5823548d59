import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { BELIEVED_MS, FreeSpace } from './free-space.js'

const MEGABYTE = 1024 ** 2

describe('the free space of the disk', () => {
  const asked = jest.spyOn(fs, 'statfsSync')
  const has = (megabytes: number) =>
    asked.mockReturnValue({ bavail: megabytes, bsize: MEGABYTE } as fs.StatsFs).mockClear()
  afterAll(() => asked.mockRestore())

  it('is believed for a moment, without what commits have taken since', async () => {
    has(10)
    const free = new FreeSpace('/data')
    expect([free.take(100), free.take(100), asked.mock.calls.length]).toEqual([true, true, 1])
    has(3)
    expect([free.take(MEGABYTE), asked.mock.calls.length]).toEqual([true, 0])
    expect([free.take(MEGABYTE), asked.mock.calls.length]).toEqual([false, 1])
    has(10)
    expect([free.take(MEGABYTE), asked.mock.calls.length]).toEqual([true, 1])
    await sleep(BELIEVED_MS + 1)
    has(3)
    expect([free.take(0), asked.mock.calls.length]).toEqual([false, 1])
  })

  it('is enough where the system does not tell', () => {
    asked.mockImplementation(() => {
      throw new Error('ENOSYS')
    })
    expect(new FreeSpace('/data').take(MEGABYTE)).toBe(true)
  })
})
