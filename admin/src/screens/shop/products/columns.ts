/** Fields beside each other: one, two or three. */
export const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
}

/** Short figures beside each other: two, or four. */
export const figures = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
}
