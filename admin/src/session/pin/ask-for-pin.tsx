import './words.js'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { createRoot } from 'react-dom/client'
import { request } from '../../api/request.js'
import { theme } from '../../kit/theme/theme.js'
import { i18nProvider } from '../../kit/words/i18n-provider.js'
import { PinDialog, type SayPin } from './PinDialog.js'

const say: SayPin = (key) => i18nProvider.translate(`pin.${key}`)

let asking: Promise<boolean> | null = null

/**
 * Asks for the PIN in a dialog of its own, above whatever is open. Other requests that want it meanwhile wait for the
 * same answer. @returns whether the server accepted it, so that the request can be repeated
 */
export function askForPin(reason: unknown): Promise<boolean> {
  asking ??= ask(reason).finally(() => {
    asking = null
  })
  return asking
}

/** Why the dialog asks: a change that needs the present PIN, or the last entry was too long ago. */
function textOf(reason: unknown) {
  if (reason === 'new-pin') return say('present')
  return reason === 'second-factor' ? say('presentForFactor') : say('again')
}

function ask(reason: unknown): Promise<boolean> {
  const isForChange = reason === 'new-pin' || reason === 'second-factor'
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const close = (isShown: boolean) => {
      root.unmount()
      place.remove()
      resolve(isShown)
    }
    root.render(
      <ThemeProvider theme={createTheme(theme)}>
        <PinDialog
          say={say}
          title={say(isForChange ? 'presentTitle' : 'againTitle')}
          text={textOf(reason)}
          label={say(isForChange ? 'presentLabel' : 'label')}
          save={say('goOn')}
          autoComplete="current-password"
          check={(pin) => (pin === '' ? say('required') : null)}
          send={async (pin) => {
            await request('POST', '/session/pin', { body: { pin } })
            close(true)
          }}
          onClose={() => close(false)}
        />
      </ThemeProvider>,
    )
  })
}
