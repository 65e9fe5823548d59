import mongoose, { type Model } from 'mongoose'

/** A document as it is stored. */
export type Row = Record<string, unknown>

/**
 * Makes rows as mongoose would store them, but without its work for each row. The defaults of a schema are read once
 * and put under every row. The contract test reads such rows back through the application.
 */
export class RowMaker {
  private readonly defaults: Row

  constructor(
    private readonly model: Model<never>,
    private readonly stamped: boolean,
  ) {
    const template = new (model as unknown as Model<object>)({}).toObject<Row>()
    delete template['_id']
    this.defaults = model.schema.get('versionKey') === '__v' ? { ...template, __v: 0 } : template
  }

  /** A row with an `_id` of its own unless `fields` has one; with dates of creation only if the schema has them. */
  make<T extends object>(fields: T, at: Date): T & { _id: mongoose.Types.ObjectId } {
    const stamps = this.stamped ? { createdAt: at, updatedAt: at } : {}
    return { _id: new mongoose.Types.ObjectId(), ...this.defaults, ...fields, ...stamps }
  }

  async insert(rows: readonly object[], session: mongoose.ClientSession): Promise<void> {
    if (rows.length > 0) await this.model.collection.insertMany(rows as never[], { session })
  }
}
