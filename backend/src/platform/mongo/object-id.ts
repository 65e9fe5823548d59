import { Schema } from 'mongoose'

/** The type of a reference in a schema. */
export const ObjectId = Schema.Types.ObjectId
