import { keyEncoder } from './key-encoder.js'
import { PRIVATE_FILE } from './private-files.js'

/** Address space, not memory: the file grows as it is written. */
const MAP_BYTES = 16 * 1024 ** 3

/** How the files look; the same for everybody who opens them. */
export const layoutIn = (directory: string) => ({
  path: directory,
  noSubdir: false,
  keyEncoder,
  encoding: 'binary' as const,
  mapSize: MAP_BYTES,
  maxReaders: 512,
  pageSize: 4096,
  permissionsMode: PRIVATE_FILE,
})
