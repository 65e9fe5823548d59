import { useHome } from '../../state/home-navigation.js'
import styles from './CartScreen.module.css'

/** What the cart is told on arrival, as what is other than in the order whose jars were put in again. */
export function Told() {
  const { told = [] } = useHome().state
  return (
    <div className={styles['told']} role="status">
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
