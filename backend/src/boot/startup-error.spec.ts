import { fileTrouble } from './startup-error.js'

const systemError = (code: string, path?: string): Error => Object.assign(new Error(code), { code, path })

describe('the message for a file that cannot be read or written', () => {
  it('names the file that this account may not read or write', () =>
    expect(fileTrouble(systemError('EACCES', '/data/db'))).toBe(
      'This account may not read or write a file that the shop needs (/data/db).',
    ))

  it('says that the disk is full', () =>
    expect(fileTrouble(systemError('ENOSPC'))).toBe('The disk is full. Make room and start again.'))

  it('is missing for other errors', () => {
    expect(fileTrouble(systemError('ENOENT'))).toBeNull()
    expect(fileTrouble(undefined)).toBeNull()
    expect(fileTrouble('ENOSPC')).toBeNull()
  })
})
