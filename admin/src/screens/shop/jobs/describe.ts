import { type Job, type JobRun } from '../../../api/api-types.js'
import { formatQuantity } from '../../../kit/ui/format.js'
import { type Say } from '../../../kit/words/use-words.js'
import { jobsWords } from './words.js'

type CountName = keyof typeof jobsWords.jobCounts

const isNamed = (name: string): name is CountName => Object.hasOwn(jobsWords.jobCounts, name)

/** "Every 10 minutes". */
export function scheduleOf({ schedule }: Pick<Job, 'schedule'>, say: Say): string {
  if (schedule.dailyAt !== null) return say('jobs.dailyAt', { time: schedule.dailyAt })
  const minutes = schedule.everyMinutes ?? 1
  return minutes === 1 ? say('jobs.everyMinute') : say('jobs.everyMinutes', { minutes })
}

/** "Holds released: 2 · …", what is zero left out. */
export function resultOf({ counts }: Pick<JobRun, 'counts'>, say: Say): string {
  const told = Object.entries(counts)
    .filter(([, number]) => number !== 0)
    .map(([name, number]) => {
      const label = isNamed(name) ? say(`jobCounts.${name}`) : name
      return say('jobs.count', { label, number: formatQuantity(number) })
    })
  return told.length > 0 ? told.join(' · ') : say('jobs.nothingToDo')
}

/** "84 ms", "2.5 s". */
export function durationOf(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${formatQuantity(Math.round(ms / 100) / 10)} s`
}
