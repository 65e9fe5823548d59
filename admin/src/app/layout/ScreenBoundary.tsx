import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Component, type ReactNode } from 'react'
import { useWords } from '../../kit/words/use-words.js'

/** A screen that throws (or whose code cannot be loaded) leaves the header and the way out in place. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <BrokenScreen /> : this.props.children
  }
}

function BrokenScreen() {
  const say = useWords()
  const reload = (
    <Button color="inherit" onClick={() => window.location.reload()}>
      {say('common.reload')}
    </Button>
  )
  return (
    <Alert severity="error" variant="outlined" action={reload}>
      {say('common.somethingBroke')}
    </Alert>
  )
}
