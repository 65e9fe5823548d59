/** The fields of a stock form: two abreast on a phone, three on a desk. */
export const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  // A select brings a margin and a width of its own.
  '& .MuiFormControl-root': { m: 0, minWidth: 0 },
}

/** A field that needs the whole width of a phone. */
export const wideOnPhone = { gridColumn: { xs: '1 / -1', sm: 'auto' } }

export const wholeRow = { gridColumn: '1 / -1' }
