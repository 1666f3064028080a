import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const blogScreens: readonly ScreenEntry[] = [
  {
    path: paths.blog.pattern,
    access: placeAccess.blog,
    load: () => import('./route.tsx').then((chunk) => chunk.blogRoute),
  },
  {
    path: paths.blogPost.pattern,
    access: placeAccess.blog,
    load: () => import('./post-route.tsx').then((chunk) => chunk.blogPostRoute),
  },
]
