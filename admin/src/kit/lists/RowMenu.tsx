import './words.js'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import IconButton from '@mui/material/IconButton'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useWords } from '../words/use-words.js'

/** Loaded with the first menu. */
const RowMenuPanel = lazy(() => import('./RowMenuPanel.js').then((file) => ({ default: file.RowMenuPanel })))

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
        <Suspense fallback={null}>
          <RowMenuPanel
            title={say('listTools.more', { name })}
            open={isOpen}
            place={place}
            onClose={() => setOpen(false)}
          >
            {children}
          </RowMenuPanel>
        </Suspense>
      )}
    </>
  )
}
