/** The form in which names are compared: "Sri  Lakshmi Spices" is "sri lakshmi spices". */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
