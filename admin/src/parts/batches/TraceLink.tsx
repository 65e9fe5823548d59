import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { type Subject, traceAddress } from '../../kit/addresses/addresses.js'
import { useWords } from '../../kit/words/use-words.js'

/** The link to the trace of a thing. @param name what is traced, for people who do not see the text around it */
export function TraceLink({ subject, name }: { subject: Subject; name: string }) {
  const say = useWords()
  return (
    <Button component={Link} to={traceAddress(subject)} aria-label={`${say('screens.trace')} ${name}`}>
      {say('screens.trace')}
    </Button>
  )
}
