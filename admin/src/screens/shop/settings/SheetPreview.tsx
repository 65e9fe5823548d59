import { useWatch } from 'react-hook-form'
import { type ShopSettings } from '../../../api/api-types.js'
import { useWords } from '../../../kit/words/use-words.js'
import { SheetDrawing } from '../../../parts/labels/SheetDrawing.js'

/** The sheet as it is typed. */
export function SheetPreview() {
  const say = useWords()
  const labels = useWatch({ name: 'labels' }) as ShopSettings['labels'] | undefined
  if (!labels || Object.values(labels).some((value) => typeof value !== 'number')) return null
  return <SheetDrawing sheet={labels} label={say('settings.sheetPreview')} />
}
