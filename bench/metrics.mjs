import { loadBesideBare, withBare } from './lib/load.mjs'

export const title =
  'What counting and timing each answer costs: a bare endpoint with it, beside one without (aim: nine tenths or more)'

/** Of a small answer; on a larger one it shows less. */
const BYTES = Buffer.from(JSON.stringify({ text: 'x'.repeat(500) }))

export const run = () =>
  withBare(BYTES, async (url) => [{ name: 'a bare endpoint with metrics', ...(await loadBesideBare(url)) }], [
    '--metrics',
  ])
