import { Navigate } from 'react-router-dom'
import { useHome } from '../state/home-navigation.js'
import { CustomersOnly } from './guards.js'
import {
  CartScreen,
  IssueScreen,
  Landing,
  LandingParts,
  OrdersScreen,
  Products,
  ReviewScreen,
} from './screens.js'

/** The home container: which tab shows is internal state, landingPage by default. */
export function HomeTabs() {
  const { tab, state } = useHome()
  switch (tab) {
    case 'products':
    case 'products1':
      return <Products />
    case 'cart':
      return <CartScreen />
    case 'placeOrder':
      return <OrdersScreen />
    case 'account':
      return <Navigate to="/user-account" replace />
    case 'review':
    case 'review1':
      return (
        <CustomersOnly from="placeOrder">
          <ReviewScreen orderId={state.orderId ?? ''} productId={state.productId ?? ''} />
        </CustomersOnly>
      )
    case 'issue':
    case 'issue1':
      return (
        <CustomersOnly from="placeOrder">
          <IssueScreen orderId={state.orderId ?? ''} />
        </CustomersOnly>
      )
    case 'landingPage':
      return <Landing Part={LandingParts} />
  }
}
