import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import { type ReactNode } from 'react'
import { radius } from '../theme/tokens.js'
import { useWords } from '../words/use-words.js'

const look = {
  display: 'grid',
  gap: 2,
  p: 2,
  pt: 3,
  maxHeight: '85vh',
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
}

/** A sheet that comes from the lower edge of a phone, over the list whose filters it holds. */
export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const say = useWords()
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: look } }}
    >
      {children}
      <Button variant="contained" color="primary" onClick={onClose}>
        {say('lists.showRows')}
      </Button>
    </Drawer>
  )
}
