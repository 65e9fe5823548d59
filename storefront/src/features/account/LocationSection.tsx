import { type Place } from '../../api/geo.js'
import { place as words } from '../../words/account.js'
import styles from './Location.module.css'
import { PlaceFinder } from './PlaceFinder.js'
import { type useLocation } from './use-location.js'

interface LocationSectionProps {
  location: ReturnType<typeof useLocation>
  /** The text of the place that was saved earlier. */
  savedText: string
  onCopy: (place: Place) => void
}

/** Finds the account's own address, and copies it into the form. */
function LocationSection(props: LocationSectionProps) {
  return (
    <section className={styles['card']} aria-labelledby="my-location">
      <div>
        <h2 id="my-location">{words.title}</h2>
        <p className={styles['status']}>{words.lead}</p>
      </div>
      <PlaceFinder {...props} copy={{ button: words.copy, done: words.copied }} />
    </section>
  )
}

export default LocationSection
