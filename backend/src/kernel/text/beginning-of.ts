/** The first words of a text in one line, with an ellipsis where it goes on. @param most characters, the ellipsis too */
export function beginningOf(text: string, most: number): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  const space = cut.lastIndexOf(' ')
  // A text without spaces is cut within its word, but never within a letter of two halves.
  const words =
    space > most / 2 ? cut.slice(0, space) : cut.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${words}…`
}
