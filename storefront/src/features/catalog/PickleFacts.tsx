import { type Pickle, type Product } from '../../api/types.js'
import { useShop } from '../../state/stores.js'
import { rupees } from '../../ui/format.js'
import { Link } from '../../ui/Link.js'
import { productTitle } from '../../ui/product-words.js'
import { ProductPicture } from '../../ui/ProductPicture.js'
import { catalog } from '../../words/catalog.js'
import { filters } from '../../words/filters.js'
import { product as words } from '../../words/product.js'
import { IngredientList } from './IngredientList.js'
import styles from './PickleFacts.module.css'
import { firstJar, jarsOf, picklePath } from './pickles.js'

type Table = NonNullable<Pickle['nutrition']>

const NUTRIENTS = Object.entries(words.nutrients) as [keyof Table, string][]
/** They are parts of the figure above them. */
const PARTS = new Set<keyof Table>(['sugarG', 'saturatedFatG', 'transFatG'])
const UNITS = [
  ['Kcal', 'kcal'],
  ['Mg', 'mg'],
  ['G', 'g'],
] as const
/** The unit that the name of a figure ends with. */
const unitOf = (name: string) => UNITS.find(([end]) => name.endsWith(end))?.[1]

/** The table of the label; a figure that nobody knows has no line. */
function Nutrition({ table }: { table: Table }) {
  return (
    <table className={styles['nutrition']}>
      <caption>
        <h2>{words.nutrition}</h2>
      </caption>
      <tbody>
        {NUTRIENTS.map(
          ([name, word]) =>
            table[name] !== null && (
              <tr key={name}>
                <th scope="row" className={PARTS.has(name) ? styles['part'] : undefined}>
                  {word}
                </th>
                <td>
                  {table[name]} {unitOf(name)}
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}

/** Other pickles that the owner picked, those of which a jar is on the shelf. */
function GoesWith({ codes, products }: { codes: readonly string[]; products: readonly Product[] }) {
  const others = codes.flatMap((variantType) => firstJar(jarsOf(products, { variantType })) ?? [])
  if (others.length === 0) return null
  return (
    <section aria-labelledby="goes-with">
      <h2 id="goes-with">{words.goesWith}</h2>
      <ul className={styles['others']}>
        {others.map((jar) => (
          <li key={jar.variantType}>
            <Link className={styles['other']} to={picklePath(jar)}>
              <ProductPicture product={jar} className={styles['picture']} sizes="96px" decorative lazy />
              <span>
                <b>{productTitle(jar)}</b>
                <br />
                {filters.from} {rupees(Math.min(...jarsOf(products, jar).map(({ price }) => price)))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the label says of the price and of who made it. */
function Label({ mrp }: { mrp: number | null }) {
  const shop = useShop()
  if (!shop) return null
  const { line, city, state, pin } = shop.address
  return (
    <>
      {mrp !== null && (
        <p>
          <b>{catalog.mrp}:</b> {rupees(mrp)} {catalog.taxes}
        </p>
      )}
      <p>
        <b>{words.madeBy}:</b> {[shop.legalName, line, city, `${state} ${pin}`].join(', ')}
      </p>
    </>
  )
}

interface PickleFactsProps {
  jar: Product
  products: readonly Product[]
  /** Null until it is there. */
  pickle: Pickle | null
}

/** What stands below the jar: what is inside and who made it, the table of the label, how it is eaten and with what. */
function PickleFacts({ jar, products, pickle }: PickleFactsProps) {
  const table = pickle?.jars.find(({ Id }) => Id === jar.Id)?.nutrition ?? pickle?.nutrition
  return (
    <div className={styles['facts']}>
      <section className={styles['label']} aria-labelledby="ingredients">
        <h2 id="ingredients">{catalog.ingredients}</h2>
        <IngredientList product={jar} />
        <Label mrp={jar.mrp} />
      </section>
      {table && <Nutrition table={table} />}
      {pickle?.howToEat && (
        <section aria-labelledby="how-to-eat">
          <h2 id="how-to-eat">{words.howToEat}</h2>
          <p className={styles['lines']}>{pickle.howToEat}</p>
        </section>
      )}
      {pickle && <GoesWith codes={pickle.goesWith} products={products} />}
    </div>
  )
}

export default PickleFacts
