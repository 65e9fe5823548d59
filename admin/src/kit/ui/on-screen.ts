/** For what is no part of the printed page. */
export const onScreen = { '@media print': { display: 'none' } }
