import { Component, type ReactNode } from 'react'
import { Trouble } from '../ui/Trouble.js'
import { shell } from '../words/shell.js'

/** A screen that breaks, or whose code does not arrive, says so; the menu stays usable. */
export class FaultBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <>
        <h1 className="visually-hidden">{shell.brand}</h1>
        <Trouble text={shell.screenTrouble} onRetry={() => window.location.reload()} />
      </>
    )
  }
}
