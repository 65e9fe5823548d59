import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withSecretFiles } from './secret-files.js'

const file = join(mkdtempSync(join(tmpdir(), 'jaadi-secret-')), 'secret')
writeFileSync(file, 'kept away from the list of processes\n')

function read(environment: Record<string, string>) {
  const problems: string[] = []
  return { environment: withSecretFiles(environment, problems), problems }
}

describe('a secret in a file', () => {
  it('is read without the line break at its end', () => {
    const { environment, problems } = read({ SESSION_SECRET_FILE: file, PORT: '1' })
    expect(environment).toMatchObject({ SESSION_SECRET: 'kept away from the list of processes', PORT: '1' })
    expect(problems).toEqual([])
  })

  it('is a problem when the file is missing, or when the variable has a value too', () => {
    expect(read({ SESSION_SECRET_FILE: '/nowhere' }).problems).toEqual([
      'SESSION_SECRET_FILE names /nowhere, which cannot be read.',
    ])
    expect(read({ SESSION_SECRET_FILE: file, SESSION_SECRET: 'x' }).problems).toEqual([
      'SESSION_SECRET and SESSION_SECRET_FILE are both set; leave one of them out.',
    ])
  })

  it('is possible only for secrets', () => {
    expect(read({ PORT_FILE: file }).environment).not.toHaveProperty('PORT')
  })
})
