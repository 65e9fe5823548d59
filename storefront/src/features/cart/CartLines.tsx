import { type MouseEvent } from 'react'
import { type CartLine } from '../../api/types.js'
import { useChoose } from '../../state/use-choose.js'
import { Button } from '../../ui/Button.js'
import { rupees } from '../../ui/format.js'
import { fullTitle, productChoices, productTitle } from '../../ui/product-words.js'
import { RichText, withoutName } from '../../ui/RichText.js'
import { Stepper } from '../../ui/Stepper.js'
import { explain } from '../../ui/Trouble.js'
import { cart as words } from '../../words/cart.js'
import styles from './CartScreen.module.css'

function problemText({ problem, product, priceWhenAdded }: CartLine) {
  if (problem === 'PRICE_CHANGED')
    return words.problems[problem](rupees(priceWhenAdded), rupees(product.price))
  return problem && words.problems[problem](product.availableStock)
}

interface LineProps {
  line: CartLine
  onRemove: (line: CartLine) => void
}

function Line({ line, onRemove }: LineProps) {
  const { product } = line
  const choose = useChoose(product.Id, { from: 'cart' })
  const name = fullTitle(product)
  /** When the line goes, the keyboard goes on with Remove of the one in its place, or at the head of the empty cart. */
  const leaving = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    const own = event.currentTarget.closest('li')
    const next = own?.nextElementSibling ?? own?.previousElementSibling
    act()
    onRemove(line)
    setTimeout(() => {
      if (document.activeElement === document.body)
        (next ?? document).querySelector<HTMLElement>(next ? ':scope>div>button' : 'h1')?.focus()
    })
  }
  if (choose.count === 0) return null
  return (
    <li className={styles['line']} aria-busy={choose.saving}>
      <img className={styles['picture']} src={product.image} alt="" width={112} height={112} />
      <div>
        <h2 className={styles['title']}>{productTitle(product)}</h2>
        <p className={styles['choices']}>{productChoices(product).join('\u00a0· ')}</p>
        <div className={styles['text']}>
          <RichText markup={withoutName(product)} />
        </div>
        <p className={styles['each']}>{words.itemPrice(rupees(product.price))}</p>
      </div>
      <div className={styles['controls']}>
        <Stepper
          count={choose.count}
          minusLabel={words.minus(name)}
          plusLabel={words.plus(name)}
          onMinus={leaving(choose.minus)}
          onPlus={choose.plus}
          saving={choose.saving}
        />
        <Button look="link" aria-label={words.removeOf(name)} onClick={leaving(choose.remove)}>
          {words.remove}
        </Button>
        <span className={styles['lineTotal']}>{rupees(line.linePrice)}</span>
      </div>
      <p className={styles['problem']} role="status">
        {choose.refusal === undefined ? problemText(line) : explain(choose.refusal)}
      </p>
    </li>
  )
}

/** The jars in the cart, with what changed since they were added. */
export function CartLines({
  lines,
  onRemove,
}: {
  lines: readonly CartLine[]
  onRemove: LineProps['onRemove']
}) {
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <Line key={line.product.Id} line={line} onRemove={onRemove} />
      ))}
    </ul>
  )
}
