import { useWords } from '../words/use-words.js'

/** Formats the value of a field; undefined leaves it to the general rule. */
export type ShowValue = (source: string, value: unknown) => string | undefined

/** Says only that there is something in the field, not what: several people may see a conflict. */
export const hideSecret =
  (secret: string): ShowValue =>
  (source, value) =>
    source === secret && value ? '••••••' : undefined

/** Any value of a field as text. */
export function useValueInWords(show?: ShowValue): (source: string, value: unknown) => string {
  const say = useWords()
  const inWords = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return say('lists.nothing')
    if (typeof value === 'boolean') return say(value ? 'lists.yes' : 'lists.no')
    if (Array.isArray(value)) return value.length === 0 ? say('lists.nothing') : value.map(inWords).join(', ')
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  return (source, value) => show?.(source, value) ?? inWords(value)
}
