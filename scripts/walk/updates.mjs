/**
 * Updates of a shop that sells meanwhile (docs/operating.md#update-and-go-back): what hinders one, one that does not
 * come up, one that does, and the way back.
 */
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { keepBuying } from './buying.mjs'
import { eventually, run, start } from './processes.mjs'

/** Away for longer than this is no update beside the running shop, even on a busy machine. */
const MOST_SECONDS_AWAY = 60
/** For a start on a busy machine. */
const WAIT_SECONDS = '40'
/** Less than a release takes. */
const FULL_AT = '300m'
/** Where nothing may be mounted: no file may be longer, in blocks of 512 bytes. Some of an installation are. */
const LONGEST_FILE = 20_000

const shell = (line) => run('sh', ['-c', line])

/** The shop as a service: started and stopped by commands, as systemd does it. */
export function serviceIn(home) {
  const [pid, log] = [join(home, 'shop.pid'), join(home, 'shop.log')]
  const startLine = `cd ${join(home, 'current')} && (npm start >> ${log} 2>&1 & echo $! > ${pid})`
  const stopLine = `kill $(cat ${pid}) 2> /dev/null; while kill -0 $(cat ${pid}) 2> /dev/null; do sleep 0.1; done`
  return { log, startLine, stopLine, start: () => shell(startLine), stop: () => shell(stopLine) }
}

/** Commits a release to the repository that the shop was cloned from; `changes` change more files. */
async function release(repository, version, changes = {}) {
  for (const file of ['package.json', 'package-lock.json']) {
    const facts = JSON.parse(readFileSync(join(repository, file), 'utf8'))
    for (const one of [facts, facts.packages?.['']]) if (one) one.version = version
    writeFileSync(join(repository, file), `${JSON.stringify(facts, null, 2)}\n`)
  }
  for (const [file, changed] of Object.entries(changes)) {
    const path = join(repository, file)
    writeFileSync(path, changed(readFileSync(path, 'utf8')))
  }
  const author = ['-c', 'user.name=Walk', '-c', 'user.email=walk@jaadi.example']
  await run('git', ['add', '-A'], { cwd: repository })
  await run('git', [...author, 'commit', '-q', '-m', `chore(release): version ${version}`], {
    cwd: repository,
  })
}

/** A release that changes the database, and then does not listen. */
const BROKEN = {
  'backend/src/migrations/migrations.ts': (text) =>
    text.replace(
      /^\]$/m,
      `  {\n    version: FIRST_VERSION + 1_000,\n    title: 'A step of the walk',\n    run: (db) => db.collection('products').updateMany({}, { $set: { walked: true } }).then(({ modifiedCount }) => modifiedCount),\n  },\n]`,
    ),
  'backend/src/server.ts': (text) =>
    text.replace('await app.listen(', "throw new StartupError('Made to fail.')\n    await app.listen("),
}

/**
 * @param {object} shop what the walk has set up
 * @param {(what: string, work: () => Promise<unknown>) => Promise<unknown>} shop.step
 * @param {string} shop.folder where this may keep what it needs
 * @param {string} shop.home the folder with `releases` and `current`
 * @param {string} shop.repository that the first release was cloned from
 */
export async function walkUpdates({ step, folder, home, repository, customer, standIns, product, expect }) {
  const service = serviceIn(home)
  const link = join(home, 'current')
  const running = () => basename(realpathSync(link))
  const versionOf = () => JSON.parse(readFileSync(join(link, 'package.json'), 'utf8')).version
  const first = { name: running(), version: versionOf() }

  /** Runs a command of updates while a customer buys. @returns its code, what it said, and how the customer fared */
  async function meanwhile(name, { env, within = (line) => line } = {}) {
    const buying = keepBuying(customer, standIns, product)
    const options = ['--stop', service.stopLine, '--start', service.startLine, '--wait', WAIT_SECONDS]
    const [file, ...args] = within(['npm', 'run', name, '--', ...options])
    const program = start(file, args, { cwd: link, env })
    const code = await program.ended
    return { code, said: program.printed(), ...(await buying.stop()) }
  }

  /** What hindered an update left the shop as it was, also for its next start. */
  async function expectAsBefore({ code, said, seconds, orders }, { name, version }) {
    expect(`the update ended with 1 and not ${code}: ${said}`, code === 1)
    expect(`the shop never stopped: it was away for ${seconds} s`, seconds < 2)
    expect('it sold meanwhile', orders > 0)
    expect('the release is the same', running() === name && versionOf() === version)
    expect('nothing half-made is left', !readdirSync(join(home, 'releases')).includes('.part'))
    await service.stop()
    await service.start()
    await eventually('the shop', () =>
      customer.send('GET', '/api/health/ready').then(
        ({ status }) => status === 200,
        () => false,
      ),
    )
  }

  await release(repository, '1000.0.0')
  await step('an update whose network is cut in `npm ci` leaves the shop as it is, and says so', async () => {
    const cut = {
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_cache: join(folder, 'empty-cache'),
      npm_config_fetch_retries: '0',
    }
    const ended = await meanwhile('update', { env: cut })
    expect(`it says why: ${ended.said}`, ended.said.includes('The registry of packages cannot be reached'))
    await expectAsBefore(ended, first)
  })

  const canMount = (await start('unshare', ['-rm', 'true']).ended.catch(() => 1)) === 0
  await step(
    `an update on a full disk likewise${canMount ? '' : ' (a limit of the length of files, since nothing can be mounted)'}`,
    async () => {
      const ended = await meanwhile('update', {
        within: canMount ? onFullDisk(folder, home) : withShortFiles,
      })
      if (canMount) expect(`it says why: ${ended.said}`, ended.said.includes('The disk is full'))
      await expectAsBefore(ended, first)
    },
  )

  const told = async (what, work) => console.log(`    ${await step(what, work)}`)
  await told('an update to the next release: every order that was acknowledged is there', async () => {
    const ended = await meanwhile('update')
    expect(`the update ended with 0: ${ended.said}`, ended.code === 0 && versionOf() === '1000.0.0')
    return awayOf(ended, MOST_SECONDS_AWAY)
  })
  const second = running()

  await release(repository, '1000.1.0', BROKEN)
  await told('one that changes the database and does not come up goes back by itself', async () => {
    const ended = await meanwhile('update')
    expect(`it goes back: ${ended.said}`, ended.said.includes('Jaadi 1000.0.0 runs as before.'))
    expect('the release is the same', ended.code === 1 && running() === second)
    return awayOf(ended, MOST_SECONDS_AWAY + 2 * Number(WAIT_SECONDS))
  })

  await told('`npm run go-back` brings the first release again, with every order', async () => {
    const ended = await meanwhile('go-back')
    expect(`it ended with 0: ${ended.said}`, ended.code === 0 && running() === first.name)
    return awayOf(ended, MOST_SECONDS_AWAY)
  })

  function awayOf({ seconds, orders, payments }, mostSeconds) {
    expect(`it was away for ${mostSeconds} s at most and not for ${seconds}`, seconds <= mostSeconds)
    return `Away for ${seconds.toFixed(1)} s; ${orders} orders and ${payments} payments acknowledged.`
  }
}

/** The command with a small disk of its own under `releases`, which nobody else sees. */
function onFullDisk(folder, home) {
  const aside = join(folder, 'aside')
  const release = join(home, 'releases', basename(realpathSync(join(home, 'current'))))
  const script = [
    'set -e; mkdir -p "$1"; mount --bind "$2" "$1"',
    `mount -t tmpfs -o size=${FULL_AT} tmpfs "$3"`,
    'mkdir "$2"; mount --bind "$1" "$2"; cd "$2"; shift 3; exec "$@"',
  ].join('; ')
  return (line) => [
    'unshare',
    '-rm',
    'sh',
    '-c',
    script,
    'sh',
    aside,
    release,
    join(home, 'releases'),
    ...line,
  ]
}

const withShortFiles = (line) => [
  'sh',
  '-c',
  `trap '' XFSZ; ulimit -f ${LONGEST_FILE}; exec "$@"`,
  'sh',
  ...line,
]
