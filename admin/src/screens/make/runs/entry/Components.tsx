import AddOutlined from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useOnPhone } from '../../../../kit/lists/use-on-phone.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { type DraftComponent } from '../run-draft.js'
import { ComponentCards } from './ComponentCards.js'
import { ComponentTable } from './ComponentTable.js'
import { useRunForm } from './run-form.js'

const BLANK: DraftComponent = { productId: null, requiredQuantity: 0, batches: [] }

/** What goes into the run and from which batches: a table, on a phone cards. */
export function Components({ components }: { components: readonly DraftComponent[] }) {
  const say = useWords()
  const heading = useId()
  const onPhone = useOnPhone()
  const { locked, onHand } = useRunForm()
  const { setValue } = useFormContext()
  const add = () => {
    onHand()
    setValue('components', [...components, BLANK], { shouldDirty: true })
  }
  const Rows = onPhone ? ComponentCards : ComponentTable
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Typography id={heading} variant="h3" component="h2">
        {say('reservations.components')}
      </Typography>
      {components.length > 0 && <Rows components={components} />}
      <Button startIcon={<AddOutlined />} disabled={locked} onClick={add}>
        {say('reservations.addComponent')}
      </Button>
    </Box>
  )
}
