import { type Trace } from '../../../api/api-types.js'

/** What people call the things of a trace, by `id`. */
export const namesIn = ({ nodes }: Trace): ReadonlyMap<string, string> =>
  new Map(nodes.map(({ id, label }) => [id, label]))
