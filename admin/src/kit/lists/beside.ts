import { createContext, useContext } from 'react'

/** True where a list stands beside one of its records: there it is narrow, and the address is the record's. */
export const BesideRecord = createContext(false)

export const useIsBeside = (): boolean => useContext(BesideRecord)
