import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import { type ReactNode } from 'react'

/** The buttons of a row, one below the other. */
const look = {
  display: 'grid',
  p: 0.5,
  minWidth: 200,
  '& .MuiBox-root': { display: 'grid', gap: 0 },
  '& .MuiButton-root': { minHeight: 44, px: 1.5, border: 0, justifyContent: 'flex-start', fontSize: 15 },
}

interface RowMenuPanelProps {
  title: string
  open: boolean
  /** The button that opened it. */
  place: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** The menu of a row, open or waiting. */
export function RowMenuPanel({ title, open, place, onClose, children }: RowMenuPanelProps) {
  return (
    <Popover
      open={open}
      anchorEl={place}
      container={place.closest('main')}
      keepMounted
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
    >
      <Box sx={look} onClick={closeAfterAct(onClose)}>
        {children}
      </Box>
    </Popover>
  )
}

/** A press of a button or a link in the menu, and not of a field, ends it. */
const closeAfterAct = (close: () => void) => (event: { target: EventTarget; currentTarget: HTMLElement }) => {
  const { target, currentTarget } = event
  if (target instanceof Element && currentTarget.contains(target) && target.closest('a, button')) close()
}
