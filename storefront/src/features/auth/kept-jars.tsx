import { useState, useSyncExternalStore } from 'react'
import { addToCart } from '../../api/cart.js'
import { keptChoices, type PendingChoice, setChoices } from '../../state/pending-choice.js'
import { useResource } from '../../state/resource.js'
import { type Stores, useStores } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { fullTitle } from '../../ui/product-words.js'
import { explain } from '../../ui/Trouble.js'
import { auth } from '../../words/auth.js'
import { taking } from '../../words/taking.js'
import styles from './LoginScreen.module.css'

const isJar = ({ notify }: PendingChoice) => !notify
const never = () => () => undefined
/** A text, so that the same choices are the same value. */
const keptAsText = () => JSON.stringify(keptChoices().filter(isJar))
const noneAsText = () => '[]'

/** The jars that wait for the login, by name and number, and the way not to keep them. */
export function KeptJars() {
  const { products } = useStores()
  const [, setDropped] = useState(false)
  // The server renders this screen too, and knows of no choice.
  const found = useSyncExternalStore(never, keptAsText, noneAsText)
  const kept = JSON.parse(found) as PendingChoice[]
  const { data } = useResource(products, kept.length > 0)
  if (kept.length === 0) return null
  const drop = () => {
    setChoices(keptChoices().filter((choice) => !isJar(choice)))
    setDropped(true)
  }
  return (
    <section className={styles['kept']} aria-label={auth.kept(kept.length)}>
      <p>{auth.kept(kept.length)}</p>
      <ul>
        {kept.map(({ Id }) => {
          const product = data?.find((one) => one.Id === Id)
          return product ? <li key={Id}>{auth.keptJar(fullTitle(product), 1)}</li> : null
        })}
      </ul>
      <Button look="link" onClick={drop}>
        {auth.dropKept}
      </Button>
    </section>
  )
}

/** A jar that has run out is waited for, any other goes into the cart. @returns what there is to say */
async function carryOut({ Id, notify }: PendingChoice, { cart, waits }: Stores): Promise<string | null> {
  if (notify) {
    const { setWait } = await import('../../api/back-in-stock.js')
    waits.set(await setWait(Id, true).catch(() => null))
    return null
  }
  try {
    const filled = await addToCart(Id, 1)
    cart.set(filled)
    const line = filled.cartItems.find(({ product }) => product.Id === Id)
    return line ? taking.added(fullTitle(line.product), line.quantity) : null
  } catch (error) {
    return explain(error, taking.notAdded)
  }
}

/** After the login of a customer: what was picked before, once, and what became of it. */
export async function carryOutChoices(mobileNumber: string, stores: Stores) {
  const choices = keptChoices()
  // Taken before the first call: a second login of this tab finds nothing.
  setChoices([])
  // What is true of several is said once.
  const told = new Set<string>()
  for (const choice of choices) {
    if (choice.of !== undefined && choice.of !== mobileNumber) continue
    const sentence = await carryOut(choice, stores)
    if (sentence) told.add(sentence)
  }
  if (told.size > 0) stores.notice.set({ told: [...told] })
}
