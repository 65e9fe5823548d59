/**
 * `npm run test:damage -- 60`: damages the file of the embedded database that often in each of four ways (a flipped bit,
 * a missing end, that of a copy, twenty zeroed pages), and runs an engine over it. None may end without a sentence that
 * says what to do, and where an answer is wrong, the look at all pages has to name the damaged one.
 */
import { drill } from './lib/drill.mjs'

const [damages = '60'] = process.argv.slice(2)
await drill({
  built: ['embedded-mongo'],
  projects: ['embedded-mongo'],
  patterns: ['damage-while-running'],
  environment: { DAMAGES: damages },
})
