/** The ref of the next step: the keyboard goes on there as soon as it is shown. */
export const goOnHere = (step: HTMLElement | null): void => step?.focus()
