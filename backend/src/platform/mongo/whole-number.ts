/** Validator of a schema field. */
export const integer = { validator: Number.isInteger, message: '{PATH} is counted in whole numbers' }
