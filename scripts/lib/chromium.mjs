import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const INSTALLERS = [
  [
    'apt-get',
    [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ],
  ],
  ['dnf', [['install', '-y', 'chromium']]],
  ['apk', [['add', 'chromium']]],
]
const find = () => PLACES.find((place) => place && existsSync(place)) ?? null
const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0

/** A Chromium for the browser journeys: the machine's, or one installed by its package manager; null when neither. */
export function ensureChromium() {
  const found = find()
  if (found !== null) return found
  const installer = process.getuid?.() === 0 ? INSTALLERS.find(([command]) => has(command)) : undefined
  if (installer) {
    const [command, steps] = installer
    console.log(`No Chromium on this machine: installing it with ${command} …`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of steps) spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    const installed = find()
    if (installed !== null) return installed
  }
  console.error(
    'The browser journeys need Chromium, and none was found or could be installed. Install it, or name it in CHROMIUM.',
  )
  return null
}
