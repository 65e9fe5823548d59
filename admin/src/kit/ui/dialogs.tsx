import MuiDialog, { type DialogProps } from '@mui/material/Dialog'
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

/** The step back that is under way is no press of Back. */
let isStepping = false

/** Gives each open dialog an entry of the history, and takes the entries of closed ones away. */
function settle() {
  if (isStepping) return
  if (entries() > shown.length) {
    isStepping = true
    return window.history.back()
  }
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
    const isBack = !isStepping && entries() < shown.length && stateNow()?.idx === screen
    isStepping = false
    settleSoon()
    if (!isLeft && !isBack) return
    event.stopImmediatePropagation()
    if (isBack) shown.at(-1)?.back()
  },
  true,
)

// The page may have been loaded anew while a dialog was open.
settleSoon()

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

/** The second click of the double click that opened a dialog means nothing in it. */
function useSecondClick(isOpen: boolean) {
  const isClicked = useRef(false)
  useEffect(() => {
    isClicked.current = false
  }, [isOpen])
  return (event: MouseEvent) => {
    if (!isClicked.current && event.detail > 1) event.stopPropagation()
    else isClicked.current = true
  }
}

/** Every dialog of the console: the browser's Back closes it. */
export function Dialog({ open, onClose, ...rest }: DialogProps) {
  // As a tap beside it, which is as soon done.
  useBack(open, () => onClose?.({}, 'backdropClick'))
  const onClickCapture = useSecondClick(open)
  return <MuiDialog open={open} onClose={onClose} onClickCapture={onClickCapture} {...rest} />
}

/** Every question of the console that is answered by a button. */
export function Confirm({ isOpen = false, onClose, ...rest }: ConfirmProps) {
  useBack(isOpen, () => onClose({} as MouseEvent<HTMLButtonElement>))
  const onClickCapture = useSecondClick(isOpen)
  return <RaConfirm isOpen={isOpen} onClose={onClose} onClickCapture={onClickCapture} {...rest} />
}
