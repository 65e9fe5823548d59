/** PINs of the demo's staff, as its documentation tells everybody. Production takes none of them. */
export const KNOWN_PINS: readonly string[] = ['246810', '135790']
export const KNOWN_PIN_SENTENCE = 'This PIN is one of the demo, which everybody knows. Choose another.'
