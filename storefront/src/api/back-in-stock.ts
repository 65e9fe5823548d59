import { getJson, sendJson } from './http.js'
import { type Waits } from './types.js'

const idsOf = async (answer: Promise<Waits>) => (await answer).products

/** Products (`Id`) that the customer waits for. */
export const fetchWaits = () => idsOf(getJson<Waits>('/back-in-stock'))

/** Asks to be told once, or takes it back. @throws {ApiError} IN_STOCK, WAITS_FULL */
export const setWait = (Id: string, wanted: boolean) =>
  idsOf(sendJson<Waits>(wanted ? 'PUT' : 'DELETE', `/back-in-stock/${encodeURIComponent(Id)}`, {}))
