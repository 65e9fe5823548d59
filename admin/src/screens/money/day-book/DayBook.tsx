import { useParams } from 'react-router-dom'
import { UnknownScreen } from '../../../kit/ui/UnknownScreen.js'
import { DayBookPage } from './DayBookPage.js'
import { DayPage } from './DayPage.js'
import { LedgerPage } from './LedgerPage.js'
import { NamesPage } from './NamesPage.js'

const PARTS: Readonly<Record<string, typeof DayPage>> = { day: DayPage, ledger: LedgerPage, names: NamesPage }

/** /dashboard/day-book and its parts, which come together: who opens the books goes from one to the other. */
export function DayBook() {
  const { part } = useParams()
  const Part = part === undefined ? DayBookPage : (PARTS[part] ?? UnknownScreen)
  return <Part />
}
