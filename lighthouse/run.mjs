/**
 * `npm run lighthouse`: starts the shop with the demo's 18 jars, then one with 200, and measures the public screens of
 * each as a phone on a slow network sees them (Lighthouse's default throttling). Fails below the scores that the shop
 * promises. The first line is of a page with nothing but a heading: where it blocks, the machine is too slow or too busy
 * to judge the others.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { START } from '../scripts/lib/how-it-starts.mjs'
import { ensureBuilt, ensureInstalled, root } from '../scripts/lib/prepare.mjs'

const LEAST = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Seconds until the largest thing in sight is painted, and how far anything may move after it (0.1 counts as bad). */
const MOST = { lcp: 1.2, cls: 0.001 }
const [DEMO_JARS, MANY_JARS] = [18, 200]
const BARE =
  '<!doctype html><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare</h1>'
const RUNS = Number(process.env.RUNS ?? 3)
const PORT = process.env.PORT ?? '3199'
const origin = `http://localhost:${PORT}`
const here = join(root, 'lighthouse')

/** Lighthouse itself is fetched on first use: it weighs more than the shop's other tools together. */
function ensureLighthouse() {
  if (existsSync(join(here, 'node_modules', 'lighthouse'))) return
  console.log('Fetching Lighthouse (once) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: here,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(1)
}

/** @param further jars beside those of the demo. */
async function startShop(dataDir, further) {
  const env = {
    ...process.env,
    ...START.environment,
    PORT,
    DATA_DIR: dataDir,
    SEED: 'demo',
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    MONGODB_URI: '',
  }
  const stdio = ['ignore', 'ignore', 'inherit']
  if (further > 0) {
    const seed = ['scripts/cli.mjs', 'seed', '--orders', '0', '--products', String(further)]
    const { status } = spawnSync(process.execPath, seed, { cwd: root, env, stdio })
    if (status !== 0) throw new Error('The jars were not made')
  }
  const child = spawn(process.execPath, [...START.flags, 'scripts/start.mjs'], { cwd: root, env, stdio })
  for (let tries = 0; tries < 240; tries += 1) {
    if (child.exitCode !== null) throw new Error('The shop did not start')
    await wait(500)
    const { ok } = await fetch(`${origin}/api/health/ready`).catch(() => ({ ok: false }))
    // Whose answer it is: a shop that finds its port taken goes at once.
    if (ok && child.exitCode === null) return child
  }
  throw new Error('The shop did not start in two minutes')
}

/** Start page, products, the first jar and the cart of a visitor. */
async function addresses() {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const jar = /<loc>([^<]*\/pickles\/[^<]*)<\/loc>/.exec(sitemap)?.[1]
  if (!jar) throw new Error('The sitemap names no product')
  return ['/userhomepage', '/userhomepage?tab=products', new URL(jar).pathname, '/userhomepage?tab=cart']
}

const median = (numbers) => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)]
const scoreOf = (results, category) =>
  Math.round(median(results.map(({ categories }) => categories[category].score)) * 100)
const valueOf = (results, audit) => median(results.map(({ audits }) => audits[audit].numericValue))

/** What keeps a page from the full score. */
const shortfalls = ({ audits, categories }) =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => `    ${id}: ${audits[id].title} ${audits[id].displayValue ?? ''}`),
  )

async function runsOf(address, lighthouse, chrome) {
  const results = []
  // A run in which the browser did not get to paint says nothing; such runs are few.
  for (let tries = 0; results.length < RUNS && tries < 2 * RUNS; tries += 1) {
    const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'error', output: 'json' })
    if (!lhr.runtimeError) results.push(lhr)
  }
  return results
}

async function measureBare(lighthouse, chrome) {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(BARE)).listen(
    0,
  )
  await once(server, 'listening')
  const results = await runsOf(`http://localhost:${server.address().port}`, lighthouse, chrome)
  server.close()
  const blocked = Math.round(valueOf(results, 'total-blocking-time'))
  console.log(`     a bare page has ${scoreOf(results, 'performance')} and blocks ${blocked} ms here`)
}

async function measure(path, lighthouse, chrome) {
  const results = await runsOf(origin + path, lighthouse, chrome)
  const scores = Object.keys(LEAST).map((category) => scoreOf(results, category))
  const [lcp, cls, tbt, bytes] = [
    'largest-contentful-paint',
    'cumulative-layout-shift',
    'total-blocking-time',
    'total-byte-weight',
  ].map((audit) => valueOf(results, audit))
  const low =
    Object.values(LEAST).some((least, index) => scores[index] < least) ||
    lcp > MOST.lcp * 1000 ||
    cls > MOST.cls
  console.log(
    `${low ? 'LOW ' : 'ok  '} ${path.padEnd(46)} ${scores.join(' / ').padEnd(22)} LCP ${(lcp / 1000).toFixed(2)} s  CLS ${cls.toFixed(3)}  TBT ${Math.round(tbt)} ms  ${Math.round(bytes / 1000)} kB`,
  )
  shortfalls(results[0]).forEach((line) => console.log(line))
  return !low
}

ensureInstalled()
await ensureBuilt()
ensureLighthouse()
const chromePath = ensureChromium()
if (chromePath === null) process.exit(1)
const [{ default: lighthouse }, { launch }] = await Promise.all([
  import('lighthouse'),
  import('chrome-launcher'),
])
const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'] })
let good = true
try {
  await measureBare(lighthouse, chrome)
  for (const jars of [DEMO_JARS, MANY_JARS]) {
    const dataDir = mkdtempSync(join(tmpdir(), 'jaadi-lighthouse-'))
    const shop = await startShop(dataDir, jars - DEMO_JARS)
    try {
      console.log(`     ${`${jars} jars`.padEnd(46)} ${Object.keys(LEAST).join(' / ')}`)
      for (const path of await addresses()) good = (await measure(path, lighthouse, chrome)) && good
    } finally {
      shop.kill('SIGTERM')
      await once(shop, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
} finally {
  chrome.kill()
}
process.exit(good ? 0 : 1)
