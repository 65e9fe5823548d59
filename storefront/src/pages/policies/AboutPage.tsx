import { HOME } from '../../state/home-navigation.js'
import { useShop } from '../../state/stores.js'
import { ButtonLink } from '../../ui/Button.js'
import { Page } from '../../ui/Page.js'
import { promisesOf, withPromises } from '../../ui/promises.js'
import { aboutPage } from '../../words/policies.js'
import { Prose } from './Prose.js'

function AboutPage() {
  return (
    <Page title={aboutPage.title} lead={aboutPage.lead} narrow>
      <Prose parts={withPromises(aboutPage.parts, promisesOf(useShop()))} />
      <ButtonLink to={HOME} state={{ tab: 'products' }}>
        {aboutPage.explore}
      </ButtonLink>
    </Page>
  )
}

export default AboutPage
