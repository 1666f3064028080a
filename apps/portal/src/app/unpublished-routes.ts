import type { Access } from '@enlace/domain/access'

/** Places that links and menu lead to, and behind which there is nothing yet: they say so (decisions 4). */
export const unpublished: readonly { path: `/${string}`; access: Access }[] = []
