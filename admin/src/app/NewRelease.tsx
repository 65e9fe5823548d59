import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsOldRelease } from '../api/release.js'
import { useWords } from '../kit/words/use-words.js'

/**
 * When the server has a newer console: the next step to another screen loads it, after a form has asked about what was
 * typed, and so does a button.
 */
export function NewRelease() {
  const say = useWords()
  const isOld = useIsOldRelease()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (isOld && shown.current !== pathname) window.location.reload()
    shown.current = pathname
  }, [isOld, pathname])
  if (!isOld) return null
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button color="inherit" onClick={() => window.location.reload()}>
          {say('common.reload')}
        </Button>
      }
    >
      {say('app.newRelease')}
    </Alert>
  )
}
