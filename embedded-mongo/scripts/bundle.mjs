/** Joins the compiled engine into a few files, as the backend is (ADR 26): its thread loads them at each start. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist')

const joined = await rolldown({
  // The thread is looked for beside what starts it, by this name.
  input: {
    index: join(dist, 'index.js'),
    files: join(dist, 'files.js'),
    cli: join(dist, 'cli.js'),
    worker: join(dist, 'launch', 'worker.js'),
  },
  platform: 'node',
  // With machine code.
  external: ['fs-native-extensions', 'lmdb'],
})
await joined.write({
  dir: join(dist, 'bundle'),
  format: 'esm',
  cleanDir: true,
  keepNames: true,
  minify: false,
  // V8 keeps every source, with two bytes for each character of a file that has one beyond Latin-1.
  charset: 'ascii',
  comments: { jsdoc: false },
})
