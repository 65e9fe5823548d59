import { useId } from 'react'
import { type Product } from '../../api/types.js'
import { joined, rupees } from '../../ui/format.js'
import { Link } from '../../ui/Link.js'
import { filters } from '../../words/filters.js'
import { product as words } from '../../words/product.js'
import { choicesOf, valueOf } from './filter-values.js'
import Instead from './Instead.js'
import { isSoldOut, productPath } from './jars.js'
import { CHOICES, otherChoice, saving } from './pickles.js'
import styles from './ProductPage.module.css'

interface PickleChoicesProps {
  /** All jars of the pickle. */
  jars: readonly Product[]
  /** The one that is shown. */
  jar: Product
}

interface AdditionProps extends PickleChoicesProps {
  name: (typeof CHOICES)[number]
  /** The jar that is shown. */
  from: Product
}

/** What a choice adds to its word: of a weight its price, what else it changes, and that its jar has run out. */
function Addition({ jars, jar, name, from }: AdditionProps) {
  const saved = saving(jars, jar)
  const changed = CHOICES.filter((other) => other !== name && valueOf[other](jar) !== valueOf[other](from))
  const others = changed.flatMap((other) => choicesOf([jar], other).map(([, label]) => label))
  return (
    <>
      {name === 'weight' && <span className={styles['choicePrice']}> {rupees(jar.price)}</span>}
      {name === 'weight' && saved > 0 && (
        <span className={styles['choiceNote']}> {words.saves(rupees(saved))}</span>
      )}
      {others.length > 0 && (
        <span className={styles['choiceWith']}> {words.comesWith(others.map(joined).join(', '))}</span>
      )}
      {isSoldOut(jar) && <span className={styles['choiceNote']}> {words.soldOut}</span>}
    </>
  )
}

function Choice({ jars, jar, name }: PickleChoicesProps & { name: (typeof CHOICES)[number] }) {
  const heading = useId()
  const choices = choicesOf(jars, name)
  if (choices.length < 2) return null
  return (
    <div>
      <p id={heading} className={styles['choiceName']}>
        {filters.names[name]}
      </p>
      <ul className={styles['choices']} aria-labelledby={heading}>
        {choices.map(([value, label]) => {
          const chosen = otherChoice(jars, jar, name, value) ?? jar
          return (
            <li key={value}>
              <Link
                className={styles['choice']}
                to={productPath(chosen)}
                replace
                state={{ stays: true }}
                aria-current={valueOf[name](jar) === value ? 'true' : undefined}
              >
                {label}
                <Addition jars={jars} jar={chosen} name={name} from={jar} />
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/**
 * The oils, heats and weights that a pickle comes in, each a link to the jar that has it and is else most like the one
 * that is shown. One that has run out can be chosen, says so, and names the nearest that is there.
 */
export function PickleChoices(props: PickleChoicesProps) {
  const { jar } = props
  return (
    <>
      {CHOICES.map((name) => (
        <Choice key={name} name={name} {...props} />
      ))}
      {isSoldOut(jar) && (
        <p>
          <Instead jar={jar} stays />
        </p>
      )}
    </>
  )
}
