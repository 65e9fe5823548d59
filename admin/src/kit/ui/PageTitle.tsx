import Typography from '@mui/material/Typography'
import { useWords } from '../words/use-words.js'

/** The heading of a screen; the browser's tab shows it too. */
export function PageTitle({ children }: { children: string }) {
  const say = useWords()
  return (
    <>
      <title>{`${children} · ${say('app.title')}`}</title>
      <Typography variant="h1">{children}</Typography>
    </>
  )
}
