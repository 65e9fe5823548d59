/** The staff console is another application on the same origin: it needs a full page load. */
export const leave = {
  toConsole: () => window.location.replace('/dashboard'),
}
