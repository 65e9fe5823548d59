import { type ReactNode } from 'react'
import { BrowserRouter } from '../state/router.js'
import { type Stores, StoresProvider } from '../state/stores.js'

export function Providers({ stores, children }: { stores: Stores; children: ReactNode }) {
  return (
    <StoresProvider stores={stores}>
      <BrowserRouter>{children}</BrowserRouter>
    </StoresProvider>
  )
}
