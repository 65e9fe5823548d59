import { type Connection, type Model, Schema } from 'mongoose'

/** What was seeded, so that it is seeded once. */
export interface DemoMarker {
  /** `demo`, `history` or `breadth`. */
  _id: string
  at: Date
  /**
   * Of the past orders: how many there are to be, and how many there are. Of the other records: 1 when all are there.
   */
  orders?: number
  done?: number
}

const MARKER = 'DemoMarker'

/** The markers of a database; their collection exists afterwards. */
export async function demoMarkers(connection: Connection): Promise<Model<DemoMarker>> {
  const known = connection.models[MARKER] as Model<DemoMarker> | undefined
  const model = known ?? connection.model<DemoMarker>(MARKER, markerSchema())
  await model.createCollection()
  return model
}

function markerSchema(): Schema<DemoMarker> {
  return new Schema<DemoMarker>(
    {
      _id: { type: String, required: true },
      at: { type: Date, required: true },
      orders: { type: Number },
      done: { type: Number },
    },
    { collection: 'demo', versionKey: false },
  )
}
