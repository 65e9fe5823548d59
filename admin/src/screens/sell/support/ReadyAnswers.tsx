import './words.js'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Issue } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { useWords } from '../../../kit/words/use-words.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'

interface ReadyAnswersProps {
  issue: Issue
  /** @param text the answer with the facts of the order filled in */
  onChoose: (text: string) => void
}

/** The shop's ready answers; one that is chosen goes into the message, to be read before it is sent. */
export function ReadyAnswers({ issue: { id }, onChoose }: ReadyAnswersProps) {
  const say = useWords()
  const api = useApi()
  const menu = useId()
  const { role } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const answers = useQuery({
    queryKey: ['support', 'ready-answers', id],
    queryFn: ({ signal }) => api.readyAnswers(id, signal),
    enabled: anchor !== null,
  })
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menu : undefined}
        sx={{ justifySelf: 'start' }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {say('support.ready')}
      </Button>
      <Menu
        id={menu}
        anchorEl={anchor}
        open={anchor !== null && !answers.isPending}
        onClose={close}
        // The message gets the focus when an answer was chosen.
        disableRestoreFocus
      >
        {answers.isError && (
          <MenuItem disabled>{sentenceOf(answers.error, say('support.readyFailed'))}</MenuItem>
        )}
        {answers.data?.length === 0 && <MenuItem disabled>{say('support.noReady')}</MenuItem>}
        {answers.data?.map(({ title, text }) => (
          <MenuItem
            key={title}
            onClick={() => {
              close()
              onChoose(text)
            }}
          >
            {title}
          </MenuItem>
        ))}
        {isAdmin(role) && (
          <MenuItem component={Link} to="/dashboard/settings/replies" divider={false}>
            {say('support.editReady')}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
