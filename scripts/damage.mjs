/**
 * `npm run test:damage -- 60`: damages the file of the embedded database that often in each of five ways (a flipped bit
 * where lmdb follows, one anywhere in a page, a missing end, that of a copy, twenty zeroed pages), runs an engine over it,
 * and counts what came of it. None may end without a sentence that says what to do, or answer a document that nobody has
 * written so. Where an answer is wrong otherwise, the look at all pages has to name the damaged one.
 */
import { drill } from './lib/drill.mjs'

const [damages = '60'] = process.argv.slice(2)
await drill({
  built: ['embedded-mongo'],
  projects: ['embedded-mongo'],
  patterns: ['damage-while-running'],
  environment: { DAMAGES: damages },
})
