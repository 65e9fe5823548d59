import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppConfig } from '../../../../config/config.js'
import { LocalStore } from './local-store.js'

describe('pictures in a folder', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'jaadi-test-'))
  const store = new LocalStore({ dataDir } as AppConfig)
  afterAll(() => rmSync(dataDir, { recursive: true }))

  it('stores, reads and removes a picture', async () => {
    await store.put('a.webp', Buffer.from('picture'))
    expect(await store.read('a.webp')).toEqual(Buffer.from('picture'))
    await store.remove('a.webp')
    expect(await store.read('a.webp')).toBeNull()
  })

  it('leaves no part of a picture that could not be stored', async () => {
    // A folder with the picture's name lets the file be written beside it, but not be moved into its place.
    mkdirSync(join(dataDir, 'uploads', 'b.webp'))
    await expect(store.put('b.webp', Buffer.from('picture'))).rejects.toThrow()
    expect(readdirSync(join(dataDir, 'uploads'))).toEqual(['b.webp'])
  })
})
