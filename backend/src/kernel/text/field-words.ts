/** Words for fields whose names are not words in camel case. */
const NAMES: Readonly<Record<string, string>> = {
  quantitytoProduce: 'quantity to produce',
  showasIngredient: 'show as ingredient',
  mobileNumberOutlet: 'mobile number of the outlet',
  otpOutlet: 'OTP of the outlet',
  roleOutlet: 'role of the outlet',
  bomId: 'BOM',
  otp: 'OTP',
  mrp: 'MRP',
  gstin: 'GSTIN',
  hsnCode: 'HSN code',
  order_extid: 'external order id',
}

/** A field of the wire as a person reads it: `supplierLot` is "Supplier lot", `yields.0.bestBefore` "Best before". */
export function fieldInWords(path: string): string {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path
  const words = NAMES[name] ?? name.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A sentence as the end of another one, which has a full stop of its own. */
export const withoutStop = (sentence: string): string => sentence.replace(/[.\s]+$/, '')
