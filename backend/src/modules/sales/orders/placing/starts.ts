/** How often placing an order starts over when its data change meanwhile. */
export const STARTS = 3
