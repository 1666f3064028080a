import { contactDeskTexts } from '@enlace/contract/contact-us/desk/texts.ts'
import { contactListsTexts } from '@enlace/contract/contact-us/lists/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'questions' } as const

/** Messages of visitors and the lists of their form. */
export const contactUsScreens: readonly ScreenEntry[] = [
  {
    path: paths.contactLists.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./lists/route.tsx').then((chunk) => chunk.contactListsRoute),
    menu: { group: 'settings', section: 'communication', label: contactListsTexts.title },
  },
  {
    path: paths.contactMessages.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.contactMessagesRoute),
    menu: { group: 'work', label: contactDeskTexts.title, count: 'contact-messages' },
  },
  {
    path: paths.contactMessage.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.contactMessageRoute),
  },
]
