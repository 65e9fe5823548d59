import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '../../api/http.js'
import { type Product } from '../../api/types.js'
import { type ReturnPlace } from '../../state/home-navigation.js'
import { keepChoice } from '../../state/pending-choice.js'
import { useResource } from '../../state/resource.js'
import { useStores, useWho } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { fullTitle } from '../../ui/product-words.js'
import { explain } from '../../ui/Trouble.js'
import { backInStock as words } from '../../words/back-in-stock.js'
import styles from './ProductCard.module.css'

interface NotifyMeProps {
  product: Product
  place: ReturnPlace
  /** The one action of its screen, and not a link among others. */
  isMain?: boolean
}

/** The button beside a product that has run out: asks to be told once when it is there again, or takes that back. */
function NotifyMe({ product, place, isMain = false }: NotifyMeProps) {
  const { waits } = useStores()
  const { state } = useWho()
  const { data } = useResource(waits, state === 'customer')
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<unknown>(null)
  const isWaiting = data?.includes(product.Id) ?? false

  const logIn = () => {
    keepChoice({ Id: product.Id, notify: true })
    void navigate('/login', { state: { ...place, isBefore: true } })
  }
  const change = async () => {
    if (state !== 'customer') return logIn()
    setRefusal(null)
    try {
      const { setWait } = await import('../../api/back-in-stock.js')
      waits.set(await setWait(product.Id, !isWaiting))
    } catch (error) {
      if (isApiError(error) && error.status === 401) return logIn()
      setRefusal(error)
    }
  }
  if (state === 'staff') return null
  const word = isWaiting ? words.dontNotify : words.notify
  return (
    <p className={styles['notify']} role="status">
      {refusal !== null && explain(refusal)}
      {isWaiting && words.willNotify}
      <Button
        look={isMain && !isWaiting ? 'primary' : 'link'}
        aria-label={`${word}: ${fullTitle(product)}`}
        onClick={() => void change()}
      >
        {word}
      </Button>
    </p>
  )
}

export default NotifyMe
