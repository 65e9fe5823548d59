import { isFields } from '../../../audit/domain/named-thing.js'

type Fields = Record<string, unknown>

/** Entries of a list are stored by their code, so that a history shows which of them changed. */
function entriesOf(path: string, list: readonly unknown[]): Fields {
  if (!list.every((entry) => isFields(entry) && typeof entry['code'] === 'string')) return { [path]: list }
  const entries = list as { code: string }[]
  return {
    [path]: entries.map(({ code }) => code),
    ...Object.fromEntries(entries.map(({ code, ...rest }) => [`${path}.${code}`, rest])),
  }
}

/** Nested settings as places and plain values (`address.line`), for a history that people read. */
export function flattened(settings: object, prefix = ''): Fields {
  return Object.assign(
    {},
    ...Object.entries(settings).map(([key, value]: [string, unknown]): Fields => {
      const path = prefix + key
      if (Array.isArray(value)) return entriesOf(path, value)
      return isFields(value) ? flattened(value, `${path}.`) : { [path]: value }
    }),
  ) as Fields
}
