import { ensureBuilt } from '../../../scripts/lib/prepare.mjs'

/** Builds the engine first, for tests that start it as a process. */
export default () => ensureBuilt(['embedded-mongo'])
