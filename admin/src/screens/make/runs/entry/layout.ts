/** The fields of the form: two abreast on a phone, four on a desk. */
export const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '2fr repeat(3, minmax(0, 1fr))' },
  '& .MuiFormControl-root': { m: 0, minWidth: 0 },
}

/** In a table the head names the field for those who see it. */
export const hiddenLabel = {
  m: 0,
  minWidth: 0,
  '& .MuiInputLabel-root': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& legend': { display: 'none' },
  '& fieldset': { top: 0 },
}
