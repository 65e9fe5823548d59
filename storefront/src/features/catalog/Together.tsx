import { type Product } from '../../api/types.js'
import { useTogether } from '../../state/together.js'
import { useChoose } from '../../state/use-choose.js'
import { Button } from '../../ui/Button.js'
import { rupees } from '../../ui/format.js'
import { Link } from '../../ui/Link.js'
import { fullTitle, productChoices, productTitle } from '../../ui/product-words.js'
import { ProductPicture } from '../../ui/ProductPicture.js'
import { Stepper } from '../../ui/Stepper.js'
import { explain } from '../../ui/Trouble.js'
import { product as words } from '../../words/product.js'
import { taking } from '../../words/taking.js'
import { productPath } from './jars.js'
import styles from './Together.module.css'

function Row({ product, back }: { product: Product; back: string }) {
  const choose = useChoose(product.Id, { from: 'products', path: back })
  const name = fullTitle(product)
  return (
    <li className={styles['row']}>
      <ProductPicture product={product} className={styles['picture']} sizes="64px" decorative lazy />
      <div className={styles['words']}>
        <Link to={productPath(product)}>{productTitle(product)}</Link>
        <p className={styles['choices']}>{productChoices(product).join(', ')}</p>
        <p className={styles['price']}>{rupees(product.price)}</p>
      </div>
      {choose.count === 0 ? (
        <Button look="quiet" disabled={choose.isStaff} aria-label={taking.plus(name)} onClick={choose.plus}>
          {words.add}
        </Button>
      ) : (
        <Stepper
          count={choose.count}
          minusLabel={taking.minus(name)}
          plusLabel={taking.plus(name)}
          onMinus={choose.minus}
          onPlus={choose.plus}
          saving={choose.saving}
        />
      )}
      <p className={styles['refused']} role="status">
        {choose.refusal !== undefined && explain(choose.refusal, taking.notAdded)}
      </p>
    </li>
  )
}

interface TogetherProps {
  jar: Product
  /** Codes of pickles that the page has named already. */
  except: readonly string[]
}

/** Jars of other pickles that customers take with this one; nothing where too few have. */
function Together({ jar, except }: TogetherProps) {
  const others = useTogether([jar.variantType]).filter(({ variantType }) => !except.includes(variantType))
  if (others.length === 0) return null
  return (
    <section aria-labelledby="together">
      <h2 id="together">{words.together}</h2>
      <ul className={styles['rows']}>
        {others.map((product) => (
          <Row key={product.Id} product={product} back={productPath(jar)} />
        ))}
      </ul>
    </section>
  )
}

export default Together
