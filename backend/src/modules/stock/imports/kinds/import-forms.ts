import { isEmail } from 'class-validator'
import { day, flag, matching, money, oneOf, quantity, text, whole } from '../../../../kernel/csv/cells.js'
import { type Column } from '../../../../kernel/csv/table.js'
import { MOBILE_NUMBER, MOBILE_NUMBER_SENTENCE } from '../../../../kernel/text/mobile-number.js'
import { HSN_CODE } from '../../../office/settings/domain/gst.js'
import { PRODUCT_LIMITS } from '../../catalog/domain/limits.js'
import { MATERIAL_TYPES, PRICE_UNITS } from '../../catalog/domain/variants.js'
import { STOCK_LIMITS } from '../../inventory/domain/receipt.js'
import { OTP_FORM, OTP_SENTENCE, OUTLET_LIMITS } from '../../outlets/domain/limits.js'
import { type ImportKindName } from './import-kind.js'

/** What a file of a kind looks like. */
export interface ImportForm {
  columns: readonly Column[]
  mostLines: number
}

export const USUAL_REASON = 'Opening stock'
const word = text(40)

/** The columns are named like the fields of a product; the material type decides which others are required. */
const PRODUCTS: readonly Column[] = [
  { name: 'materialType', ...oneOf(MATERIAL_TYPES), required: true, examples: ['FG', 'RM'] },
  { name: 'name', ...text(PRODUCT_LIMITS.name), examples: ['', 'Guntur chilli powder'] },
  {
    name: 'description',
    ...text(PRODUCT_LIMITS.description),
    examples: ['Hot and sour', 'Stone ground, from Guntur'],
  },
  { name: 'image', ...text(PRODUCT_LIMITS.image), examples: ['', ''] },
  { name: 'variantType', ...word, examples: ['CHICKEN', ''] },
  { name: 'variantOil', ...word, examples: ['CP_PO', ''] },
  { name: 'variantSpicy', ...word, examples: ['MEDIUM', ''] },
  { name: 'variantWeight', ...word, examples: ['1kg', ''] },
  { name: 'price', ...money(PRODUCT_LIMITS.rupees), examples: ['849', '320.50'] },
  { name: 'mrp', ...money(PRODUCT_LIMITS.rupees), examples: ['899', ''] },
  { name: 'hsnCode', ...matching(HSN_CODE, 'An HSN code has 4 to 8 digits.'), examples: ['2001', ''] },
  { name: 'gstRatePercent', ...whole(0, 28), examples: ['12', ''] },
  { name: 'priceUnit', ...oneOf(PRICE_UNITS), examples: ['', 'KG'] },
  { name: 'netWeight', ...whole(1, PRODUCT_LIMITS.grams), examples: ['1000', ''] },
  { name: 'grossWeight', ...whole(1, PRODUCT_LIMITS.grams), examples: ['1420', ''] },
  { name: 'vegetarian', ...flag, examples: ['no', 'yes'] },
  { name: 'showasIngredient', ...flag, examples: ['', 'yes'] },
  { name: 'activeFlag', ...flag, examples: ['yes', ''] },
  { name: 'unlimitedStock', ...flag, examples: ['no', ''] },
  { name: 'shelfLifeDays', ...whole(1, PRODUCT_LIMITS.shelfLifeDays), examples: ['180', '365'] },
  { name: 'lowStock', ...quantity(PRODUCT_LIMITS.lowStock), examples: ['5', '10'] },
]

/** The columns are named as an owner heads a price list. */
const PRICES: readonly Column[] = [
  { name: 'pickle', ...word, required: true, examples: ['Chicken', 'Gongura Mutton'] },
  { name: 'oil', ...word, required: true, examples: ['Cold pressed peanut oil', 'CP_SO'] },
  { name: 'spice', ...word, required: true, examples: ['Medium spice', 'HIGH'] },
  { name: 'weight', ...word, required: true, examples: ['1 kg', 'Half kg'] },
  { name: 'price', ...money(PRODUCT_LIMITS.rupees), required: true, examples: ['849', '₹479'] },
  { name: 'mrp', ...money(PRODUCT_LIMITS.rupees), examples: ['899', ''] },
  { name: 'netWeight', ...whole(1, PRODUCT_LIMITS.grams), examples: ['1000', ''] },
  { name: 'grossWeight', ...whole(1, PRODUCT_LIMITS.grams), examples: ['1420', '720'] },
  { name: 'description', ...text(PRODUCT_LIMITS.description), examples: ['Hot and sour', ''] },
]

/** The columns are named like the fields of an outlet. */
const OUTLETS: readonly Column[] = [
  { name: 'name', ...text(OUTLET_LIMITS.name), required: true, examples: ['L.B Nagar', 'Kitchen'] },
  {
    name: 'mobileNumberOutlet',
    ...matching(MOBILE_NUMBER, `${MOBILE_NUMBER_SENTENCE}.`),
    required: true,
    examples: ['9000000010', '9000000011'],
  },
  {
    name: 'otpOutlet',
    ...matching(OTP_FORM, OTP_SENTENCE),
    required: true,
    examples: ['482913', '775201'],
  },
  {
    name: 'email',
    read: (cell) =>
      cell.length <= OUTLET_LIMITS.email && isEmail(cell)
        ? { value: cell }
        : { fault: 'Please enter a valid email address.' },
    required: true,
    examples: ['lbnagar@jaadi.example', 'kitchen@jaadi.example'],
  },
  {
    name: 'address',
    ...text(OUTLET_LIMITS.address),
    required: true,
    examples: ['Plot 12, L.B Nagar, Hyderabad 500074', '4 Back Lane'],
  },
  { name: 'roleOutlet', ...text(OUTLET_LIMITS.role), examples: ['Outlet', ''] },
]

/** The columns are named like the fields of a stock entry. */
const STOCK: readonly Column[] = [
  { name: 'product', ...text(120), required: true, examples: ['RM-0003', 'Rock salt'] },
  { name: 'outlet', ...text(80), required: true, examples: ['L.B Nagar', '9000000010'] },
  { name: 'quantity', ...quantity(STOCK_LIMITS.units), required: true, examples: ['25.5', '1,200'] },
  { name: 'priceUnit', ...oneOf(PRICE_UNITS), examples: ['KG', ''] },
  { name: 'price', ...money(STOCK_LIMITS.rupees), required: true, examples: ['212.50', '₹18'] },
  { name: 'receivedOn', ...day, examples: ['21/11/2026', '2026-11-21'] },
  { name: 'bestBefore', ...day, examples: ['21/05/2027', ''] },
  { name: 'supplier', ...text(120), examples: ['', ''] },
  { name: 'supplierLot', ...text(STOCK_LIMITS.lot), examples: ['GT-2291', ''] },
  { name: 'invoiceNumber', ...text(STOCK_LIMITS.invoice), examples: ['', ''] },
  { name: 'notes', ...text(STOCK_LIMITS.notes), examples: ['', ''] },
  { name: 'reason', ...text(STOCK_LIMITS.reason), examples: [USUAL_REASON, ''] },
]

export const IMPORT_FORMS: Readonly<Record<ImportKindName, ImportForm>> = {
  products: { columns: PRODUCTS, mostLines: 10_000 },
  // Each changed price is written as the form writes it, with its history.
  prices: { columns: PRICES, mostLines: 300 },
  // Hashing each code takes time, and a maker has a handful of outlets.
  outlets: { columns: OUTLETS, mostLines: 200 },
  stock: { columns: STOCK, mostLines: 10_000 },
}
