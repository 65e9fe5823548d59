import { type Model, type QueryFilter, type Types, type UpdateQuery } from 'mongoose'
import { Conflict, NotFound } from '../../kernel/errors/errors.js'

/**
 * A record that several people may edit has a version that counts its edits. Changes without an editor
 * (stock, ratings) are not counted.
 */
export interface Versioned {
  version: number
}

/**
 * 409: another person saved the record after the caller read it. `details.current` is the current record,
 * in the shape of the resource's answers (with its `version`), so that the caller can see what changed and
 * decide.
 */
export class EditConflict extends Conflict {
  constructor(what: string, current: object) {
    super('EDIT_CONFLICT', `${what} was changed by somebody else while you were editing it.`, { current })
  }
}

export interface VersionedChange<T, Answer extends object> {
  id: Types.ObjectId | string
  /** The version that the editor read; without one, as in calls of the contract, the last save wins. */
  version: number | undefined
  change: UpdateQuery<T>
  /** Name of the record in errors: "The product". */
  what: string
  /** Converts the record to its wire form. */
  toAnswer: (record: T) => Answer
}

/**
 * Changes a record if it still has the version that its editor read, and increases the version.
 * @returns the record after the change
 * @throws NotFound, EditConflict
 */
export async function changeVersioned<T extends Versioned, Answer extends object>(
  model: Model<T>,
  { id, version, change, what, toAnswer }: VersionedChange<T, Answer>,
): Promise<T> {
  // A record older than its version field counts as version 0.
  const expected = version === undefined ? {} : { version: version === 0 ? { $in: [0, null] } : version }
  const update = { ...change, $inc: { ...change.$inc, version: 1 } } as UpdateQuery<T>
  const changed = await model
    .findOneAndUpdate({ _id: id, ...expected } as QueryFilter<T>, update, { returnDocument: 'after' })
    .lean<T>()
  if (changed) return changed
  const current = await model.findById(id).lean<T>()
  if (!current) throw new NotFound(what)
  throw new EditConflict(what, toAnswer(current))
}
