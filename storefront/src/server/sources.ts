import * as screens from '../app/screens.js'
import { type Screen } from '../ui/screen.js'

/** The file of each screen that is served rendered or named ahead, as the build's manifest knows it. */
const SOURCES = new Map<Screen, string>([
  [screens.Landing, 'src/features/home/Landing.tsx'],
  [screens.Products, 'src/features/catalog/Products.tsx'],
  [screens.CartScreen, 'src/features/cart/CartScreen.tsx'],
  [screens.OrdersScreen, 'src/features/orders/OrdersScreen.tsx'],
  [screens.ReviewScreen, 'src/features/reviews/ReviewScreen.tsx'],
  [screens.IssueScreen, 'src/features/support/IssueScreen.tsx'],
  [screens.ProductPage, 'src/features/catalog/ProductPage.tsx'],
  [screens.JarPage, 'src/pages/jar/JarPage.tsx'],
  [screens.LoginScreen, 'src/features/auth/LoginScreen.tsx'],
  [screens.AccountScreen, 'src/features/account/AccountScreen.tsx'],
  [screens.PolicyPage, 'src/pages/policies/PolicyPage.tsx'],
  [screens.AboutPage, 'src/pages/policies/AboutPage.tsx'],
  [screens.UnsubscribePage, 'src/features/emails/UnsubscribePage.tsx'],
])

export const sourcesOf = (wanted: readonly Screen[]) => wanted.flatMap((screen) => SOURCES.get(screen) ?? [])
