import './words.js'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { request } from '../../api/request.js'
import { PinDialog, type SayPin } from './PinDialog.js'

const PIN = /^\d{6,12}$/

/** Gives the signed-in person a new PIN; the server asks for the present one on the way. */
export function ChangePinButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const say: SayPin = (key) => translate(`pin.${key}`)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {say('change')}
      </Button>
      {open && (
        <PinDialog
          say={say}
          title={say('change')}
          text={say('changeText')}
          label={say('newLabel')}
          save={say('save')}
          autoComplete="new-password"
          check={(pin) => (PIN.test(pin) ? null : say('invalid'))}
          send={async (pin) => {
            await request('PUT', '/own-pin', { body: { pin } })
            notify(say('saved'), { type: 'success' })
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
