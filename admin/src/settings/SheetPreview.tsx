import { useWatch } from 'react-hook-form'
import { type ShopSettings } from '../data/api-types.js'
import { SheetDrawing } from '../labels/SheetDrawing.js'
import { useWords } from '../words/use-words.js'

/** The sheet as it is typed. */
export function SheetPreview() {
  const say = useWords()
  const labels = useWatch({ name: 'labels' }) as ShopSettings['labels'] | undefined
  if (!labels || Object.values(labels).some((value) => typeof value !== 'number')) return null
  return <SheetDrawing sheet={labels} label={say('settings.sheetPreview')} />
}
