/** A new reservation. */
export const NEW_RUN = '/reservations'
export const RUN_LIST = '/reservation-list'

/** The form of a reservation. @param id its number */
export const editAddress = (id: string): string => `${NEW_RUN}?${new URLSearchParams({ id })}`

/** What asks the form to fill itself from the stock when it opens. */
export const FILL = '#fill'

/** The form of a reservation, which fills in what is there now. */
export const fillAddress = (id: string): string => `${editAddress(id)}${FILL}`

/** The page of a run: what was reserved, what went in and what came out. */
export const runAddress = (id: string): string => `/dashboard/runs/${encodeURIComponent(id)}`

/** The receipt of what a run made, with the run chosen. Behind the hash: the search is the inventory's filter. */
export const receiveAddress = (reservation: string): string =>
  `/stock-receipt/fg#${encodeURIComponent(reservation)}`

/** The run that such an address asks for, or null. */
export function runToReceive(hash: string): string | null {
  return hash.length > 1 ? decodeURIComponent(hash.slice(1)) : null
}

/** Where everything of a run came from, and went to. */
export const traceAddress = (reservation: string): string =>
  `/dashboard/trace?${new URLSearchParams({ reservation })}`

/** The recipe that a run was made from. */
export const bomAddress = (id: string): string => `/bom?${new URLSearchParams({ id })}`
