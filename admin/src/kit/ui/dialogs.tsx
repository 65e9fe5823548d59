import MuiDialog, { type DialogProps } from '@mui/material/Dialog'
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Confirm as RaConfirm, type ConfirmProps } from 'react-admin'
import { useWords } from '../words/use-words.js'

/** The open dialogs, the innermost last. */
const shown: { back: () => void }[] = []

type State = { idx?: number; dialogs?: number } | null
const stateNow = () => window.history.state as State
/** How many entries of the history stand for dialogs, above the screen's own. */
const entries = () => stateNow()?.dialogs ?? 0
/** The router's number of the screen that the dialogs are on. */
let screen: number | undefined

/** Whether the step back under way is our own, and no press of Back. */
let isStepping = false

/** What waits until the history holds no entry of a dialog. */
const waiting: (() => void)[] = []

/** Gives each open dialog an entry of the history, and takes the entries of closed ones away. */
function settle() {
  if (isStepping && entries() > 0) return
  // A screen that opens meanwhile cancels the step.
  isStepping = entries() > shown.length
  if (isStepping) return window.history.back()
  screen = stateNow()?.idx
  while (entries() < shown.length) window.history.pushState({ ...stateNow(), dialogs: entries() + 1 }, '')
  if (shown.length === 0) for (const then of waiting.splice(0)) then()
}

/** Settles after everything that happens in the same turn: a dialog may open another, or lead to another screen. */
const settleSoon = () => void setTimeout(settle)

/**
 * Calls `then` once all dialogs are closed and the history is back at the screen's own entry. A dialog that leads to another screen
 * goes there by this: the step back would close the question that a form with typed text asks.
 */
export function onceClosed(then: () => void): void {
  waiting.push(then)
  settleSoon()
}

// Listens before the router does, so that the router never sees these entries.
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

/** Inputs that take time to type, unlike PINs, codes and counts. */
const TYPED =
  'textarea, input:not([type=password], [type=checkbox], [type=radio], [type=file], [inputmode=numeric])'

/** Whether text was typed into the dialog and not cleared again. */
function useTyped() {
  const fields = useRef(new Set<HTMLInputElement>())
  return {
    onInputCapture: ({ target }: FormEvent) => {
      const field = target as HTMLInputElement
      if (field.matches(TYPED)) fields.current.add(field)
    },
    isTyped: () => [...fields.current].some((field) => field.isConnected && field.value.trim() !== ''),
  }
}

/**
 * Every dialog of the console: the browser's Back closes it, as Escape and a tap beside it do. All three
 * ask before they drop typed text; its own buttons do not.
 */
export function Dialog({ open, onClose, ...rest }: DialogProps) {
  const say = useWords()
  const [isAsking, setAsking] = useState(false)
  const { isTyped, onInputCapture } = useTyped()
  const drop: DialogProps['onClose'] = (event, reason) => {
    if (onClose && isTyped()) setAsking(true)
    else onClose?.(event, reason)
  }
  // Back counts as a tap beside the dialog, since both are soon made by mistake.
  useBack(open, () => drop({}, 'backdropClick'))
  const onClickCapture = useSecondClick(open)
  return (
    <>
      <MuiDialog
        open={open}
        onClose={drop}
        onClickCapture={onClickCapture}
        onInputCapture={onInputCapture}
        {...rest}
      />
      <Confirm
        isOpen={open && isAsking}
        title={say('edit.leaveTitle')}
        content={say('edit.leaveTyped')}
        confirm={say('edit.leave')}
        confirmColor="warning"
        cancel={say('edit.stay')}
        onConfirm={() => {
          setAsking(false)
          onClose?.({}, 'backdropClick')
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

interface QuestionProps extends ConfirmProps {
  /** The yes cannot be taken back: the keyboard begins at the other answer, so that Enter twice does not give it. */
  irreversible?: boolean
}

/** The first button of react-admin's question leaves things as they are. */
const BEGINS_AT_NO = {
  transition: {
    onEnter: (dialog: HTMLElement) =>
      dialog.querySelector<HTMLElement>('.MuiDialogActions-root button')?.focus(),
  },
}

/** Every question of the console that is answered by a button. */
export function Confirm({ isOpen = false, irreversible = false, onClose, ...rest }: QuestionProps) {
  useBack(isOpen, () => onClose({} as MouseEvent<HTMLButtonElement>))
  const onClickCapture = useSecondClick(isOpen)
  return (
    <RaConfirm
      isOpen={isOpen}
      onClose={onClose}
      onClickCapture={onClickCapture}
      {...(irreversible ? { slotProps: BEGINS_AT_NO } : {})}
      {...rest}
    />
  )
}
