import { type components } from './schema.gen.js'

/**
 * What the API answers, by the names the console uses; the shapes are generated from the server's document.
 * Money is in rupees (at most 2 decimals), quantities are counted in the product's unit, instants are ISO 8601
 * in UTC, days are `YYYY-MM-DD` in India.
 */
type Schemas = components['schemas']

export type Session = Schemas['SessionAnswer']
export type Role = Session['role']
export type OwnSession = Schemas['OwnSessionAnswer']

export type StaffOrder = Schemas['StaffOrderAnswer']
export type StaffOrderItem = Schemas['StaffOrderItemAnswer']
export type OrderPage = Schemas['StaffOrdersAnswer']
export type OrderRow = Schemas['OrderRow']
export type DeliveryStatus = StaffOrder['deliveryStatus']
export type PaymentStatus = StaffOrder['paymentStatus']
export type OrderStatus = StaffOrder['orderStatus']
export type BatchOption = Schemas['BatchOption']
export type ShipmentAnswer = Schemas['ShipmentAnswer']

export type Shop = Schemas['ShopAnswer']
export type DashboardSummary = Schemas['DashboardSummary']

export type Product = Schemas['AdminProduct']
/** What staff fill in; the address of the first picture alone is for clients that know no others. */
export type ProductField = Exclude<keyof Schemas['ChangeProductBody'], 'materialType' | 'version' | 'image'>
export type ProductPicture = Schemas['PictureAnswer']
export type Upload = Schemas['UploadAnswer']
export type Outlet = Schemas['OutletAnswer']
export type Expense = Schemas['ExpenseAnswer']
export type ExpenseSummary = Schemas['ExpenseSummary']
export type StockEntry = Schemas['StockEntryAnswer']
export type StockRefresh = Schemas['RefreshAnswer']
export type Bom = Schemas['BomAnswer']
export type Reservation = Schemas['ReservationAnswer']
export type ReservationStatus = Reservation['status']
export type Issue = Schemas['IssueAnswer']
export type IssueStatus = Issue['status']
export type Review = Schemas['AdminReview']
export type Subscriber = Schemas['SubscriberAnswer']
export type Employee = Schemas['EmployeeAnswer']
export type Job = Schemas['JobAnswer']
export type JobRun = NonNullable<Job['lastRun']>
export type SalesReport = Schemas['SalesAnswer']
export type LowProduct = Schemas['LowProductAnswer']
export type ShopSettings = Schemas['EditableSettingsAnswer']
export type SettingsVersion = Schemas['SettingsVersionAnswer']
export type GoLive = Schemas['GoLiveAnswer']
export type GoLiveItem = GoLive['items'][number]
export type AuditEntry = Schemas['AuditEntryAnswer']
export type PaymentCase = Schemas['PaymentCaseAnswer']
export type PaymentCaseDetail = Schemas['PaymentCaseDetail']
export type ReviewAction = PaymentCaseDetail['actions'][number]
export type RefundOrder = Schemas['RefundOrderAnswer']

/** The one shape of every refusal. */
export type ApiErrorBody = Partial<Schemas['ErrorAnswer']>
export type ErrorCode = Schemas['ErrorCode']
