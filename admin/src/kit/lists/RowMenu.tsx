import './words.js'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { type ReactNode, useState } from 'react'
import { useWords } from '../words/use-words.js'

/** The buttons of a row, one below the other. */
const look = {
  display: 'grid',
  p: 0.5,
  minWidth: 200,
  '& .MuiBox-root': { display: 'grid', gap: 0 },
  '& .MuiButton-root': { minHeight: 44, px: 1.5, border: 0, justifyContent: 'flex-start', fontSize: 15 },
}

/**
 * What else can be done with a row, behind ⋯. The buttons stay mounted once they were shown: each brings its own dialog,
 * which is open longer than the menu.
 * @param name tells the row's menu from its neighbours'
 */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const say = useWords()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        aria-label={say('listTools.more', { name })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        sx={{ minWidth: 40, minHeight: 40, p: 0.5 }}
        onClick={(event) => {
          setPlace(event.currentTarget)
          setOpen(true)
        }}
      >
        <MoreHoriz />
      </IconButton>
      {place && (
        <Popover
          open={isOpen}
          anchorEl={place}
          container={place.closest('main')}
          keepMounted
          onClose={() => setOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': say('listTools.more', { name }) } }}
        >
          <Box sx={look} onClick={closeAfterAct(() => setOpen(false))}>
            {children}
          </Box>
        </Popover>
      )}
    </>
  )
}

/** A press of a button or a link in the menu, and not of a field, ends it. */
const closeAfterAct = (close: () => void) => (event: { target: EventTarget; currentTarget: HTMLElement }) => {
  const { target, currentTarget } = event
  if (target instanceof Element && currentTarget.contains(target) && target.closest('a, button')) close()
}
