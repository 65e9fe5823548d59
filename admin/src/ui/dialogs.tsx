import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Confirm as RaConfirm, type ConfirmProps } from 'react-admin'

/** What is open, the innermost last. */
const shown: { back: () => void }[] = []

type State = { idx?: number; dialogs?: number } | null
const stateNow = () => window.history.state as State
/** How many entries of the history stand for dialogs, above the screen's own. */
const entries = () => stateNow()?.dialogs ?? 0
/** The router's number of the screen that the dialogs are on. */
let screen: number | undefined

/** Gives each open dialog an entry of the history, and takes the entries of closed ones away. */
function settle() {
  if (entries() > shown.length) return window.history.back()
  screen = stateNow()?.idx
  while (entries() < shown.length) window.history.pushState({ ...stateNow(), dialogs: entries() + 1 }, '')
}

/** After what else happens at once: a dialog that opens another, or leads to another screen. */
const settleSoon = () => void setTimeout(settle)

// Before the router, which has to know nothing of these entries.
window.addEventListener(
  'popstate',
  (event) => {
    const isLeft = entries() > shown.length
    const isBack = entries() < shown.length && stateNow()?.idx === screen
    if (!isLeft && !isBack) return
    event.stopImmediatePropagation()
    if (isBack) shown.at(-1)?.back()
    settleSoon()
  },
  true,
)

/** The browser's Back closes the dialog, and not the screen under it. */
function useBack(isOpen: boolean, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const dialog = { back: () => latest.current() }
    shown.push(dialog)
    settleSoon()
    return () => {
      shown.splice(shown.indexOf(dialog), 1)
      settleSoon()
    }
  }, [isOpen])
}

const DOUBLE_CLICK_MS = 500

/** The second click of the double click that opened a dialog means nothing in it. */
function useSecondClick(isOpen: boolean) {
  const openedAt = useRef(0)
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now()
  }, [isOpen])
  const isJustOpen = () => performance.now() - openedAt.current < DOUBLE_CLICK_MS
  const onClickCapture = (event: MouseEvent) => {
    if (event.detail > 1 && isJustOpen()) event.stopPropagation()
  }
  return { isJustOpen, onClickCapture }
}

type DialogProps = Omit<MuiDialogProps, 'onClose'> & {
  /** undefined: it cannot be closed now. */
  onClose: MuiDialogProps['onClose']
}

/** Every dialog of the console: the browser's Back closes it. */
export function Dialog({ open, onClose, ...rest }: DialogProps) {
  // As a tap beside it, which is as soon done.
  useBack(open, () => onClose?.({}, 'backdropClick'))
  const { isJustOpen, onClickCapture } = useSecondClick(open)
  return (
    <MuiDialog
      open={open}
      onClose={(event, reason) => {
        if (reason !== 'backdropClick' || !isJustOpen()) onClose?.(event, reason)
      }}
      onClickCapture={onClickCapture}
      {...rest}
    />
  )
}

/** Every question of the console that is answered by a button. */
export function Confirm({ isOpen = false, onClose, ...rest }: ConfirmProps) {
  useBack(isOpen, () => onClose({} as MouseEvent<HTMLButtonElement>))
  const { isJustOpen, onClickCapture } = useSecondClick(isOpen)
  return (
    <RaConfirm
      isOpen={isOpen}
      // Of the button Cancel, and with a reason of the dialog.
      onClose={(event, reason?: unknown) => {
        if (reason !== 'backdropClick' || !isJustOpen()) onClose(event)
      }}
      onClickCapture={onClickCapture}
      {...rest}
    />
  )
}
