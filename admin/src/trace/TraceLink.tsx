import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useWords } from '../words/use-words.js'
import { type Subject, traceAddress } from './subject.js'

/** Leads to where a thing came from and went. @param name what is traced, for who does not see what stands around */
export function TraceLink({ subject, name }: { subject: Subject; name: string }) {
  const say = useWords()
  return (
    <Button component={Link} to={traceAddress(subject)} aria-label={`${say('screens.trace')} ${name}`}>
      {say('screens.trace')}
    </Button>
  )
}
