const TOKEN = /^[\w-]{43}$/

/** Whether a text has the form of a session's token: 256 bits in base64url. */
export const isSessionToken = (text: string): boolean => TOKEN.test(text)
