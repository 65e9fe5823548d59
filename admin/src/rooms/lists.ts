import { lazy } from 'react'

/** The staff lists; each is loaded when its room is entered. */
export const ProductList = lazy(() =>
  import('../products/ProductList.js').then((room) => ({ default: room.ProductList })),
)
export const ProductEntry = lazy(() =>
  import('../products/ProductEntry.js').then((room) => ({ default: room.ProductEntry })),
)
export const OutletList = lazy(() =>
  import('../outlets/OutletList.js').then((room) => ({ default: room.OutletList })),
)
export const ExpenseList = lazy(() =>
  import('../expenses/ExpenseList.js').then((room) => ({ default: room.ExpenseList })),
)
export const StockList = lazy(() =>
  import('../stock/StockList.js').then((room) => ({ default: room.StockList })),
)
export const BomList = lazy(() => import('../boms/BomList.js').then((room) => ({ default: room.BomList })))
export const ReservationList = lazy(() =>
  import('../reservations/ReservationList.js').then((room) => ({ default: room.ReservationList })),
)
export const OrderIndex = lazy(() =>
  import('../orders/OrderIndex.js').then((room) => ({ default: room.OrderIndex })),
)
export const SupportPage = lazy(() =>
  import('../support/SupportPage.js').then((room) => ({ default: room.SupportPage })),
)
export const EmployeeList = lazy(() =>
  import('../employees/EmployeeList.js').then((room) => ({ default: room.EmployeeList })),
)
export const EmployeeCreate = lazy(() =>
  import('../employees/EmployeeCreate.js').then((room) => ({ default: room.EmployeeCreate })),
)
export const EmployeeEdit = lazy(() =>
  import('../employees/EmployeeEdit.js').then((room) => ({ default: room.EmployeeEdit })),
)
export const SettingsPage = lazy(() =>
  import('../settings/SettingsPage.js').then((room) => ({ default: room.SettingsPage })),
)
export const SettingsHistory = lazy(() =>
  import('../settings/SettingsHistory.js').then((room) => ({ default: room.SettingsHistory })),
)
export const AuditList = lazy(() =>
  import('../audit/AuditList.js').then((room) => ({ default: room.AuditList })),
)
export const PaymentReviewList = lazy(() =>
  import('../payments/PaymentReviewList.js').then((room) => ({ default: room.PaymentReviewList })),
)
export const PaymentReviewPage = lazy(() =>
  import('../payments/PaymentReviewPage.js').then((room) => ({ default: room.PaymentReviewPage })),
)
export const RefundsPage = lazy(() =>
  import('../payments/RefundsPage.js').then((room) => ({ default: room.RefundsPage })),
)
export const SessionsPage = lazy(() =>
  import('../sessions/SessionsPage.js').then((room) => ({ default: room.SessionsPage })),
)
export const SubscriberList = lazy(() =>
  import('../subscribers/SubscriberList.js').then((room) => ({ default: room.SubscriberList })),
)
export const JobsPage = lazy(() => import('../jobs/JobsPage.js').then((room) => ({ default: room.JobsPage })))
export const ReviewList = lazy(() =>
  import('../reviews/ReviewList.js').then((room) => ({ default: room.ReviewList })),
)
