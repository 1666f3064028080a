/** An exact amount with at most two decimals, as `MoneyText` takes it. */
export const moneyPattern = /^-?\d{1,18}(\.\d{1,2})?$/

/** A document's opaque id in lower case, as `DocumentId` takes it. */
export const documentIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The secret part of a reply link. */
export const replyTokenPattern = /^[\w-]{43}$/

/** A column's id; a leading hyphen sorts in descending order. */
export const sortPattern = /^-?[a-z_]{1,40}$/

/** Maximum characters of a list's free text, its list of words, and a chosen motive. */
export const longest = { text: 100, words: 400, motive: 200 } as const
