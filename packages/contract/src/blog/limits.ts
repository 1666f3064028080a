/** Posts of a page of the list, and its first page, where a call names none (spec 9). */
export const blogDefaults = { limit: 5, page: 1 } as const

/** Posts of the short lists beside the blog and beneath a post. */
export const mostReadPosts = 5
export const relatedPosts = 3

/** Words that a person reads in a minute. */
export const wordsPerMinute = 200

/** The kinds of suppliers that a post may be for; none named is every supplier. */
export const audiences = ['natural', 'juridica', 'mipyme'] as const
export type Audience = (typeof audiences)[number]

/** What a post is: something to read, or a communiqué that asks for a receipt. */
export const postKinds = ['entrada', 'comunicado'] as const
export type PostKind = (typeof postKinds)[number]

/** A post's own part of its address, of a category and of a tag. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
