/** What the Dockerfile puts into the image, read from its own lines, for tests on a machine without Docker. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { root } from './prepare.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')

/** The stages of the Dockerfile in their order: what each copies, how it installs packages, and what it takes away again. */
function stages() {
  return read('Dockerfile')
    .split(/^FROM /m)
    .slice(1)
    .map((text) => ({
      name: / AS (\w+)/.exec(text)?.[1] ?? '',
      install: /^RUN npm ci (.+)$/m.exec(text)?.[1] ?? null,
      removals: Array.from(text.matchAll(/^RUN (find .+ -delete)$/gm), ([, line]) => line),
      copies: Array.from(text.matchAll(/^COPY (?:--from=(\w+) )?(.+)$/gm), ([, from = null, paths]) => {
        const sources = paths.split(' ').map((path) => path.replace(/^\/app\/?/, ''))
        return { from, target: posix.normalize(sources.pop()), sources }
      }),
    }))
}

const stageOf = (name) => stages().find((stage) => stage.name === name)
const image = () => stages().at(-1)

/** Paths from the root, of files and folders, that the image has besides the packages. */
export function pathsInImage() {
  return image().copies.flatMap(({ from, sources }) =>
    from === 'packages' ? stageOf(from).copies.flatMap((copy) => copy.sources) : sources,
  )
}

/** The installed packages that `npm ci` with these arguments would bring, as paths from the root. */
function installedPackages(args) {
  // Its exit code tells whether all versions fit one another, also those of packages that are not listed here.
  const { stdout } = spawnSync('npm', ['ls', '--all', '--parseable', ...args.split(' ')], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  const paths = stdout
    .trim()
    .split('\n')
    .map((path) => relative(root, path))
    .filter((path) => path.includes('node_modules'))
    .sort()
  // A package's nested packages are copied with it.
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/node_modules/`)))
}

/** Links the files under a second name, in a second instead of a minute; copies them to another disk. */
function place(from, to) {
  const found = lstatSync(from)
  if (found.isDirectory()) {
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from)) place(join(from, name), join(to, name))
  } else if (found.isSymbolicLink()) symlinkSync(readlinkSync(from), to)
  else
    try {
      linkSync(from, to)
    } catch (error) {
      if (error.code !== 'EXDEV') throw error
      copyFileSync(from, to)
    }
}

/** Lays the folder of the image out, from what is built and installed here. */
export function layOutImage(folder) {
  const copy = (path, to = path) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true })
    place(join(root, path), join(folder, to))
  }
  const layOut = ({ copies, install }) => {
    for (const { from, sources, target } of copies) {
      if (from === 'packages') layOut(stageOf(from))
      else
        for (const path of sources)
          copy(path, target === path ? path : join(target, path.slice(path.lastIndexOf('/') + 1)))
    }
    if (install !== null) for (const path of installedPackages(install)) copy(path)
  }
  layOut(image())
  for (const line of stages().flatMap(({ removals }) => removals))
    execFileSync('sh', ['-c', line], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}
