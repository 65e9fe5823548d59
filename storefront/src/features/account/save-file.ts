/** Hands the reader a file to keep, as if it had been linked. */
export function saveFile(name: string, content: string, type: string) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers take the bytes over while the click is handled; the address is of no use afterwards.
  setTimeout(() => URL.revokeObjectURL(address))
}
