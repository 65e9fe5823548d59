import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router-dom'
import { ArrivingRoom } from '../../rooms/ArrivingRoom.js'
import { RoomDoor } from '../../rooms/RoomDoor.js'
import { roomAt } from '../../rooms/rooms.js'
import { PageTitle } from '../../ui/PageTitle.js'
import { useWords } from '../../words/use-words.js'
import { SummaryCards } from './SummaryCards.js'

/** /dashboard: the chosen panel, or the spec's prompt with the day's counts. */
export function CockpitPage() {
  const say = useWords()
  const chosen = roomAt(useLocation())
  if (chosen)
    return (
      <RoomDoor name={chosen}>
        <ArrivingRoom name={chosen} />
      </RoomDoor>
    )
  return (
    <>
      <PageTitle>{say('cockpit.title')}</PageTitle>
      <Typography color="text.secondary">{say('cockpit.nothingChosen')}</Typography>
      <SummaryCards />
    </>
  )
}
