import { useDataProvider } from 'react-admin'
import { type ConsoleDataProvider } from './data-provider.js'

/** The data provider with the calls of the contract; a lost session is noticed on each. */
export const useApi = () => useDataProvider<ConsoleDataProvider>()
