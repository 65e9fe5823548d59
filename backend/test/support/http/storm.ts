import { type Answer, Client } from './client.js'

/** Wrong guesses side by side, half at each process. */
export const STORM = 100

export type Attempt = (client: Client, index: number) => Promise<Answer>

/** As many attempts at once, each of a browser of its own. */
export const stormOf = (urlOf: (index: number) => string, attempt: Attempt): Promise<Answer[]> =>
  Promise.all(Array.from({ length: STORM }, (_, index) => attempt(new Client(urlOf(index)), index)))

export const count = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length
