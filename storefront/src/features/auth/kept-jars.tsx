import { useState, useSyncExternalStore } from 'react'
import { addToCart } from '../../api/cart.js'
import { keptChoices, type PendingChoice, setChoices } from '../../state/pending-choice.js'
import { useResource } from '../../state/resource.js'
import { type Stores, useStores } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { fullTitle } from '../../ui/product-words.js'
import { explain } from '../../ui/Trouble.js'
import { auth } from '../../words/auth.js'
import { backInStock } from '../../words/back-in-stock.js'
import { taking } from '../../words/taking.js'
import styles from './LoginScreen.module.css'

const isJar = ({ notify }: PendingChoice) => !notify
const never = () => () => undefined
/** A text, so that the same choices are the same value. */
const keptAsText = () => JSON.stringify(keptChoices())
const noneAsText = () => '[]'

/** What waits for the login: jars by name and number, with the way not to keep them, and those to be told of. */
export function KeptJars() {
  const { products } = useStores()
  const [, setDropped] = useState(false)
  // The server renders this screen too, and knows of no choice.
  const found = useSyncExternalStore(never, keptAsText, noneAsText)
  const choices = JSON.parse(found) as PendingChoice[]
  const kept = choices.filter(isJar)
  const { data } = useResource(products, choices.length > 0)
  const drop = () => {
    setChoices(keptChoices().filter((choice) => !isJar(choice)))
    setDropped(true)
  }
  const named = (Id: string, say: (name: string) => string) => {
    const product = data?.find((one) => one.Id === Id)
    return product ? <li key={Id}>{say(fullTitle(product))}</li> : null
  }
  const missed = choices.filter((choice) => !isJar(choice))
  return (
    <>
      {kept.length > 0 && (
        <section className={styles['kept']} aria-label={auth.kept(kept.length)}>
          <p>{auth.kept(kept.length)}</p>
          <ul>{kept.map(({ Id }) => named(Id, (name) => auth.keptJar(name, 1)))}</ul>
          <Button look="link" onClick={drop}>
            {auth.dropKept}
          </Button>
        </section>
      )}
      {data && missed.length > 0 && (
        <ul className={styles['kept']}>{missed.map(({ Id }) => named(Id, auth.willTell))}</ul>
      )}
    </>
  )
}

/** A jar that has run out is waited for, any other goes into the cart. @returns what there is to say */
async function carryOut({ Id, notify }: PendingChoice, { cart, waits }: Stores): Promise<string | null> {
  try {
    if (notify) {
      const { setWait } = await import('../../api/back-in-stock.js')
      waits.set(await setWait(Id, true))
      return backInStock.willNotify
    }
    const filled = await addToCart(Id, 1)
    cart.set(filled)
    const line = filled.cartItems.find(({ product }) => product.Id === Id)
    return line ? taking.added(fullTitle(line.product), line.quantity) : null
  } catch (error) {
    return explain(error, notify ? undefined : taking.notAdded)
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
