import { addWords } from '../../../kit/words/added.js'

export const jobsWords = addWords({
  jobs: {
    intro: 'What the shop does by itself. Running a job by hand does no harm, however often.',
    failed: 'The jobs could not be loaded.',
    version: 'This is Jaadi %{version}.',
    everyMinute: 'Every minute',
    everyMinutes: 'Every %{minutes} minutes',
    dailyAt: 'Every day at %{time}',
    next: 'next %{time}',
    lastRun: 'Last run',
    never: 'Not yet',
    endedIn: '%{time}, took %{duration}',
    bySchedule: 'by its schedule',
    byPerson: 'asked for by %{by}',
    running: 'Running since %{time}',
    interrupted: 'A run that began %{time} never ended: the server was stopped. The next one does its work.',
    outcome: 'Result',
    nothingToDo: 'There was nothing to do.',
    count: '%{label}: %{number}',
    lastFailure: 'Last error, %{time}: %{message}',
    wentWrong: 'The run failed: %{message}',
    runNow: 'Run now',
    ranNow: '%{job}: done. %{result}',
    runFailed: 'The job could not be started.',
  },
  /** What a run counted; a count without a word here is shown by its own name. */
  jobCounts: {
    released: 'Holds released',
    archived: 'Orders archived',
    asked: 'Parcels asked about',
    moved: 'Parcels that moved on',
    attempts: 'Payments asked about',
    paid: 'Found paid',
    refunds: 'Refunds followed',
    failures: 'Without an answer',
    products: 'Products checked',
    batches: 'Batches checked',
    drift: 'Figures corrected',
    numbered: 'Invoices numbered',
    credited: 'Credit notes numbered',
    removed: 'Pictures removed',
    days: 'Days added up',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    jobsWords: typeof jobsWords
  }
}
