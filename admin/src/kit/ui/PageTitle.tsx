import Typography from '@mui/material/Typography'
import { createContext, useContext } from 'react'
import { createPortal } from 'react-dom'
import { useIsBeside } from '../lists/beside.js'
import { useWords } from '../words/use-words.js'

/** Where the frame shows the heading of the screen; null before the frame is drawn. */
export const TitlePlace = createContext<HTMLElement | null>(null)

/** The heading of a screen: it stands in the frame's bar, and the browser's tab shows it too. */
export function PageTitle({ children }: { children: string }) {
  const say = useWords()
  const place = useContext(TitlePlace)
  // The page is about the record.
  if (useIsBeside()) return null
  return (
    <>
      <title>{`${children} · ${say('app.title')}`}</title>
      {place && createPortal(<Typography variant="h1">{children}</Typography>, place)}
    </>
  )
}
