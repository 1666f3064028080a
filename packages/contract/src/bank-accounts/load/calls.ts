import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { AccountLoad, accountLoadLimits, AccountPlaces } from './schemas.ts'

const access = { actor: 'staff', area: 'bank-accounts', right: 'write' } as const
const files = { count: 1, bytes: accountLoadLimits.bytes, kinds: 'tables' } as const

export const downloadAccountTemplate = defineCall({
  purpose: 'A workbook with the columns of the ERP’s bank accounts, to be filled in.',
  method: 'GET',
  path: '/staff/bank-accounts/template',
  access,
  answer: FileBytes,
  delivers: 'file',
})

export const checkBankAccounts = defineCall({
  purpose:
    'Reads a file of the ERP’s bank accounts and says what would become of each row; nothing of it is kept.',
  method: 'POST',
  path: '/staff/bank-accounts/check',
  access,
  encoding: 'multipart',
  files,
  body: AccountPlaces,
  answer: AccountLoad,
})

/** Loads the ERP's accounts; none that is in use is changed, and the file is not kept. */
export const loadBankAccounts = defineCall({
  purpose: 'Loads a file of the ERP’s bank accounts, seals the numbers and discards the file.',
  method: 'POST',
  path: '/staff/bank-accounts/load',
  access,
  stepUp: true,
  encoding: 'multipart',
  files,
  body: AccountPlaces,
  answer: AccountLoad,
})
