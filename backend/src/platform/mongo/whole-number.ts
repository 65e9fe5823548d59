/** Validator of a schema field that holds whole numbers. */
export const integer = { validator: Number.isInteger, message: '{PATH} is counted in whole numbers' }
