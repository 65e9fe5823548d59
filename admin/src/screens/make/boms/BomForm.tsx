import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord } from 'react-admin'
import { type Bom } from '../../../api/api-types.js'
import { CreateForm } from '../../../kit/edit/CreateForm.js'
import { EditForm } from '../../../kit/edit/EditForm.js'
import { FocusOnOpen } from '../../../kit/edit/FocusOnOpen.js'
import { FormSection } from '../../../kit/edit/FormSection.js'
import { type ShowValue } from '../../../kit/edit/value-in-words.js'
import { formatQuantity } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { ComponentsInput } from './ComponentsInput.js'
import { type ComponentDraft, NOTHING, toBom } from './draft.js'
import { ParentInputs } from './ParentInputs.js'
import { useMaterials } from './use-materials.js'

export type BomRow = Bom & RaRecord

const FIELDS = ['parentProductQuantity', 'parentProductUnit', 'components']
const blank = { components: [], next: NOTHING } as unknown as Partial<BomRow>

/** Components as two people wrote them: a line of words each. */
function useShowComponents(): ShowValue {
  const { data = [] } = useMaterials()
  const names = new Map(data.map(({ id, name }) => [id, name]))
  return (source, value) =>
    source === 'components' && Array.isArray(value)
      ? (value as ComponentDraft[])
          .map(({ product, quantity, unit }) =>
            [names.get(String(product)) ?? String(product), formatQuantity(quantity ?? 0), unit].join(' '),
          )
          .join(', ')
      : undefined
}

interface BomFormProps {
  /** The BOM that is edited; null for a new one. */
  editing: BomRow | null
  /** Leaves a blank form behind. */
  onClear: () => void
}

/** A new BOM, or the one that Edit loaded. */
export function BomForm({ editing, onClear }: BomFormProps) {
  const say = useWords()
  const queries = useQueryClient()
  const showValue = useShowComponents()
  const saved = () => {
    onClear()
    // A save changes which BOM of the product is current, and what products made from it cost.
    void queries.invalidateQueries({ queryKey: ['boms'] })
  }
  const shared = {
    resource: 'boms',
    transform: toBom,
    failed: 'boms.saveFailed',
    leave: onClear,
    leaveWord: 'boms.clear',
    then: saved,
  } as const
  if (editing === null)
    return (
      <CreateForm<BomRow> {...shared} blank={blank} saved="boms.created" submit="boms.create">
        <Typography variant="h2">{say('boms.create')}</Typography>
        <FormSection title="boms.makes">
          <ParentInputs editing={false} />
        </FormSection>
        <ComponentsInput />
      </CreateForm>
    )
  return (
    <EditForm<BomRow>
      {...shared}
      id={String(editing.id)}
      fields={FIELDS}
      showValue={showValue}
      saved="boms.updated"
      submit="boms.update"
    >
      <Typography variant="h2">{say('boms.edit')}</Typography>
      <FormSection title="boms.makes">
        <ParentInputs editing />
      </FormSection>
      <ComponentsInput />
      <FocusOnOpen field="parentProductQuantity" />
    </EditForm>
  )
}
