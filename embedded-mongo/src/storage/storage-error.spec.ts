import { DAMAGE_ADVICE, readableFailure } from './storage-error.js'

const failure = (code: string | number, more: object): Error =>
  Object.assign(new Error(`it says ${code}`), { code }, more)

describe('readableFailure', () => {
  it.each([
    [
      'EROFS',
      { path: '/db' },
      'The database directory /db lies on a disk that is mounted read-only. (it says EROFS)',
    ],
    [30, {}, 'The database directory /db lies on a disk that is mounted read-only. (it says 30)'],
    [
      'EACCES',
      { path: '/db/engine.lock' },
      'This account may not use the database directory /db, or a file in it. (it says EACCES)',
    ],
    [
      'ENOTDIR',
      { path: '/db' },
      'The database directory /db cannot be made: a part of its path is a file. (it says ENOTDIR)',
    ],
  ])('makes a sentence of %s', (code, more, sentence) => {
    expect(readableFailure(failure(code, more), '/db')).toEqual(new Error(sentence))
  })

  it('says what to do where lmdb cannot read', () => {
    expect(readableFailure(failure(-30797, {}), '/db')).toEqual(
      new Error(`The database in /db cannot be read: it says -30797. ${DAMAGE_ADVICE}`),
    )
  })

  it('leaves other errors as they are, such as that of a port', () => {
    const ofPort = failure('EACCES', { address: '127.0.0.1', port: 80 })
    expect(readableFailure(ofPort, '/db')).toBe(ofPort)
    expect(readableFailure('text', '/db')).toBe('text')
  })
})
