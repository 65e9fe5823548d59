import Alert from '@mui/material/Alert'
import { type ReactNode } from 'react'
import { PageTitle } from '../ui/PageTitle.js'
import { useWords } from '../words/use-words.js'
import { type MenuEntry } from './menu.js'

/** A screen of the menu whose work is not possible yet: says so, and breaks nothing. */
export function ArrivingScreen({ name, children }: { name: MenuEntry['name']; children?: ReactNode }) {
  const say = useWords()
  const screen = say(`screens.${name}`)
  return (
    <>
      <PageTitle>{screen}</PageTitle>
      <Alert severity="info" variant="outlined" role="note">
        {say('cockpit.arrivesLater', { screen })}
      </Alert>
      {children}
    </>
  )
}
