import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { documentedCodes } from '../../../../test/support/http/documented-errors.js'
import { type ErrorCode, ERRORS } from '../../../kernel/errors/error-codes.js'

const BACKEND = resolve(__dirname, '../../../..')
const CODES = Object.keys(ERRORS) as ErrorCode[]
/**
 * Codes for files, pages and hosts, which are not calls of the API; and of one review among several, which stands in the
 * answer.
 */
const OF_NO_CALL: ErrorCode[] = ['ERROR', 'MISDIRECTED', 'UNDO_OVER']

function texts(folder: string, isMeant: (path: string) => boolean): string {
  return readdirSync(join(BACKEND, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && isMeant(path))
    .map((path) => readFileSync(join(BACKEND, folder, path), 'utf8'))
    .join('\n')
}

/** The codes of the list that a text does not contain as strings. */
const absentFrom = (text: string): ErrorCode[] => CODES.filter((code) => !text.includes(`'${code}'`))

describe('each error code', () => {
  it('appears in a test', () => {
    const own = (path: string) => !path.endsWith('error-codes.spec.ts')
    const tests = texts('test', () => true) + texts('src', (path) => path.endsWith('.spec.ts') && own(path))
    expect(absentFrom(tests)).toEqual([])
  })

  it('is documented with a call that gives it', () => {
    const documented = documentedCodes()
    expect(CODES.filter((code) => !documented.has(code))).toEqual(OF_NO_CALL)
    expect([...documented].filter((code) => !(code in ERRORS))).toEqual([])
  })

  it('is thrown somewhere, and not only documented', () => {
    const code = texts('src', (path) => !/\.spec\.ts$|error-codes\.ts$/.test(path))
    expect(absentFrom(code.replace(/@Fails\([^)]*\)/g, ''))).toEqual([])
  })
})
