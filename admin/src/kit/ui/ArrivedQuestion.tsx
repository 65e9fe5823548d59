import { useEffect, useState } from 'react'
import { whenFirstArrived } from '../../api/once.js'
import { useWords } from '../words/use-words.js'
import { Confirm } from './dialogs.js'

/** Asks whether what was changed after a lost answer is meant as well as what the first submission made. */
export function ArrivedQuestion() {
  const say = useWords()
  const [asked, setAsked] = useState<{ name: string; answer: (isMeant: boolean) => void } | null>(null)
  useEffect(() => {
    whenFirstArrived((name) => new Promise((answer) => setAsked({ name, answer })))
  }, [])
  const answer = (isMeant: boolean) => {
    asked?.answer(isMeant)
    setAsked(null)
  }
  return (
    <Confirm
      isOpen={asked !== null}
      irreversible
      title={say('edit.arrivedTitle')}
      content={say(asked?.name ? 'edit.arrivedAs' : 'edit.arrived', { name: asked?.name ?? '' })}
      confirm={say('edit.arrivedToo')}
      cancel={say('edit.arrivedOnly')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  )
}
