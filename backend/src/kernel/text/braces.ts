/** A name between double braces. */
export const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The names between double braces, in their order, each as often as it stands there. */
export const namesIn = (text: string): string[] => [...text.matchAll(PLACE)].map(([, name = '']) => name)

/** A text with its names filled in. A name without a value is left out. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACE, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''))
