import './words.js'
import { type EditedLanding } from '../../api/api-types.js'
import { type ShowValue } from '../../kit/edit/value-in-words.js'
import { useWords } from '../../kit/words/use-words.js'

type Landing = EditedLanding['landing']
type Entry = Partial<
  Landing['blocks'][number] &
    Landing['questions']['list'][number] &
    Landing['kitchen']['steps'][number] &
    NonNullable<Landing['hero']['picture']>
>

/** Lists and pictures of the landing page as people read them; texts read as any value does. */
export function useLandingInWords(): ShowValue {
  const say = useWords()
  const entryInWords = ({ name, shown, title, text, question, answer }: Entry): string => {
    if (name !== undefined) {
      const block = say(`landingBlocks.${name}`)
      return shown ? block : say('landingValues.off', { block })
    }
    return [title ?? question, text ?? answer].filter(Boolean).join(' ')
  }
  return (source, value) => {
    if (!source.startsWith('landing.') || typeof value !== 'object' || value === null) return undefined
    if (Array.isArray(value))
      return value.every((entry) => typeof entry === 'object')
        ? value.map((entry: Entry) => entryInWords(entry)).join(' · ') || undefined
        : undefined
    const { alt } = value as Entry
    return alt ? say('landingValues.pictureOf', { alt }) : say('landingValues.picture')
  }
}
