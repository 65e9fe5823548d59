import '../../../parts/labels/words.js'
import { Amount } from './fields.js'
import { Group } from './Group.js'
import { SheetPreview } from './SheetPreview.js'

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
