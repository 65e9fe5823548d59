import { postalCodes } from './002-postal-codes.js'
import { type Migration } from './migration.js'

/** The version of a database that was filled before there were numbers. */
export const FIRST_VERSION = 1

/** Every step, in order. A released step is never changed: a mistake in it is mended by the next one. */
export const MIGRATIONS: readonly Migration[] = [postalCodes]

/** What this program reads and writes. */
export const SCHEMA_VERSION = MIGRATIONS.at(-1)?.version ?? FIRST_VERSION
