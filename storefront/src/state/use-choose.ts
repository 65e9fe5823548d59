import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '../api/http.js'
import { type ReturnPlace } from './home-navigation.js'
import { keepChoice } from './pending-choice.js'
import { useCart, useQuantities, useStores, useWho } from './stores.js'

const endedSession = (error: unknown) => isApiError(error) && error.status === 401

/**
 * How many of one product the customer has, and the way to change it. Someone without a session is led to
 * the login; the choice is kept and added afterwards.
 */
export function useChoose(Id: string, place: ReturnPlace) {
  const { from, path } = place
  const { quantities } = useStores()
  const who = useWho()
  const cart = useCart().data
  const { pending, refused } = useQuantities()
  const navigate = useNavigate()
  const confirmed = cart?.cartItems.find((line) => line.product.Id === Id)?.quantity ?? 0
  const count = pending[Id] ?? confirmed
  const refusal = refused[Id]

  const logIn = () => {
    keepChoice({ Id })
    void navigate('/login', { state: { from, path } })
  }
  const ended = endedSession(refusal)
  useEffect(() => {
    if (!ended) return
    quantities.forgive(Id)
    keepChoice({ Id })
    void navigate('/login', { state: { from, path } })
  }, [ended, Id, from, path, navigate, quantities])

  return {
    count,
    saving: pending[Id] !== undefined,
    refusal: ended ? undefined : refusal,
    isStaff: who.state === 'staff',
    plus: () => (who.state === 'visitor' ? logIn() : quantities.want(Id, count + 1)),
    minus: () => quantities.want(Id, Math.max(0, count - 1)),
    remove: () => quantities.want(Id, 0),
  }
}
