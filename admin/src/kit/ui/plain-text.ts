/** The text of a description, without its markup. */
export function plainText(html: string): string {
  // The end of a paragraph parts words as a space does.
  const spaced = html.replace(/<\/(?:p|li|div|h\d)>|<br\s*\/?>/gi, ' $&')
  const { body } = new DOMParser().parseFromString(spaced, 'text/html')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
