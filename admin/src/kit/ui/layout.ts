/** Two columns of facts (`dl`), four where there is room. */
export const facts = {
  m: 0,
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
}

/** Facts on a card, which has room for two columns. */
export const factsOfCard = { ...facts, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }

/** An input that takes a row of the form for itself. */
export const wholeRow = { gridColumn: { sm: '1 / -1' } }

/** For what is no part of the printed page. */
export const onScreen = { '@media print': { display: 'none' } }

/** How a field of text is cut short. */
export const upTo = (maxLength: number) => ({ htmlInput: { maxLength } })

/** For those who listen, and not for those who see. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** Sticks to the lower edge of the screen; on a phone above the bar that leads to the screens. */
export const atLowerEdge = { position: 'sticky', bottom: 'var(--bottom-bar, 0px)' } as const
