/**
 * What is said of a pin code, in the cart and where one is asked for: as constants, which stand where they are used, so
 * that neither fetches the words of the other.
 */
export const askingCourier = 'Asking the courier…'
export const badPin = 'Please enter a valid 6-digit pin code.'
export const notServiceable = 'This pin code is not serviceable or not valid.'
