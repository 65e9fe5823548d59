import type { ReactNode } from 'react'
import { mayEnter, type RoomName } from '../auth/access.js'
import { useSession } from '../auth/session-context.js'
import { PageTitle } from '../ui/PageTitle.js'
import { ErrorNotice } from '../ui/ErrorNotice.js'
import { useWords } from '../words/use-words.js'

/** Opens a room to the roles that may enter it; to others it says who can. */
export function RoomDoor({ name, children }: { name: RoomName; children: ReactNode }) {
  const say = useWords()
  const { role } = useSession()
  if (mayEnter(role, name)) return children
  return (
    <>
      <PageTitle>{say(`rooms.${name}`)}</PageTitle>
      <ErrorNotice message={say('cockpit.refused')} />
    </>
  )
}
