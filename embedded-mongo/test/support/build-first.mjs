import { ensureBuilt } from '../../../scripts/lib/prepare.mjs'

/** For tests that start the engine as a process: the build is that of these very sources. */
export default () => ensureBuilt(['embedded-mongo'])
