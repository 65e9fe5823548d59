import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type OwnSecondFactor } from '../../api/api-types.js'
import { request, sentenceOf } from '../../api/request.js'
import { ErrorNotice } from '../../kit/ui/ErrorNotice.js'
import { formatDay } from '../../kit/ui/format.js'
import { useWrite } from '../../kit/ui/Refusals.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../kit/words/use-words.js'
import { BEGIN_PATH, type Beginning, begun, type Doing } from './doing.js'
import { FactorDialog } from './FactorDialog.js'
import { FactorList } from './FactorList.js'
import { passkeyHindrance } from './shown.js'

const card = { p: 1.5, display: 'grid', gap: 1, justifyItems: 'start', maxWidth: 640 }
const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1 }

/** Whether the signed-in person needs more than a PIN at a log-in, and the buttons to change that. */
export function SecondFactorCard() {
  const say = useWords()
  const name = useId()
  const state = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => request<OwnSecondFactor>('GET', '/own-second-factor', { signal }),
  })
  const [doing, setDoing] = useState<Doing | null>(null)
  if (state.isPending) return <ScreenSkeleton rows={1} height={96} />
  if (state.isError) {
    const message = sentenceOf(state.error, say('secondFactor.failed'))
    return <ErrorNotice message={message} onRetry={() => void state.refetch()} />
  }
  const { since, recoveryCodesLeft, app, passkeys, passkeysAt } = state.data
  const isOn = since !== null
  const hindrance = passkeyHindrance(passkeysAt)
  return (
    <Card component="section" aria-labelledby={name} sx={card}>
      <Typography variant="h3" component="h2" id={name}>
        {say('secondFactor.title')}
      </Typography>
      <Typography variant="body2">
        {isOn
          ? say('secondFactor.on', { since: formatDay(since), smart_count: recoveryCodesLeft })
          : say('secondFactor.off')}
      </Typography>
      {isOn && <FactorList factor={state.data} onRemove={setDoing} />}
      <Box sx={buttons}>
        {!app && <BeginButton what="setUp" isOn={isOn} onBegun={setDoing} />}
        {hindrance === null && <BeginButton what="addPasskey" isOn={isOn} onBegun={setDoing} />}
      </Box>
      {hindrance !== null && (
        <Typography variant="body2" color="text.secondary">
          {say(`secondFactor.${hindrance}`, { address: passkeysAt ?? '' })}
        </Typography>
      )}
      {isOn && (
        <Box sx={buttons}>
          <Button variant="outlined" onClick={() => setDoing({ what: 'renew' })}>
            {say('secondFactor.renew')}
          </Button>
          <Button color="error" onClick={() => setDoing({ what: 'turnOff' })}>
            {say('secondFactor.turnOff')}
          </Button>
        </Box>
      )}
      {doing && (
        <FactorDialog
          doing={doing}
          byPasskey={passkeys.length > 0 && hindrance === null}
          onNext={setDoing}
          onClose={() => setDoing(null)}
        />
      )}
    </Card>
  )
}

interface BeginButtonProps {
  what: Beginning
  /** Whether the second factor is on, so that the server asks for it first. */
  isOn: boolean
  onBegun: (doing: Doing) => void
}

/** The server asks for the present PIN on the way. */
function BeginButton({ what, isOn, onBegun }: BeginButtonProps) {
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
