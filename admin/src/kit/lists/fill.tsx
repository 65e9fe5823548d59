import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useWords, type WordKey } from '../words/use-words.js'

/** A way to the screen where the first record is made. */
export function FillLink({ to, name }: { to: string; name: WordKey }) {
  const say = useWords()
  return (
    <Button component={Link} to={to} variant="outlined">
      {say(name)}
    </Button>
  )
}

/** Opens the form of the screen; without `onOpen` the form is there, and the keyboard goes to its first field. */
export function FillButton({ name, onOpen = toForm }: { name: WordKey; onOpen?: () => void }) {
  const say = useWords()
  return (
    <Button variant="outlined" onClick={onOpen}>
      {say(name)}
    </Button>
  )
}

function toForm() {
  const field = document.querySelector<HTMLElement>('main form :is(input, textarea, [role="combobox"])')
  field?.focus()
}
