import { type mongo } from 'mongoose'

/** How far a step has come with one collection. */
export interface Passed {
  collection: string
  /** Documents that it has passed, of how many; an estimate. */
  done: number
  of: number
}

/** To be called after each portion of work: the process counts as alive, and tells how far it has come. */
export type Beat = (passed?: Passed) => Promise<void>

/**
 * One step of the database from the version before to `version`. It may be killed and run again, so each change asks
 * for what is not changed yet. It works in portions and calls `beat` after each, so that no other process takes over.
 */
export interface Migration {
  /** One more than the step before. */
  version: number
  /** What it did, for the person who reads the output of the start: "Postal codes have a name of their own". */
  title: string
  /** It does the same again whenever it is run, so its count says nothing of what was left. */
  anew?: true
  /** @returns how many documents it changed. */
  run(db: mongo.Db, beat: Beat): Promise<number>
}
