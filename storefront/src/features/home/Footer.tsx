import { type Shop } from '../../api/types.js'
import { HOME } from '../../state/home-navigation.js'
import { useShop } from '../../state/stores.js'
import { telLink, whatsappLink } from '../../ui/contact-links.js'
import { GlazeEdge } from '../../ui/GlazeEdge.js'
import { Icon } from '../../ui/icons.js'
import { Link } from '../../ui/Link.js'
import { footer } from '../../words/footer.js'
import { hasOfficer, licenceOf } from '../../words/promises.js'
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

function GrievanceOfficer({ name, phone, email }: Shop['grievanceOfficer']) {
  return (
    <div className={styles['facts']}>
      <h2 className={styles['heading']}>{footer.grievance}</h2>
      <p>{name}</p>
      <Contact phone={phone} email={email} />
    </div>
  )
}

const SOCIAL = ['instagram', 'facebook', 'youtube', 'whatsapp'] as const

function Social({ shop }: { shop: Shop }) {
  const links = SOCIAL.flatMap((name) => {
    const given = shop.social[name]
    return given ? { name, href: name === 'whatsapp' ? whatsappLink(given) : given } : []
  })
  if (links.length === 0) return null
  return (
    <div>
      <h2 className={styles['heading']}>{footer.follow}</h2>
      <ul className={styles['social']}>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener" target="_blank" aria-label={footer[name]} title={footer[name]}>
              <Icon name={name} />
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
            <h2 className={styles['heading']}>{footer.policies}</h2>
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
          </nav>
          <div className={styles['facts']}>
            <h2 className={styles['heading']}>{footer.contact}</h2>
            <p>{footer.place}</p>
            {shop && <Contact phone={shop.phone} email={shop.email} />}
          </div>
          {shop && hasOfficer(shop) && <GrievanceOfficer {...shop.grievanceOfficer} />}
          {shop && <Social shop={shop} />}
          {shop && <p className={styles['legal']}>{legalFacts(shop).join('\u00a0· ')}</p>}
        </div>
      </div>
    </footer>
  )
}

export default Footer
