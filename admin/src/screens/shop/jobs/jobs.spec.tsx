import { screen, within } from '@testing-library/react'
import { type Job } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession, aSummary } from '../../../testing/builders.js'
import { FakeServer, ok, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const lastRun = {
  startedAt: '2026-11-21T06:30:20.000Z',
  durationMs: 84,
  ok: true,
  by: null,
  counts: { released: 2, brewed: 1, moved: 0 },
}
const aJob = (part: Partial<Job> = {}): Job => ({
  id: 'orders.release-holds',
  title: 'Release unpaid jars',
  does: 'Gives back the jars of orders that were not paid in time.',
  schedule: { everyMinutes: 1, dailyAt: null },
  nextRunAt: '2026-11-21T06:31:20.000Z',
  runningSince: null,
  interruptedAt: null,
  lastRun,
  lastFailure: null,
  ...part,
})
const RUN = 'POST /admin/jobs/orders.release-holds/run'

const serverWith = (...jobs: Job[]) =>
  new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /dashboard/summary', ok(aSummary()))
    .on('GET /admin/jobs', ok(jobs))
    .listen()
const card = async (name: string) => within(await screen.findByRole('listitem', { name }))

it('the jobs show what each does, when, and its last result', async () => {
  const daily = aJob({
    id: 'stock.check',
    title: 'Check the stock',
    schedule: { everyMinutes: null, dailyAt: '03:10' },
    lastRun: null,
  })
  serverWith(aJob(), daily)
  openConsole('/dashboard/jobs')
  const holds = await card('Release unpaid jars')
  expect(holds.getByText('Gives back the jars of orders that were not paid in time.')).toBeInTheDocument()
  expect(holds.getByText(/^Every minute, next 21 Nov 2026, 12:01.pm$/)).toBeInTheDocument()
  expect(holds.getByText(/12:00.pm, took 84 ms, by its schedule$/)).toBeInTheDocument()
  expect(holds.getByText('Holds released: 2 · brewed: 1')).toBeInTheDocument()
  const stock = await card('Check the stock')
  expect(stock.getByText(/^Every day at 03:10/)).toBeInTheDocument()
  expect(stock.getByText('Not yet')).toBeInTheDocument()
  expect(screen.getByText(/^This is Jaadi \d+\.\d+\.\d+\.$/)).toBeInTheDocument()
  expect(await faults()).toEqual([])
})

it('the jobs are found from the cockpit by admins only', async () => {
  serverWith(aJob())
  const { person } = openConsole('/dashboard', { rail: true })
  await person.click(await screen.findByRole('button', { name: /^Shop/ }))
  await person.click(await screen.findByRole('link', { name: 'Jobs' }))
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeInTheDocument()
})

it('the jobs are not shown to packers', async () => {
  const server = serverWith(aJob()).on('GET /session', ok(aSession({ role: 'ops' })))
  openConsole('/dashboard/jobs')
  expect(await screen.findByText('Your role cannot open this screen. An admin can.')).toBeInTheDocument()
  expect(server.callsOf('GET /admin/jobs')).toHaveLength(0)
})

it('a job runs on request and shows its result', async () => {
  const done = aJob({ lastRun: { ...lastRun, by: '9000000001', durationMs: 2_460, counts: { released: 0 } } })
  const server = serverWith(aJob()).on(RUN, ok(done))
  const { person } = openConsole('/dashboard/jobs')
  await person.click(await screen.findByRole('button', { name: 'Run now: Release unpaid jars' }))
  expect(await screen.findByText('Release unpaid jars: done. There was nothing to do.')).toBeInTheDocument()
  const holds = await card('Release unpaid jars')
  expect(holds.getByText(/took 2.5 s, asked for by 9000000001$/)).toBeInTheDocument()
  expect(server.callsOf(RUN)).toHaveLength(1)
})

it('a job says that it is running in another process', async () => {
  const sentence = '"Release unpaid jars" is running already. Please wait until it has ended.'
  const server = serverWith(aJob()).on(RUN, refusal(409, 'JOB_RUNNING', sentence))
  const { person } = openConsole('/dashboard/jobs')
  const button = await screen.findByRole('button', { name: 'Run now: Release unpaid jars' })
  server.on('GET /admin/jobs', ok([aJob({ runningSince: '2026-11-21T06:31:20.000Z' })]))
  await person.click(button)
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(await screen.findByText(/^Running since 21 Nov 2026/)).toBeInTheDocument()
})

it('a job says that its run failed now, failed before, or never ended', async () => {
  const lastFailure = { at: '2026-11-20T21:40:03.000Z', message: 'the courier is closed' }
  serverWith(
    aJob({ id: 'a', title: 'A', lastRun: { ...lastRun, ok: false }, lastFailure }),
    aJob({ id: 'b', title: 'B', lastFailure }),
    aJob({ id: 'c', title: 'C', interruptedAt: '2026-11-20T21:40:03.000Z', lastFailure }),
  )
  openConsole('/dashboard/jobs')
  expect((await card('A')).getByRole('alert')).toHaveTextContent('The run failed: the courier is closed')
  expect(
    (await card('B')).getByText(/^Last error, 21 Nov 2026.*: the courier is closed$/),
  ).toBeInTheDocument()
  expect((await card('C')).getByRole('alert')).toHaveTextContent(/never ended: the server was stopped/)
})

it('the jobs say that they could not be loaded, and load again', async () => {
  const server = serverWith().on('GET /admin/jobs', { status: 500 })
  const { person } = openConsole('/dashboard/jobs')
  expect(await screen.findByRole('alert')).toHaveTextContent('The jobs could not be loaded.')
  server.on('GET /admin/jobs', ok([aJob()]))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Release unpaid jars')).toBeInTheDocument()
})
