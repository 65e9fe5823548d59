import '../../../parts/landing/words.js'
import { useTranslateLabel } from 'react-admin'
import { type SettingsVersion } from '../../../api/api-types.js'
import { useWords } from '../../../kit/words/use-words.js'
import { useLandingInWords } from '../../../parts/landing/use-landing-in-words.js'

/** `catalogue.variantOils.CP_PO`: an entry stands behind the name of its list. */
const ENTRY = /^(catalogue\.\w+)\.(.+)$/

/** `messageTemplates.orderPaid.sms.text`: edited beside the messages. */
const MESSAGE_TEXT = /^messageTemplates\.(.+)$/

/** Each change as "Street: L.B Nagar → Road 4". */
export function useChangesInWords() {
  const say = useWords()
  const nameOf = useTranslateLabel()
  const landingInWords = useLandingInWords()
  const label = (source: string) => {
    const [, place] = MESSAGE_TEXT.exec(source) ?? []
    if (place !== undefined) return say('settings.messageText', { place })
    // The landing page is edited on a screen of its own.
    const resource = source.startsWith('landing.') ? 'landing' : 'settings'
    return String(nameOf({ resource, source }))
  }
  const text = (source: string, value: unknown) => {
    const ofLanding = landingInWords(source, value)
    if (ofLanding !== undefined) return ofLanding
    if (value === null || value === undefined || value === '') return say('lists.nothing')
    if (typeof value === 'boolean') return say(value ? 'lists.yes' : 'lists.no')
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
  return (changes: SettingsVersion['changes']): string[] =>
    changes.map(({ field, before, after }) => {
      const [, list, code] = ENTRY.exec(field) ?? []
      const name = list === undefined ? label(field) : `${label(list)}, ${code}`
      return say('lists.change', { field: name, before: text(field, before), after: text(field, after) })
    })
}
