import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import type { Room } from './rooms.js'
import { PageTitle } from '../ui/PageTitle.js'
import { useWords } from '../words/use-words.js'

/** A room of the menu whose work is not possible yet: says so, and breaks nothing. */
export function ArrivingRoom({ name, children }: { name: Room['name']; children?: ReactNode }) {
  const say = useWords()
  const room = say(`rooms.${name}`)
  return (
    <>
      <PageTitle>{room}</PageTitle>
      <Alert severity="info" variant="outlined" role="note">
        {say('cockpit.arrivesLater', { room })}
      </Alert>
      {children}
    </>
  )
}
