import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { type Bom } from '../../../api/api-types.js'
import { Dialog } from '../../../kit/ui/dialogs.js'
import { useWords } from '../../../kit/words/use-words.js'
import { CostTable } from './CostTable.js'
import { Versions } from './Versions.js'

/** Opens the cost of a BOM, part by part, and its earlier versions. @param name of the product */
export function DetailsButton({ bom, name }: { bom: Bom; name: string }) {
  const say = useWords()
  const heading = useId()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        startIcon={<ReceiptLongOutlined />}
        aria-label={say('boms.detailsOf', { name })}
        onClick={() => setOpen(true)}
      >
        {say('boms.details')}
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby={heading} fullWidth maxWidth="sm">
        <DialogTitle id={heading}>{name}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 3 }}>
          <CostTable bom={bom} />
          <Versions bom={bom.id} version={bom.version} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{say('boms.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
