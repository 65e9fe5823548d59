import Button from '@mui/material/Button'
import { request } from '../../api/request.js'
import { useWrite } from '../../kit/ui/Refusals.js'
import { useWords } from '../../kit/words/use-words.js'
import { BEGIN_PATH, type Beginning, begun, type Doing } from './doing.js'

interface BeginButtonProps {
  what: Beginning
  /** Whether the second factor is on, so that something of it is to be shown first. */
  isOn: boolean
  onBegun: (doing: Doing) => void
}

/** The server asks for the present PIN on the way. */
export function BeginButton({ what, isOn, onBegun }: BeginButtonProps) {
  const say = useWords()
  const begin = useWrite({
    failed: 'secondFactor.tryAgain',
    mutationFn: () => request('POST', BEGIN_PATH[what], { body: {} }),
    onSuccess: (answer) => onBegun(begun(what, answer)),
  })
  const click = () => (isOn ? onBegun({ what: 'prove', before: what }) : begin.mutate())
  return (
    <>
      <Button variant="outlined" loading={begin.isPending} onClick={click}>
        {say(`secondFactor.${what}`)}
      </Button>
    </>
  )
}
