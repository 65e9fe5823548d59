import { type Product } from '../../api/types.js'
import { useShop } from '../../state/stores.js'
import { licenceOf } from '../../ui/promises.js'
import { product as words } from '../../words/product.js'
import styles from './dialogs.module.css'

/** What is inside: only the ingredients that are marked to be shown, then allergens, shelf life and licence. */
export function IngredientList({ product }: { product: Product }) {
  const licence = licenceOf(useShop())
  const shown = (product.ingredients ?? []).filter((ingredient) => ingredient.showasIngredient)
  return (
    <>
      {shown.length === 0 ? (
        <p>{words.noIngredients}</p>
      ) : (
        <ul className={styles['plain']}>
          {shown.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {(product.allergens?.length ?? 0) > 0 && (
        <p className={styles['fact']}>
          <b>{words.allergens}:</b> {product.allergens.join(', ')}
        </p>
      )}
      {product.shelfLifeDays ? (
        <p className={styles['fact']}>{words.shelfLife(product.shelfLifeDays)}</p>
      ) : null}
      {licence && <p className={styles['fact']}>{licence}</p>}
    </>
  )
}
