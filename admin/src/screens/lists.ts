import { lazy } from 'react'

/** The staff lists; each is loaded when its screen is entered. */
export const ProductList = lazy(() =>
  import('../products/ProductList.js').then((screen) => ({ default: screen.ProductList })),
)
export const ProductEntry = lazy(() =>
  import('../products/ProductEntry.js').then((screen) => ({ default: screen.ProductEntry })),
)
export const OutletList = lazy(() =>
  import('../outlets/OutletList.js').then((screen) => ({ default: screen.OutletList })),
)
export const ExpenseList = lazy(() =>
  import('../expenses/ExpenseList.js').then((screen) => ({ default: screen.ExpenseList })),
)
export const StockList = lazy(() =>
  import('../stock/StockList.js').then((screen) => ({ default: screen.StockList })),
)
export const BomList = lazy(() =>
  import('../boms/BomList.js').then((screen) => ({ default: screen.BomList })),
)
export const ReservationList = lazy(() =>
  import('../reservations/ReservationList.js').then((screen) => ({ default: screen.ReservationList })),
)
export const OrderIndex = lazy(() =>
  import('../orders/OrderIndex.js').then((screen) => ({ default: screen.OrderIndex })),
)
export const SupportPage = lazy(() =>
  import('../support/SupportPage.js').then((screen) => ({ default: screen.SupportPage })),
)
export const EmployeeList = lazy(() =>
  import('../employees/EmployeeList.js').then((screen) => ({ default: screen.EmployeeList })),
)
export const EmployeeCreate = lazy(() =>
  import('../employees/EmployeeCreate.js').then((screen) => ({ default: screen.EmployeeCreate })),
)
export const EmployeeEdit = lazy(() =>
  import('../employees/EmployeeEdit.js').then((screen) => ({ default: screen.EmployeeEdit })),
)
export const SettingsPage = lazy(() =>
  import('../settings/SettingsPage.js').then((screen) => ({ default: screen.SettingsPage })),
)
export const SettingsHistory = lazy(() =>
  import('../settings/SettingsHistory.js').then((screen) => ({ default: screen.SettingsHistory })),
)
export const AuditList = lazy(() =>
  import('../audit/AuditList.js').then((screen) => ({ default: screen.AuditList })),
)
export const PaymentCaseList = lazy(() =>
  import('../payments/PaymentCaseList.js').then((screen) => ({ default: screen.PaymentCaseList })),
)
export const PaymentCasePage = lazy(() =>
  import('../payments/PaymentCasePage.js').then((screen) => ({ default: screen.PaymentCasePage })),
)
export const RefundsPage = lazy(() =>
  import('../payments/RefundsPage.js').then((screen) => ({ default: screen.RefundsPage })),
)
export const SessionsPage = lazy(() =>
  import('../sessions/SessionsPage.js').then((screen) => ({ default: screen.SessionsPage })),
)
export const SubscriberList = lazy(() =>
  import('../subscribers/SubscriberList.js').then((screen) => ({ default: screen.SubscriberList })),
)
export const JobsPage = lazy(() =>
  import('../jobs/JobsPage.js').then((screen) => ({ default: screen.JobsPage })),
)
export const ReviewList = lazy(() =>
  import('../reviews/ReviewList.js').then((screen) => ({ default: screen.ReviewList })),
)
