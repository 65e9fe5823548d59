import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Portal from '@mui/material/Portal'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sentenceOf, waitsForOwner } from '../../api/request.js'
import { useWords, type WordKey } from '../words/use-words.js'

/** The specification has these sentences whatever the reason is: the reason follows them. */
const SAID_FIRST: ReadonlySet<WordKey> = new Set<WordKey>([
  'boms.saveFailed',
  'expenses.createFailed',
  'refunds.updateFailed',
  'reservations.deleteFailed',
  'reservations.failed',
  'reservations.statusFailed',
  'stock.deleteFailed',
  'stock.failed',
  'stock.refreshFailed',
  'stockUsage.confirmFailed',
  'support.sendFailed',
  'support.statusFailed',
])

interface Refusal {
  /** The failed action: its next try removes the sentence. */
  failed: WordKey
  sentence: string
  /** Nothing went wrong: the owner is asked first. */
  waits: boolean
  /** The screen on which it was shown. */
  screen: string
}

interface Telling {
  /** @param failed the message when the server gives no reason */
  tell: (failed: WordKey, error: unknown) => void
  forget: (failed: WordKey) => void
}

const TellingContext = createContext<Telling>({ tell: () => undefined, forget: () => undefined })

/** For writes that are not `useWrite`'s: react-admin's own. */
export const useTelling = () => useContext(TellingContext)

/**
 * Tells why writes were refused, above every screen and dialog. A refusal stays until it is closed, although the card
 * that asked may be gone: after a refusal most screens read their records anew.
 */
export function Refusals({ children }: { children: ReactNode }) {
  const say = useWords()
  const { pathname } = useLocation()
  const [told, setTold] = useState<readonly Refusal[]>([])
  const forget = useCallback(
    (failed: WordKey) => setTold((before) => before.filter((one) => one.failed !== failed)),
    [],
  )
  const [telling] = useState<Telling>(() => ({
    forget,
    tell: (failed, error) => {
      // What waits did not fail, and is not to be tried again.
      const waits = waitsForOwner(error)
      const sentence = inWords(say(failed), SAID_FIRST.has(failed) && !waits, error)
      const screen = window.location.pathname
      setTold((before) => [
        ...before.filter((one) => one.sentence !== sentence),
        { failed, sentence, waits, screen },
      ])
    },
  }))
  const here = told.filter(({ screen }) => screen === pathname)
  return (
    <TellingContext value={telling}>
      {children}
      {here.length > 0 && (
        // Beside the dialogs: what stands in the page is hidden from screen readers while one is open.
        <Portal>
          <Box sx={place}>
            {here.map(({ failed, sentence, waits }) => (
              <Alert
                key={sentence}
                severity={waits ? 'info' : 'error'}
                variant="filled"
                closeText={say('common.close')}
                onClose={() => forget(failed)}
              >
                {sentence}
              </Alert>
            ))}
          </Box>
        </Portal>
      )}
    </TellingContext>
  )
}

const place = {
  position: 'fixed',
  top: 0,
  left: 0,
  right: 0,
  zIndex: 'snackbar',
  mx: 'auto',
  p: 1,
  maxWidth: 640,
  maxHeight: '50vh',
  overflowY: 'auto',
  display: 'grid',
  gap: 1,
} as const

function inWords(failed: string, isSaidFirst: boolean, error: unknown): string {
  const reason = sentenceOf(error, '')
  if (reason === '' || reason === failed) return failed
  if (!isSaidFirst) return reason
  return `${failed}${/[.!?]$/.test(failed) ? '' : ':'} ${reason}`
}

interface WriteOptions<Answer, Input> extends Omit<
  UseMutationOptions<Answer, Error, Input>,
  'onError' | 'onMutate'
> {
  /** Said when the server gives no reason. */
  failed: WordKey
  /** True for a refusal that the screen answers itself. */
  except?: (error: unknown) => boolean
  onError?: (error: Error, input: Input) => unknown
}

/** A write to the server, as every screen makes it: a refusal is always shown. */
export function useWrite<Answer, Input = void>({
  failed,
  except,
  onError,
  ...write
}: WriteOptions<Answer, Input>) {
  const { tell, forget } = useTelling()
  return useMutation({
    ...write,
    onMutate: () => forget(failed),
    onError: (error, input) => {
      if (!except?.(error)) tell(failed, error)
      return onError?.(error, input)
    },
  })
}
