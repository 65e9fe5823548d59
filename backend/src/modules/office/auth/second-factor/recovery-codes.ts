import { randomBytes } from 'node:crypto'

const RECOVERY_CODES = 10
/** 80 random bits: enough for a plain hash, so the codes stay valid when the server's secret changes. */
const BYTES = 10
/** An alphabet without letters that look like digits. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const GROUP = /.{4}(?=.)/g

/** `ABCD-EFGH-JKLM-NPQR`: sixteen letters of five bits each. */
function newCode(): string {
  const bits = BigInt(`0x${randomBytes(BYTES).toString('hex')}`)
  const letters = Array.from({ length: 16 }, (_, at) => LETTERS[Number((bits >> BigInt(5 * at)) & 31n)])
  return letters.join('').replace(GROUP, '$&-')
}

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode)

/** Normalises a typed code: dashes and spaces are removed, letters become capitals. */
export const plainRecoveryCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
