import './words.js'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWrite } from '../../kit/ui/Refusals.js'
import { useWords } from '../../kit/words/use-words.js'
import { pushState, turnPushOff, turnPushOn } from './push.js'

const card = { p: 1.5, display: 'grid', gap: 1, justifyItems: 'start', maxWidth: 640 }

/** Whether this device shows messages to staff, and the button that changes it. */
export function PushCard() {
  const say = useWords()
  const name = useId()
  const here = useQuery({ queryKey: ['push', 'here'], queryFn: pushState })
  const settled = { onSettled: () => here.refetch() }
  const turnOn = useWrite({ mutationFn: turnPushOn, failed: 'push.turnOnFailed', ...settled })
  const turnOff = useWrite({ mutationFn: turnPushOff, failed: 'push.turnOffFailed', ...settled })
  const state = here.data
  if (!state) return null
  return (
    <Card component="section" aria-labelledby={name} sx={card}>
      <Typography variant="h3" component="h2" id={name}>
        {say('push.title')}
      </Typography>
      <Typography variant="body2">{say('push.intro')}</Typography>
      <Typography role="status">{say(`push.${state}`)}</Typography>
      {state === 'off' && (
        <Button variant="outlined" loading={turnOn.isPending} onClick={() => turnOn.mutate()}>
          {say('push.turnOn')}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="outlined" loading={turnOff.isPending} onClick={() => turnOff.mutate()}>
          {say('push.turnOff')}
        </Button>
      )}
    </Card>
  )
}
