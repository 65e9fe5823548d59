import { useTranslate, useTranslateLabel } from 'react-admin'
import { type AuditEntry } from '../../../api/api-types.js'
import { personName } from '../../../api/names.js'
import { useValueInWords } from '../../../kit/edit/value-in-words.js'
import { formatMoney, formatQuantity } from '../../../kit/ui/format.js'
import { plainText } from '../../../kit/ui/plain-text.js'
import { useWords } from '../../../kit/words/use-words.js'
import { wordsPlace } from './actions-words.js'

/** The resource whose names the fields of a subject have: `product:FG-0007` is one of the products. */
const RESOURCES: Readonly<Record<string, string>> = {
  product: 'products',
  outlet: 'outlets',
  employee: 'employees',
  settings: 'settings',
  supplier: 'suppliers',
  expense: 'expenses',
  stock: 'stock',
  run: 'reservations',
}
const LONGEST = 160

/** Converts a figure as the database counts it, in paise or thousandths of a unit, to one for people. */
function counted(field: string, value: number): [name: string, text: string] {
  if (field.endsWith('Paise')) return [field.slice(0, -'Paise'.length), formatMoney(value / 100)]
  if (field.endsWith('Milli')) return [field.slice(0, -'Milli'.length), formatQuantity(value / 1000)]
  return [field, String(value)]
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || value === '[]' || value === '{}'

/** An entry of the audit log for people. */
export function useAuditInWords() {
  const say = useWords()
  const translate = useTranslate()
  const nameOf = useTranslateLabel()
  const text = useValueInWords((field, value) => {
    if (isNothing(value)) return say('lists.nothing')
    if (typeof value === 'number') return counted(field, value)[1]
    if (typeof value !== 'string') return undefined
    const plain = personName(plainText(value))
    return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
  })
  return {
    /** An old event that has no words any more stays as it is. */
    action: ({ action, changes }: AuditEntry): string => {
      const said = (field: string) => {
        const change = changes.find((one) => one.field === field)
        return text(field, change?.before ?? change?.after)
      }
      const values = { amount: said('amount'), type: said('type') }
      return translate(`auditActions.${wordsPlace(action)}`, { ...values, _: action })
    },
    /** Each change as "Price: ₹849.00 → ₹880.00"; of a new record only what it has. */
    changes: ({ subject, changes }: AuditEntry): string[] =>
      changes
        .filter(({ before, after }) => !isNothing(before) || !isNothing(after))
        .map(({ field, before, after }) => {
          const resource = RESOURCES[subject.split(':', 1)[0] ?? '']
          const source = counted(field, 0)[0]
          const values = {
            field: String(nameOf({ resource: resource ?? '', source })),
            after: text(field, after),
            before: text(field, before),
          }
          return say(isNothing(before) ? 'audit.is' : 'lists.change', values)
        }),
  }
}
