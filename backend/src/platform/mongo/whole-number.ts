/** For a field of a schema. */
export const integer = { validator: Number.isInteger, message: '{PATH} is counted in whole numbers' }
