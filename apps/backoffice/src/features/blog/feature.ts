import { blogDeskTexts } from '@enlace/contract/blog/desk/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'content' } as const

/** Posts of the company. */
export const blogScreens: readonly ScreenEntry[] = [
  {
    path: paths.posts.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.blogDeskRoute),
    menu: { group: 'content', label: blogDeskTexts.menu },
  },
  {
    // Before the posts themselves: it is no name of one.
    path: paths.newPost.pattern,
    access: { actor: 'staff', area: 'content', right: 'write' },
    load: () => import('./post/new-route.tsx').then((chunk) => chunk.newPostRoute),
  },
  {
    path: paths.post.pattern,
    access,
    load: () => import('./post/route.tsx').then((chunk) => chunk.postRoute),
  },
]
