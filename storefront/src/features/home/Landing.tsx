import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { type LandingPage } from '../../api/types.js'
import { HOME } from '../../state/home-navigation.js'
import { useResource } from '../../state/resource.js'
import { useStores } from '../../state/stores.js'
import { ButtonLink } from '../../ui/Button.js'
import { DeliverTo } from '../../ui/DeliverTo.js'
import { GlazeEdge } from '../../ui/GlazeEdge.js'
import { ProductPicture } from '../../ui/ProductPicture.js'
import { Trouble } from '../../ui/Trouble.js'
import { useScreen } from '../../ui/use-screen.js'
import { landing } from '../../words/landing.js'
import { Block, Lines } from './Block.js'
import styles from './Landing.module.css'
import { LowerBlocks } from './lower-blocks.js'

const toProducts = { to: HOME, state: { tab: 'products' } }

interface PageProps {
  page: LandingPage
}

interface LandingProps {
  /** What the catalogue shows in a block. */
  Part: ComponentType<{ name: 'loved' | 'promo' | 'reviews' }>
}

function HeroPicture({ page }: PageProps) {
  const { picture } = page.hero
  if (picture)
    return (
      <ProductPicture
        product={{ image: picture.url, pictures: [picture] }}
        className={styles['picture']}
        sizes="(max-width: 767px) 100vw, 580px"
      />
    )
  return (
    <img
      className={`${styles['picture']} ${styles['drawn']}`}
      src="/images/hero.svg"
      alt={landing.heroAlt}
      width={640}
      height={480}
      fetchPriority="high"
    />
  )
}

/** Headline and picture, the way to the products, and what opens about us. */
function Hero({ page }: PageProps) {
  const heading = useScreen(null)
  const { hero, about } = page
  const [aboutOpen, setAboutOpen] = useState(false)
  return (
    <>
      <section className={styles['hero']}>
        <div className={styles['heroInner']}>
          <div className={styles['words']}>
            {hero.eyebrow && <p className={styles['eyebrow']}>{hero.eyebrow}</p>}
            <h1 ref={heading} tabIndex={-1} className={styles['headline']}>
              {hero.headline}
            </h1>
            {hero.lead && <p className={styles['lead']}>{hero.lead}</p>}
            {hero.price && <p className={styles['price']}>{hero.price}</p>}
            <div className={styles['actions']}>
              <ButtonLink {...toProducts}>{hero.explore}</ButtonLink>
              {about.shown && (
                <button
                  type="button"
                  className={styles['toggle']}
                  aria-expanded={aboutOpen}
                  aria-controls={aboutOpen ? 'about-us' : undefined}
                  onClick={() => setAboutOpen(!aboutOpen)}
                >
                  {aboutOpen ? about.hide : about.show}
                </button>
              )}
            </div>
          </div>
          <HeroPicture page={page} />
        </div>
      </section>
      <GlazeEdge />
      {about.shown && aboutOpen && (
        <section className={styles['about']} id="about-us">
          <div className={styles['aboutText']}>
            {about.heading && <h2>{about.heading}</h2>}
            <Lines text={about.text} />
            {about.more && (
              <p>
                <ButtonLink look="link" to="/about">
                  {about.more}
                </ButtonLink>
              </p>
            )}
          </div>
        </section>
      )}
    </>
  )
}

function Promo({ page, children }: PageProps & { children: ReactNode }) {
  const { heading, text, button } = page.promo
  return (
    <section className={styles['promo']}>
      <div className={styles['promoCard']}>
        <div className={styles['promoWords']}>
          {heading && <h2>{heading}</h2>}
          <Lines text={text} />
          <ButtonLink look="quiet" {...toProducts}>
            {button}
          </ButtonLink>
        </div>
        {children}
      </div>
    </section>
  )
}

const weightOf = ({ pickles }: LandingPage, Id: string) =>
  pickles.find(({ jar }) => jar.Id === Id)?.jar.words.choices.at(-1)

function Shown({ name, page, Part }: PageProps & LandingProps & { name: LandingPage['blocks'][number] }) {
  switch (name) {
    case 'delivery':
      return page.deliveryOf === null ? null : (
        <div className={styles['delivery']}>
          <DeliverTo Id={page.deliveryOf} weight={weightOf(page, page.deliveryOf)} />
        </div>
      )
    case 'promo':
      return (
        <Promo page={page}>
          <Part name={name} />
        </Promo>
      )
    case 'loved':
    case 'reviews':
      return (
        <Block heading={page[name].heading}>
          <Part name={name} />
        </Block>
      )
    case 'facts':
    case 'kitchen':
    case 'questions':
    case 'trust':
      return <LowerBlocks name={name} page={page} />
  }
}

/** The landing tab: the hero, and below it the blocks that the owner shows, in the owner's order. */
function Landing({ Part }: LandingProps) {
  const stores = useStores()
  const { data: page, error, loading } = useResource(stores.landing)
  if (!page && error !== null && !loading)
    return <Trouble text={landing.failed} error={error} onRetry={() => void stores.landing.load()} />
  if (!page) return <div className={`${styles['hero']} ${styles['heroToCome']}`} />
  return (
    <>
      <Hero page={page} />
      {page.blocks.map((name) => (
        <Suspense key={name}>
          <Shown name={name} page={page} Part={Part} />
        </Suspense>
      ))}
    </>
  )
}

export default Landing
