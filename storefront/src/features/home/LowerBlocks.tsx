import { type LandingPage } from '../../api/types.js'
import { useShop } from '../../state/stores.js'
import { ProductPicture } from '../../ui/ProductPicture.js'
import { licenceOf } from '../../ui/promises.js'
import { tax } from '../../words/tax.js'
import { Block, Lines } from './Block.js'
import styles from './Landing.module.css'

/** What speaks for the shop, and at the end whether it collects GST. */
function Facts({ page }: { page: LandingPage }) {
  const shop = useShop()
  return (
    <ul className={styles['facts']}>
      {[...page.facts, tax.fact(shop?.gstin)].map(({ title, text }, at) => (
        <li key={at} className={styles['fact']}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** How a batch is made, and the cook's story. */
function Kitchen({ page }: { page: LandingPage }) {
  const { heading, text, steps } = page.kitchen
  return (
    <Block heading={heading}>
      <Lines text={text} />
      {steps.length > 0 && (
        <ol className={styles['steps']}>
          {steps.map(({ title, text: words, picture }, at) => (
            <li key={at} className={styles['step']}>
              {picture && (
                <ProductPicture
                  product={{ image: picture.url, pictures: [picture] }}
                  className={styles['stepPicture']}
                  sizes="(max-width: 767px) 100vw, 380px"
                  lazy
                />
              )}
              <h3>{title}</h3>
              <Lines text={words} />
            </li>
          ))}
        </ol>
      )}
    </Block>
  )
}

function Questions({ page }: { page: LandingPage }) {
  const { heading, list } = page.questions
  return (
    <Block heading={heading}>
      <div>
        {list.map(({ question, answer }, at) => (
          <details key={at} className={styles['question']}>
            <summary>{question}</summary>
            <Lines text={answer} />
          </details>
        ))}
      </div>
    </Block>
  )
}

/** Only what is set: a licence or a registration that there is not is not named. */
function Trust({ page }: { page: LandingPage }) {
  const shop = useShop()
  const marks = [licenceOf(shop), shop?.gstin ? tax.registration(shop.gstin) : ''].filter(Boolean)
  if (!shop || marks.length === 0) return null
  return (
    <Block heading={page.trust.heading}>
      <ul className={styles['marks']}>
        {marks.map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ul>
      <p>{[shop.legalName, shop.address.line, shop.address.city].filter(Boolean).join(', ')}</p>
    </Block>
  )
}

const BLOCKS = { facts: Facts, kitchen: Kitchen, questions: Questions, trust: Trust }

/** One of the blocks that only say something. */
function LowerBlocks({ name, page }: { name: keyof typeof BLOCKS; page: LandingPage }) {
  const Shown = BLOCKS[name]
  return <Shown page={page} />
}

export default LowerBlocks
