import { required, type Validator } from 'react-admin'

const aboveZero: Validator = (value: number | null) =>
  value !== null && value <= 0 ? 'batch.quantityInvalid' : undefined

export const quantityRules = [required('batch.quantityRequired'), aboveZero]
