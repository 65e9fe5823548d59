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
export const StockScreen = lazy(() =>
  import('../stock/StockScreen.js').then((screen) => ({ default: screen.StockScreen })),
)
export const BatchPage = lazy(() =>
  import('../stock/batch/BatchPage.js').then((screen) => ({ default: screen.BatchPage })),
)
export const StockUsage = lazy(() =>
  import('../stock/usage/StockUsage.js').then((screen) => ({ default: screen.StockUsage })),
)
export const BomList = lazy(() =>
  import('../boms/BomList.js').then((screen) => ({ default: screen.BomList })),
)
export const ReservationList = lazy(() =>
  import('../reservations/ReservationList.js').then((screen) => ({ default: screen.ReservationList })),
)
export const ReservationEntry = lazy(() =>
  import('../reservations/entry/ReservationEntry.js').then((screen) => ({
    default: screen.ReservationEntry,
  })),
)
export const RunPage = lazy(() =>
  import('../reservations/run/RunPage.js').then((screen) => ({ default: screen.RunPage })),
)
export const OrderIndex = lazy(() =>
  import('../orders/OrderIndex.js').then((screen) => ({ default: screen.OrderIndex })),
)
export const CourierWorkList = lazy(() =>
  import('../courier/CourierWorkList.js').then((screen) => ({ default: screen.CourierWorkList })),
)
export const CourierClaimList = lazy(() =>
  import('../courier/CourierClaimList.js').then((screen) => ({ default: screen.CourierClaimList })),
)
export const CourierWorkPage = lazy(() =>
  import('../courier/CourierWorkPage.js').then((screen) => ({ default: screen.CourierWorkPage })),
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
export const PayoutsPage = lazy(() =>
  import('../payouts/PayoutsPage.js').then((screen) => ({ default: screen.PayoutsPage })),
)
export const ImportPayouts = lazy(() =>
  import('../payouts/ImportPayouts.js').then((screen) => ({ default: screen.ImportPayouts })),
)
export const SettlementPage = lazy(() =>
  import('../payouts/SettlementPage.js').then((screen) => ({ default: screen.SettlementPage })),
)
export const SessionsPage = lazy(() =>
  import('../sessions/SessionsPage.js').then((screen) => ({ default: screen.SessionsPage })),
)
export const SubscriberList = lazy(() =>
  import('../subscribers/SubscriberList.js').then((screen) => ({ default: screen.SubscriberList })),
)
export const ImportPage = lazy(() =>
  import('../imports/ImportPage.js').then((screen) => ({ default: screen.ImportPage })),
)
export const SupplierList = lazy(() =>
  import('../suppliers/SupplierList.js').then((screen) => ({ default: screen.SupplierList })),
)
export const SupplierPage = lazy(() =>
  import('../suppliers/SupplierPage.js').then((screen) => ({ default: screen.SupplierPage })),
)
export const JobsPage = lazy(() =>
  import('../jobs/JobsPage.js').then((screen) => ({ default: screen.JobsPage })),
)
export const ReviewList = lazy(() =>
  import('../reviews/ReviewList.js').then((screen) => ({ default: screen.ReviewList })),
)
export const RecallList = lazy(() =>
  import('../recalls/RecallList.js').then((screen) => ({ default: screen.RecallList })),
)
export const RecallPage = lazy(() =>
  import('../recalls/RecallPage.js').then((screen) => ({ default: screen.RecallPage })),
)
export const BeginRecall = lazy(() =>
  import('../recalls/BeginRecall.js').then((screen) => ({ default: screen.BeginRecall })),
)
export const RecallPaper = lazy(() =>
  import('../recalls/RecallPaper.js').then((screen) => ({ default: screen.RecallPaper })),
)
export const CookPlanPage = lazy(() =>
  import('../cook-plan/CookPlanPage.js').then((screen) => ({ default: screen.CookPlanPage })),
)
export const CountsPage = lazy(() =>
  import('../counts/CountsPage.js').then((screen) => ({ default: screen.CountsPage })),
)
export const CountPage = lazy(() =>
  import('../counts/CountPage.js').then((screen) => ({ default: screen.CountPage })),
)
export const TracePage = lazy(() =>
  import('../trace/TracePage.js').then((screen) => ({ default: screen.TracePage })),
)
export const CostsPage = lazy(() =>
  import('../costs/CostsPage.js').then((screen) => ({ default: screen.CostsPage })),
)
export const PickListPage = lazy(() =>
  import('../packing/PickListPage.js').then((screen) => ({ default: screen.PickListPage })),
)
export const PackPage = lazy(() =>
  import('../packing/PackPage.js').then((screen) => ({ default: screen.PackPage })),
)
export const DeskPage = lazy(() =>
  import('../desk/DeskPage.js').then((screen) => ({ default: screen.DeskPage })),
)
export const DeskOrderPage = lazy(() =>
  import('../desk/DeskOrderPage.js').then((screen) => ({ default: screen.DeskOrderPage })),
)
export const DrawerPage = lazy(() =>
  import('../drawer/DrawerPage.js').then((screen) => ({ default: screen.DrawerPage })),
)
