import '../../../parts/labels/words.js'
import { useWatch } from 'react-hook-form'
import { type ShopSettings } from '../../../api/api-types.js'
import { useWords } from '../../../kit/words/use-words.js'
import { SheetDrawing } from '../../../parts/labels/SheetDrawing.js'
import { Amount } from './fields.js'
import { Group } from './Group.js'

/** How labels lie on a sheet, with a drawing that follows what is typed. */
export function LabelInputs() {
  return (
    <>
      <Group title="settings.sheet" help="settings.sheetHelp">
        <Amount source="labels.columns" unit="settings.labelUnit" />
        <Amount source="labels.rows" unit="settings.labelUnit" />
        <Amount source="labels.widthMm" unit="settings.mm" />
        <Amount source="labels.heightMm" unit="settings.mm" />
        <Amount source="labels.marginLeftMm" unit="settings.mm" />
        <Amount source="labels.marginTopMm" unit="settings.mm" />
        <Amount source="labels.pitchXMm" unit="settings.mm" />
        <Amount source="labels.pitchYMm" unit="settings.mm" />
      </Group>
      <Group title="settings.printer" help="settings.printerHelp">
        <Amount source="labels.offsetXMm" unit="settings.mm" />
        <Amount source="labels.offsetYMm" unit="settings.mm" />
        <Amount source="labels.paddingMm" unit="settings.mm" />
        <Amount source="labels.startCell" unit="settings.cell" />
      </Group>
      <SheetPreview />
    </>
  )
}

/** The sheet as it is typed. */
function SheetPreview() {
  const say = useWords()
  const labels = useWatch({ name: 'labels' }) as ShopSettings['labels'] | undefined
  if (!labels || Object.values(labels).some((value) => typeof value !== 'number')) return null
  return <SheetDrawing sheet={labels} label={say('settings.sheetPreview')} />
}
