import { type Shop } from '../../api/types.js'
import { HOME } from '../../state/home-navigation.js'
import { useShop } from '../../state/stores.js'
import { GlazeEdge } from '../../ui/GlazeEdge.js'
import { Link } from '../../ui/Link.js'
import { footer } from '../../words/footer.js'
import { policyNames } from '../../words/shell.js'
import { tax } from '../../words/tax.js'
import styles from './Footer.module.css'

const tel = (number: string) => `tel:${number.replaceAll(' ', '')}`

function Contact({ shop }: { shop: Shop }) {
  return (
    <>
      <p>
        {footer.phone}: <a href={tel(shop.phone)}>{shop.phone}</a>
      </p>
      <p>
        {footer.email}: <a href={`mailto:${shop.email}`}>{shop.email}</a>
      </p>
    </>
  )
}

function GrievanceOfficer({ name, phone, email }: Shop['grievanceOfficer']) {
  return (
    <div className={styles['facts']}>
      <h2 className={styles['heading']}>{footer.grievance}</h2>
      <p>{name}</p>
      <p>
        {footer.phone}: <a href={tel(phone)}>{phone}</a>
      </p>
      <p>
        {footer.email}: <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  )
}

const whatsappLink = (given: string) =>
  given.startsWith('http') ? given : `https://wa.me/${given.replace(/\D/g, '')}`

function Social({ shop }: { shop: Shop }) {
  const links = [
    [footer.instagram, shop.social.instagram],
    [footer.facebook, shop.social.facebook],
    [footer.youtube, shop.social.youtube],
    [footer.whatsapp, shop.social.whatsapp && whatsappLink(shop.social.whatsapp)],
  ].filter((link): link is [string, string] => Boolean(link[1]))
  if (links.length === 0) return null
  return (
    <div>
      <h2 className={styles['heading']}>{footer.follow}</h2>
      <ul className={styles['social']}>
        {links.map(([name, href]) => (
          <li key={name}>
            <a href={href} rel="noopener" target="_blank">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Policies, contact, the legal facts. Shown below /userhomepage only. */
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
            {shop && <Contact shop={shop} />}
          </div>
          {shop && <GrievanceOfficer {...shop.grievanceOfficer} />}
          {shop && <Social shop={shop} />}
          {shop && (
            <p className={styles['legal']}>
              {shop.legalName} · {footer.fssai(shop.fssaiLicence)} · {tax.registration(shop.gstin)}
            </p>
          )}
        </div>
      </div>
    </footer>
  )
}

export default Footer
