import { lazy } from 'react'

/**
 * The inputs that filter a list, which may be named on its screen at no cost: their code, and that of all forms, comes
 * while the rows are read.
 */
const inputs = () => import('./filter-inputs.js')

export const DateInput = lazy(async () => ({ default: (await inputs()).DateInput }))
export const TextInput = lazy(async () => ({ default: (await inputs()).TextInput }))
export const FilterSelect = lazy(async () => ({ default: (await inputs()).FilterSelect }))
export const RecordFilter = lazy(async () => ({ default: (await inputs()).RecordFilter }))
