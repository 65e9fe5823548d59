import { type ReactNode } from 'react'
import { type Shop } from '../../api/types.js'
import { HOME } from '../../state/home-navigation.js'
import { useShop } from '../../state/stores.js'
import { telLink, whatsappLink } from '../../ui/contact-links.js'
import { GlazeEdge } from '../../ui/GlazeEdge.js'
import { LineIcon } from '../../ui/icons.js'
import { Link } from '../../ui/Link.js'
import { hasOfficer, licenceOf } from '../../ui/promises.js'
import { footer } from '../../words/footer.js'
import { policyNames } from '../../words/shell.js'
import { tax } from '../../words/tax.js'
import styles from './Footer.module.css'

function Contact({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      {phone && (
        <p>
          {footer.phone}: <a href={telLink(phone)}>{phone}</a>
        </p>
      )}
      {email && (
        <p>
          {footer.email}: <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </>
  )
}

/** Folded on a phone, where the footer would otherwise be two screens long; open, by style alone, on wide screens. */
function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className={styles['part']}>
      <summary className={styles['summary']}>
        <h2 className={styles['heading']}>{heading}</h2>
      </summary>
      <div className={styles['facts']}>{children}</div>
    </details>
  )
}

/** The social networks with their icons, in the order in which they stand. */
const SOCIAL = {
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 7h0',
  facebook:
    'M14.500 21v-7.500h3l.5-3.500h-3.500V8q0-1.500 1.500-1.500h2V3.300Q17 3 15.500 3 11 3 11 7.500V10H8v3.500h3V21z',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
  whatsapp:
    'M3.500 20.500l1.200-4.300A9 9 0 1 1 8 19.200zM8.500 8q-.5 3.500 2.200 5.800T15.500 16l1-1.600-2.500-1.300-1 1q-2-.8-2.900-2.900l1-1L9.900 7.700z',
}

function Social({ shop }: { shop: Shop }) {
  const links = (Object.keys(SOCIAL) as (keyof typeof SOCIAL)[]).flatMap((name) => {
    const given = shop.social[name]
    return given ? { name, href: name === 'whatsapp' ? whatsappLink(given) : given } : []
  })
  if (links.length === 0) return null
  return (
    <div>
      <h2 className={`${styles['heading']} ${styles['follow']}`}>{footer.follow}</h2>
      <ul className={styles['social']}>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener" target="_blank" aria-label={footer[name]} title={footer[name]}>
              <LineIcon path={SOCIAL[name]} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const legalFacts = (shop: Shop) =>
  [shop.legalName, licenceOf(shop), tax.registration(shop.gstin)].filter(Boolean)

/** Policies, contact, and the legal facts that are set. */
function Footer() {
  const shop = useShop()
  return (
    <footer className={styles['footer']}>
      <GlazeEdge flip />
      <div className={styles['ground']}>
        <div className={styles['inner']}>
          <nav aria-label={footer.policies}>
            <Part heading={footer.policies}>
              <ul className={styles['links']}>
                {Object.entries(policyNames).map(([slug, name]) => (
                  <li key={slug}>
                    <Link to={`${HOME}/${slug}`}>{name}</Link>
                  </li>
                ))}
                <li>
                  <Link to="/about">{footer.about}</Link>
                </li>
              </ul>
            </Part>
          </nav>
          <Part heading={footer.contact}>
            <p>{footer.place}</p>
            {shop && <Contact phone={shop.phone} email={shop.email} />}
          </Part>
          {shop && hasOfficer(shop) && (
            <Part heading={footer.grievance}>
              <p>{shop.grievanceOfficer.name}</p>
              <Contact phone={shop.grievanceOfficer.phone} email={shop.grievanceOfficer.email} />
            </Part>
          )}
          {shop && <Social shop={shop} />}
          {shop && <p className={styles['legal']}>{legalFacts(shop).join('\u00a0· ')}</p>}
        </div>
      </div>
    </footer>
  )
}

export default Footer
