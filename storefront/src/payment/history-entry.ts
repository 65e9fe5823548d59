/** Longest wait for the browser to leave an entry; entries that a frame has added may lie in between. */
const LEAVING_MS = 500

interface EntryState {
  payment?: string
}

const isOpen = (mark: string) => (history.state as EntryState | null)?.payment === mark

/**
 * An entry of the browser's history for as long as something covers the page, so that Back closes that and stays on the
 * page. It is not an entry of the router: the screen below stays the same.
 */
export function enterHistory() {
  const mark = crypto.randomUUID()
  history.pushState({ ...(history.state as object | null), payment: mark }, '')
  const depth = history.length
  let onBack: () => void = () => undefined
  const left = new Promise<void>((resolve) => {
    onBack = () => void (isOpen(mark) || resolve())
    addEventListener('popstate', onBack)
  })
  return {
    /** Resolves when Back was pressed. */
    left,
    /** Takes the entry away again, with those that frames have added to it. */
    leave: async () => {
      if (isOpen(mark)) {
        history.go(depth - history.length - 1)
        await Promise.race([left, new Promise((resolve) => setTimeout(resolve, LEAVING_MS))])
      }
      removeEventListener('popstate', onBack)
    },
  }
}
