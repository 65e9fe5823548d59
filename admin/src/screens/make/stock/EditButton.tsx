import EditOutlined from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { useWords } from '../../../kit/words/use-words.js'

/** Loads a batch into its form; tells the row's button from its neighbours'. */
export function EditButton({ batchNumber, onEdit }: { batchNumber: string; onEdit: () => void }) {
  const say = useWords()
  return (
    <Button startIcon={<EditOutlined />} aria-label={`${say('edit.edit')} ${batchNumber}`} onClick={onEdit}>
      {say('edit.edit')}
    </Button>
  )
}
