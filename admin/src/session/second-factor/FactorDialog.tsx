import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { type NewApp } from '../../api/api-types.js'
import { request } from '../../api/request.js'
import { onPaper } from '../../kit/theme/tokens.js'
import { Dialog } from '../../kit/ui/dialogs.js'
import { useWords } from '../../kit/words/use-words.js'
import { CodeForm } from './CodeForm.js'
import { BEGIN_PATH, begun, type Doing } from './doing.js'
import { NameForm } from './NameForm.js'
import { type Shown } from './shown.js'

const WORDS = {
  setUp: { title: 'setUp', save: 'turnOn', done: 'added' },
  addPasskey: { title: 'addPasskey', save: 'addPasskey', done: 'added' },
  prove: { title: 'proveTitle', save: 'goOn', done: 'added' },
  renew: { title: 'renew', save: 'renewDo', done: 'added' },
  turnOff: { title: 'turnOffTitle', save: 'turnOff', done: 'turnedOff' },
  removeOne: { title: 'removeOneTitle', save: 'removeDo', done: 'removedOne' },
} as const
const TEXT = {
  prove: 'prove',
  renew: 'renewText',
  turnOff: 'turnOffText',
  removeOne: 'removeOneText',
} as const

interface FactorDialogProps {
  doing: Doing
  /** Whether a passkey can be shown here. */
  byPasskey: boolean
  onNext: (doing: Doing) => void
  onClose: () => void
}

function pathOf(doing: Doing): string {
  if (doing.what === 'removeOne') return doing.path
  if (doing.what === 'prove') return BEGIN_PATH[doing.before]
  return {
    setUp: `${BEGIN_PATH.setUp}/confirm`,
    addPasskey: `${BEGIN_PATH.addPasskey}/confirm`,
    renew: '/own-second-factor/recovery-codes',
    turnOff: '/own-second-factor/off',
  }[doing.what]
}

/**
 * Each change of a second factor: most ask for the present one, and the first thing that is set up gives recovery
 * codes.
 */
export function FactorDialog({ doing, byPasskey, onNext, onClose }: FactorDialogProps) {
  const say = useWords()
  const notify = useNotify()
  const client = useQueryClient()
  const title = useId()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const words = WORDS[doing.what]
  const what = doing.what === 'removeOne' ? doing.name : ''
  const send = async (body: object) => {
    const answer = await request<{ recoveryCodes?: string[] }>('POST', pathOf(doing), { body })
    if (doing.what === 'prove') return onNext(begun(doing.before, answer))
    await client.invalidateQueries({ queryKey: ['second-factor'] })
    await client.invalidateQueries({ queryKey: ['sessions'] })
    if (answer.recoveryCodes?.length) return setCodes(answer.recoveryCodes)
    notify(`secondFactor.${words.done}`, { type: 'success', messageArgs: { what } })
    onClose()
  }
  return (
    // Recovery codes are not shown again: only the button closes them.
    <Dialog open onClose={codes ? undefined : onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>
        {say(codes ? 'secondFactor.codesTitle' : `secondFactor.${words.title}`, { what })}
      </DialogTitle>
      {codes ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : (
        <Asking key={doing.what} doing={doing} byPasskey={byPasskey} send={send} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface AskingProps extends Omit<FactorDialogProps, 'onNext'> {
  send: (body: object) => Promise<void>
}

function Asking({ doing, byPasskey, send, onClose }: AskingProps) {
  const say = useWords()
  if (doing.what === 'addPasskey') {
    const add = async (name: string) => {
      const { makePasskey } = await import('./webauthn.js')
      const passkey = await makePasskey(doing.asked)
      if (passkey === null) return say('secondFactor.hadAlready')
      await send({ name, passkey })
      return null
    }
    return <NameForm add={add} onClose={onClose} />
  }
  const isNew = doing.what === 'setUp'
  return (
    <CodeForm
      save={say(`secondFactor.${WORDS[doing.what].save}`)}
      byPasskey={byPasskey && !isNew}
      send={(shown: Shown) => send(shown)}
      onClose={onClose}
    >
      {isNew ? (
        <AppSecret app={doing.app} />
      ) : (
        <DialogContentText>{say(`secondFactor.${TEXT[doing.what]}`)}</DialogContentText>
      )}
    </CodeForm>
  )
}

/** Light squares around a code, by its standard. */
const QUIET = 4

/** The secret for the app: to be scanned, or typed. */
function AppSecret({ app: { secret, qrSquares, qrPath } }: { app: NewApp }) {
  const say = useWords()
  const side = qrSquares + 2 * QUIET
  return (
    <>
      <DialogContentText>{say('secondFactor.scan')}</DialogContentText>
      <Box
        component="svg"
        role="img"
        aria-label={say('secondFactor.qr')}
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        shapeRendering="crispEdges"
        sx={{ width: 208, maxWidth: '100%', justifySelf: 'center', bgcolor: onPaper.ground }}
      >
        <path d={qrPath} fill={onPaper.ink} />
      </Box>
      <div>
        <Typography variant="body2">{say('secondFactor.byHand')}</Typography>
        <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {secret.replace(/.{4}(?=.)/g, '$& ')}
        </Typography>
      </div>
    </>
  )
}

/** The codes, this once. */
function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const say = useWords()
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    notify('secondFactor.copied', { type: 'success' })
  }
  return (
    <>
      <DialogContent>
        <DialogContentText>{say('secondFactor.codesText')}</DialogContentText>
        <Box
          component="ol"
          sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1, fontFamily: 'monospace' }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>{say('secondFactor.copy')}</Button>
        <Button variant="contained" onClick={onClose}>
          {say('secondFactor.kept')}
        </Button>
      </DialogActions>
    </>
  )
}
