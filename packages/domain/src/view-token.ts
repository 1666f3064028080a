/** What the token of a look at the portal begins with: it is told from a session's by this alone. */
const mark = 'vista.'
const pattern = /^vista\.[\w-]{43}$/

/** A token or code of a look, from a secret of 256 bits. */
export const viewToken = (secret: string): string => `${mark}${secret}`

/** Whether a text is a token or code of a look at the portal as somebody else. */
export const isViewToken = (text: string): boolean => pattern.test(text)
