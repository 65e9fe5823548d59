import { Navigate } from 'react-router-dom'
import { SubscribeBox } from '../../features/emails/SubscribeBox.js'
import { HOME } from '../../state/home-navigation.js'
import { useShop } from '../../state/stores.js'
import { Link } from '../../ui/Link.js'
import { Page } from '../../ui/Page.js'
import { promisesOf, withPromises } from '../../ui/promises.js'
import { footer } from '../../words/footer.js'
import { policies } from '../../words/policies.js'
import { policyNames, type PolicySlug } from '../../words/shell.js'
import { Prose } from './Prose.js'
import styles from './Prose.module.css'

const isPolicy = (slug: string | undefined): slug is PolicySlug => slug !== undefined && slug in policyNames

function PolicyPage({ policy }: { policy?: string | undefined }) {
  const shop = useShop()
  if (!isPolicy(policy)) return <Navigate to={HOME} replace />
  const { lead, parts } = policies[policy]
  return (
    <Page key={policy} title={policyNames[policy]} lead={lead} narrow>
      <nav aria-label={footer.otherPolicies}>
        <ul className={styles['others']}>
          {Object.entries(policyNames).map(([slug, name]) => (
            <li key={slug}>
              <Link to={`${HOME}/${slug}`} aria-current={slug === policy ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Prose parts={withPromises(parts, promisesOf(shop))} />
      <SubscribeBox />
    </Page>
  )
}

export default PolicyPage
