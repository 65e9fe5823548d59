import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useBrowserMemory } from '../kit/ui/use-browser-memory.js'
import { useWords } from '../kit/words/use-words.js'

/** What Chromium brings; TypeScript's library does not know it. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

/** The browser says early that it can install; the hint is drawn later. */
let offered: InstallEvent | null = null
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offered = event as InstallEvent
  window.dispatchEvent(new Event('jaadi.installable'))
})

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches
const isApple = /iPhone|iPad/.test(navigator.userAgent)

/** On a phone, once: the console can be put on its start screen. */
export function InstallHint() {
  const say = useWords()
  const [answered, answer] = useBrowserMemory('console.install')
  const [offer, setOffer] = useState(offered)
  useEffect(() => {
    const take = () => setOffer(offered)
    window.addEventListener('jaadi.installable', take)
    return () => window.removeEventListener('jaadi.installable', take)
  }, [])
  if (answered !== null || isInstalled() || !(offer || isApple)) return null
  const install = () => {
    answer('yes')
    void offer?.prompt()
  }
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <>
          {offer && (
            <Button color="inherit" onClick={install}>
              {say('install.install')}
            </Button>
          )}
          <Button color="inherit" onClick={() => answer('no')}>
            {say('install.notNow')}
          </Button>
        </>
      }
    >
      {say(offer ? 'install.hint' : 'install.hintApple')}
    </Alert>
  )
}
