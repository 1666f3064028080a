/** The default page size and page of the list (spec 9). */
export const blogDefaults = { limit: 5, page: 1 } as const

/** The number of posts in the short lists next to the blog and below a post. */
export const mostReadPosts = 5
export const relatedPosts = 3

/** Reading speed in words per minute. */
export const wordsPerMinute = 200

/** The kinds of suppliers that a post may be restricted to; an empty list means all. */
export const audiences = ['natural', 'juridica', 'mipyme'] as const
export type Audience = (typeof audiences)[number]

/** The kinds of posts: an article, or a communiqué that asks for a receipt. */
export const postKinds = ['entrada', 'comunicado'] as const
export type PostKind = (typeof postKinds)[number]

/** The slug of a post, a category or a tag. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
