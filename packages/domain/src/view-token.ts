/** The prefix of a token to view the portal as a user, which distinguishes it from a session's token. */
const mark = 'vista.'
const pattern = /^vista\.[\w-]{43}$/

/** Creates a view token or code from a secret of 256 bits. */
export const viewToken = (secret: string): string => `${mark}${secret}`

/** Returns whether a text is a token or code to view the portal as another user. */
export const isViewToken = (text: string): boolean => pattern.test(text)
