import { Component, type ReactNode } from 'react'
import { leave } from '../state/leave.js'
import { Trouble } from '../ui/Trouble.js'
import { shell } from '../words/shell.js'

function Broken() {
  return (
    <>
      <h1 className="visually-hidden">{shell.brand}</h1>
      <Trouble text={navigator.onLine ? shell.screenTrouble : shell.offline} onRetry={leave.reload} />
    </>
  )
}

/** A screen that breaks, or whose code does not arrive, says so; the menu stays usable. */
export class FaultBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children
  }
}
