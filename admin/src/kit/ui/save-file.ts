/** The file as what a browser saves. @param address may be of this page alone (`blob:`) */
export function saveFile(address: string, fileName: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
}
