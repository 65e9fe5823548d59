import { servedPart } from '../../ui/screen.js'

/** The blocks that only say something: they can be read before their code is there. */
export const LowerBlocks = servedPart(() => import('./LowerBlocks.js'))
