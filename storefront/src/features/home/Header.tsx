import { HOME, type Tab, useHome } from '../../state/home-navigation.js'
import { useLocation } from '../../state/router.js'
import { useCart, useWho } from '../../state/stores.js'
import { Icon, type IconName } from '../../ui/icons.js'
import { JaadiMark } from '../../ui/JaadiMark.js'
import { Link } from '../../ui/Link.js'
import { shell } from '../../words/shell.js'
import styles from './Header.module.css'

interface Place {
  label: string
  icon: IconName
  to: string
  tab: Tab
}

const PLACES: Place[] = [
  { label: shell.products, icon: 'jar', to: HOME, tab: 'products' },
  { label: shell.cart, icon: 'cart', to: HOME, tab: 'cart' },
  { label: shell.orders, icon: 'orders', to: HOME, tab: 'placeOrder' },
  { label: shell.account, icon: 'account', to: '/user-account', tab: 'account' },
]

function useCurrent() {
  const { pathname } = useLocation()
  const { tab } = useHome()
  return (place: Place) =>
    pathname === place.to && (place.tab === 'account' || place.tab === tab) ? ('page' as const) : undefined
}

const stateFor = (place: Place) => (place.tab === 'account' ? undefined : { tab: place.tab })

function Badge({ count }: { count: number }) {
  return count > 0 ? (
    <span key={count} className={styles['badge']} aria-hidden="true">
      {count}
    </span>
  ) : null
}

/** Logo and, on wide screens, the menu. */
export function Header() {
  const current = useCurrent()
  const who = useWho()
  const count = useCart().data?.itemCount ?? 0
  const [products, cart, orders, account] = PLACES
  return (
    <>
      <a className={styles['skip']} href="#main">
        {shell.skip}
      </a>
      <header className={styles['header']}>
        <div className={styles['bar']}>
          <Link className={styles['logo']} to={HOME} state={{ tab: 'landingPage' }} aria-label={shell.home}>
            <JaadiMark size={40} />
            {shell.brand}
          </Link>
          <nav className={styles['nav']} aria-label={shell.mainMenu}>
            {[products, cart, orders].map(
              (place) =>
                place && (
                  <Link
                    key={place.tab}
                    className={styles['link']}
                    to={place.to}
                    state={stateFor(place)}
                    aria-current={current(place)}
                    replace={Boolean(current(place))}
                  >
                    {place.label}
                  </Link>
                ),
            )}
            {account && (
              <Link
                className={`${styles['link']} ${styles['icon']}`}
                to={account.to}
                aria-label={who.state === 'visitor' ? shell.logIn : shell.account}
                aria-current={current(account)}
              >
                <Icon name="account" />
              </Link>
            )}
            <Link
              className={`${styles['link']} ${styles['icon']}`}
              to={HOME}
              state={{ tab: 'cart' }}
              aria-label={shell.jarsInCart(count)}
            >
              <Icon name="cart" />
              <Badge count={count} />
            </Link>
          </nav>
        </div>
      </header>
      <p className="visually-hidden" role="status">
        {count > 0 ? shell.jarsInCart(count) : ''}
      </p>
    </>
  )
}

/** The menu of narrow screens, within reach of the thumb. */
export function BottomNavigation() {
  const current = useCurrent()
  const count = useCart().data?.itemCount ?? 0
  return (
    <nav className={styles['bottom']} aria-label={shell.mainMenu}>
      {PLACES.map((place) => (
        <Link
          key={place.tab}
          className={styles['item']}
          to={place.to}
          state={stateFor(place)}
          aria-current={current(place)}
          replace={Boolean(current(place))}
        >
          <Icon name={place.icon} />
          {place.label}
          {place.tab === 'cart' && <Badge count={count} />}
        </Link>
      ))}
    </nav>
  )
}
