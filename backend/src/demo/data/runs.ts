/** A batch of cooking. */
export interface DemoRun {
  parent: string
  /** In units of the parent. */
  quantity: number
  daysAgo: number
  completed: boolean
  remarks: string
  /** What came out of the pot, where it is not what was planned. */
  made?: number
  /** In rupees. */
  labour?: number
  gas?: number
  overhead?: number
}

/** Paste and masala, chicken from which orders were packed, and chicken that is being prepared. */
export const RUNS: readonly DemoRun[] = [
  {
    parent: 'paste',
    quantity: 8,
    daysAgo: 7,
    completed: true,
    remarks: 'For the week',
    made: 7.6,
    labour: 180,
  },
  { parent: 'masala', quantity: 2, daysAgo: 7, completed: true, remarks: '', labour: 120, gas: 25 },
  {
    parent: 'chicken-cp_po-medium-1kg',
    quantity: 20,
    daysAgo: 5,
    completed: true,
    remarks: 'Festival orders',
    labour: 900,
    gas: 310,
    overhead: 150,
  },
  {
    parent: 'chicken-ro_po-medium-1kg',
    quantity: 15,
    daysAgo: 0,
    completed: false,
    remarks: 'Tomorrow morning',
  },
]
