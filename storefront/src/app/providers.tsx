import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { StoresProvider, type Stores } from '../state/stores.js'

export const Providers = ({ stores, children }: { stores: Stores; children: ReactNode }) => (
  <StoresProvider stores={stores}>
    <BrowserRouter>{children}</BrowserRouter>
  </StoresProvider>
)
