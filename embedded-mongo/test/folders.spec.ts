import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const workspace = resolve(__dirname, '..')
const src = join(workspace, 'src')

/** The rows of the README's table of folders, top first; files of `src` itself are in the row `.`. */
function readRows(): string[][] {
  const [, section = ''] = readFileSync(join(workspace, 'README.md'), 'utf8').split('\n## Folders\n')
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  return rows.map((row) => {
    const names = [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    return names.map((name) => (name.endsWith('.ts') ? '.' : name))
  })
}

function folderOf(path: string): string {
  const [first = '', ...rest] = relative(src, path).split('/')
  return rest.length > 0 ? first : '.'
}

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
  .map((name) => join(src, name))

function importsOf(path: string): string[] {
  const imports = readFileSync(path, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)
  return [...imports].map(([, target = '']) => resolve(path, '..', target))
}

describe('the folders of the engine', () => {
  const rows = readRows()
  const rowOf = (folder: string): number => rows.findIndex((names) => names.includes(folder))

  it('are all listed in the table of the README', () => {
    expect([...new Set(rows.flat())].sort()).toEqual([...new Set(sources.map(folderOf))].sort())
  })

  it('import only from rows below their own, types included', () => {
    const wrong = sources.flatMap((path) =>
      importsOf(path)
        .filter((target) => folderOf(target) !== folderOf(path))
        .filter((target) => rowOf(folderOf(target)) <= rowOf(folderOf(path)))
        .map((target) => `${relative(src, path)} -> ${relative(src, target)}`),
    )
    expect(wrong).toEqual([])
  })
})
