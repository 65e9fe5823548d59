import { type mongo } from 'mongoose'

/**
 * One step of the database from the version before to `version`. It may be killed and run again, so each change asks
 * for what is not changed yet. It works in portions and calls `beat` after each, so that no other process takes over.
 */
export interface Migration {
  /** One more than the step before. */
  version: number
  /** What it did, for the person who reads the output of the start: "Postal codes have a name of their own". */
  title: string
  /** @returns how many documents it changed. */
  run(db: mongo.Db, beat: () => Promise<void>): Promise<number>
}
