/** How often an order is begun when something that it is made from changes meanwhile. */
export const STARTS = 3
