/**
 * Ends the process with 0 once it is closed, after SIGINT or SIGTERM. Ctrl-C reaches it twice, from the terminal and from
 * npm, so repetitions change nothing.
 * @returns what else may end it; `isReplaced` as of `RunningServer.close`
 */
export function endOnSignals(close: (isReplaced: boolean) => Promise<void>): (isReplaced: boolean) => void {
  let isClosing = false
  const end = (isReplaced: boolean): void => {
    if (isClosing) return
    isClosing = true
    close(isReplaced).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Closing failed: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', () => end(false))
  process.on('SIGTERM', () => end(false))
  return end
}
