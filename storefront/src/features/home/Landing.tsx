import { useState } from 'react'
import { HOME } from '../../state/home-navigation.js'
import { useShop } from '../../state/stores.js'
import { ButtonLink } from '../../ui/Button.js'
import { rupees } from '../../ui/format.js'
import { GlazeEdge } from '../../ui/GlazeEdge.js'
import { useScreen } from '../../ui/use-screen.js'
import { landing } from '../../words/landing.js'
import { fillIn, promisesOf } from '../../words/promises.js'
import { tax } from '../../words/tax.js'
import styles from './Landing.module.css'

const toProducts = { to: HOME, state: { tab: 'products' } }
const PROMO_JARS = ['chicken-cp_po-medium-1kg', 'gongura-ro_po-low-1kg', 'prawns-cp_so-high-1kg']

function AboutText() {
  return (
    <section className={styles['about']} id="about-us">
      <div className={styles['aboutText']}>
        <h2>{landing.aboutHeading}</h2>
        {landing.about.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          <ButtonLink look="link" to="/about">
            {landing.aboutMore}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

function Promo() {
  return (
    <section className={styles['promo']}>
      <div className={styles['promoCard']}>
        <div className={styles['promoWords']}>
          <h2>{landing.promoHeading}</h2>
          <p>{landing.promo}</p>
          <ButtonLink look="quiet" {...toProducts}>
            {landing.promoCta}
          </ButtonLink>
        </div>
        <div className={styles['jars']}>
          {PROMO_JARS.map((slug) => (
            <img
              key={slug}
              src={`/images/products/${slug}.svg`}
              alt=""
              width={400}
              height={400}
              loading="lazy"
            />
          ))}
        </div>
      </div>
    </section>
  )
}

/** The landing tab: hero, the about toggle, the way to the products, a second promo. */
function Landing() {
  const heading = useScreen(null)
  const shop = useShop()
  const promises = promisesOf(shop)
  const [aboutOpen, setAboutOpen] = useState(false)
  return (
    <>
      <section className={styles['hero']}>
        <div className={styles['heroInner']}>
          <div className={styles['words']}>
            <p className={styles['eyebrow']}>{landing.eyebrow}</p>
            <h1 ref={heading} tabIndex={-1} className={styles['headline']}>
              {landing.headline}
            </h1>
            <p className={styles['lead']}>{landing.lead}</p>
            <p className={styles['price']}>
              {shop?.lowestChickenPricePerKg != null &&
                landing.fromPrice(rupees(shop.lowestChickenPricePerKg))}
            </p>
            <div className={styles['actions']}>
              <ButtonLink {...toProducts}>{landing.explore}</ButtonLink>
              <button
                type="button"
                className={styles['toggle']}
                aria-expanded={aboutOpen}
                aria-controls={aboutOpen ? 'about-us' : undefined}
                onClick={() => setAboutOpen(!aboutOpen)}
              >
                {aboutOpen ? landing.aboutHide : landing.aboutShow}
              </button>
            </div>
          </div>
          <img
            className={styles['picture']}
            src="/images/hero.svg"
            alt={landing.heroAlt}
            width={640}
            height={480}
            fetchPriority="high"
          />
        </div>
      </section>
      <GlazeEdge />
      {aboutOpen && <AboutText />}
      <ul className={styles['facts']}>
        {[...landing.facts, tax.fact(shop?.gstin)].map(({ title, text }) => (
          <li key={title} className={styles['fact']}>
            <h2>{fillIn(title, promises)}</h2>
            <p>{fillIn(text, promises)}</p>
          </li>
        ))}
      </ul>
      <Promo />
    </>
  )
}

export default Landing
