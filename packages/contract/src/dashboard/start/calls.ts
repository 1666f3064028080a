import { defineCall } from '../../core/call.ts'
import { placeAccess } from '../../content/menu/access.ts'
import { StartPage } from './schemas.ts'

export const getStartPage = defineCall({
  purpose:
    'The start page of the selected account: figures, tasks, activity of 30 days and expected payments.',
  method: 'GET',
  path: '/inicio',
  access: placeAccess.startPage,
  answer: StartPage,
})
