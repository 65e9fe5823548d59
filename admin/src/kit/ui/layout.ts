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

/** The style of what is not printed. */
export const onScreen = { '@media print': { display: 'none' } }

/** The props of a text field that takes so many characters at most. */
export const upTo = (maxLength: number) => ({ htmlInput: { maxLength } })

/** The style of a text that is read aloud and not shown. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** Sticks to the lower edge of the screen; on a phone above the bar that leads to the screens. */
export const atLowerEdge = { position: 'sticky', bottom: 'var(--bottom-bar, 0px)' } as const
