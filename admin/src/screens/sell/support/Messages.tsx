import './words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLayoutEffect, useRef } from 'react'
import { type Issue } from '../../../api/api-types.js'
import { colour, radius } from '../../../kit/theme/tokens.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'

type Message = Issue['messages'][number]

/** Highest that the messages may become (docs/domain/contract.md#figures-of-the-owner); older ones scroll away. */
const MESSAGES_HEIGHT_PX = 300

const area = {
  maxHeight: MESSAGES_HEIGHT_PX,
  overflowY: 'auto',
  p: 1.5,
  bgcolor: colour.rice,
  border: `1px solid ${colour.stone}`,
  borderRadius: `${radius.field}px`,
  '&:focus-visible': { outline: `3px solid ${colour.info}`, outlineOffset: 2 },
}

/** What was written, scrolled to the newest whenever something comes in. */
export function Messages({ issue: { messages, mobileNumber } }: { issue: Issue }) {
  const say = useWords()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [messages.length])
  return (
    <Box ref={box} role="log" aria-label={say('support.messages')} tabIndex={0} sx={area}>
      {messages.length === 0 && <Typography>{say('support.noMessages')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {messages.map((message, index) => (
          <MessageBubble key={`${message.timestamp}-${index}`} message={message} customer={mobileNumber} />
        ))}
      </Box>
    </Box>
  )
}

const bubble = { maxWidth: '85%', px: 1.5, py: 1, borderRadius: `${radius.card}px`, display: 'grid' }
const ours = { ...bubble, justifySelf: 'end', bgcolor: colour.stone, borderBottomRightRadius: 2 }
const theirs = {
  ...bubble,
  justifySelf: 'start',
  bgcolor: colour.paper,
  border: `1px solid ${colour.stone}`,
  borderBottomLeftRadius: 2,
}

/** The style of a photo in the chat; a tap opens it in full size in a new tab. */
const photo = { display: 'block', maxWidth: '100%', height: 160, borderRadius: `${radius.field}px` }

/** Staff on the right under their names; the customer, who reads "You" on their own screen, on the left. */
function MessageBubble({ message, customer }: { message: Message; customer: string }) {
  const say = useWords()
  const isCustomer = message.role === 'user'
  const name = isCustomer ? `${say('support.customer')} ${customer}` : message.sender
  return (
    <Box component="li" sx={isCustomer ? theirs : ours}>
      <Typography component="span" variant="body2" sx={{ fontWeight: 650 }}>
        {name}
      </Typography>
      {message.photo === null ? (
        <Typography component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message.message}
        </Typography>
      ) : (
        <Box component="a" href={message.photo} target="_blank" rel="noreferrer">
          <Box
            component="img"
            src={message.photo}
            alt={say('support.photo', { time: formatDateTime(message.timestamp) })}
            sx={photo}
          />
        </Box>
      )}
      <Typography component="time" dateTime={message.timestamp} variant="body2" color="text.secondary">
        {formatDateTime(message.timestamp)}
      </Typography>
    </Box>
  )
}
