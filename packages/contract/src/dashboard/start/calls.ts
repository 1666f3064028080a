import { defineCall } from '../../core/call.ts'
import { placeAccess } from '../../content/menu/access.ts'
import { StartPage } from './schemas.ts'

/** The supplier's start page: figures, pending tasks, recent activity, and expected payments. */
export const getStartPage = defineCall({
  purpose:
    'The start page of the selected account: figures, tasks, activity of 30 days and expected payments.',
  method: 'GET',
  path: '/inicio',
  access: placeAccess.startPage,
  answer: StartPage,
})
