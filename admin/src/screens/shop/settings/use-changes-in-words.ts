import { useTranslateLabel } from 'react-admin'
import { type SettingsVersion } from '../../../api/api-types.js'
import { useWords } from '../../../kit/words/use-words.js'

/** `catalogue.variantOils.CP_PO`: an entry stands behind the name of its list. */
const ENTRY = /^(catalogue\.\w+)\.(.+)$/

/** `messageTemplates.orderPaid.sms.text`: edited beside the messages. */
const MESSAGE_TEXT = /^messageTemplates\.(.+)$/

/** Each change as "Street: L.B Nagar → Road 4". */
export function useChangesInWords() {
  const say = useWords()
  const nameOf = useTranslateLabel()
  const label = (source: string) => {
    const [, place] = MESSAGE_TEXT.exec(source) ?? []
    if (place !== undefined) return say('settings.messageText', { place })
    return String(nameOf({ resource: 'settings', source }))
  }
  const text = (value: unknown) => {
    if (value === null || value === undefined || value === '') return say('lists.nothing')
    if (typeof value === 'boolean') return say(value ? 'lists.yes' : 'lists.no')
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
  return (changes: SettingsVersion['changes']): string[] =>
    changes.map(({ field, before, after }) => {
      const [, list, code] = ENTRY.exec(field) ?? []
      const name = list === undefined ? label(field) : `${label(list)}, ${code}`
      return say('lists.change', { field: name, before: text(before), after: text(after) })
    })
}
