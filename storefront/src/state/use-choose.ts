import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '../api/http.js'
import { inCart } from './cart-quantities.js'
import { type ReturnPlace } from './home-navigation.js'
import { keepChoice } from './pending-choice.js'
import { useStores, useWho } from './stores.js'

const endedSession = (error: unknown) => isApiError(error) && error.status === 401

/** The state of one product alone, so that a tap on one jar does not render the others of the list again. */
function useJar(Id: string) {
  const { cart, quantities } = useStores()
  const pendingOf = () => quantities.get().pending[Id]
  const refusalOf = () => quantities.get().refused[Id]
  return {
    pending: useSyncExternalStore(quantities.subscribe, pendingOf, pendingOf),
    refusal: useSyncExternalStore(quantities.subscribe, refusalOf, refusalOf),
    confirmed: useSyncExternalStore(
      cart.subscribe,
      () => inCart(cart.get().data, Id),
      () => inCart(cart.getServed().data, Id),
    ),
  }
}

/**
 * How many of one product the customer has, and the way to change it. Someone without a session is led to
 * the login; the choice is kept and added afterwards.
 */
export function useChoose(Id: string, place: ReturnPlace) {
  const { quantities } = useStores()
  const who = useWho()
  const { pending, refusal, confirmed } = useJar(Id)
  const navigate = useNavigate()
  const count = pending ?? confirmed

  const logIn = () => {
    keepChoice({ Id })
    void navigate('/login', { state: { ...place, isBefore: true } })
  }
  const ended = endedSession(refusal)
  useEffect(() => {
    if (!ended) return
    quantities.forgive(Id)
    logIn()
  })

  return {
    count,
    saving: pending !== undefined,
    refusal: ended ? undefined : refusal,
    isStaff: who.state === 'staff',
    plus: () => (who.state === 'visitor' ? logIn() : quantities.want(Id, count + 1)),
    minus: () => quantities.want(Id, Math.max(0, count - 1)),
    remove: () => quantities.want(Id, 0),
  }
}
