const name = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "November 2026". @param month `YYYY-MM` */
export const monthName = (month: string): string => name.format(new Date(`${month}-01T00:00:00Z`))
