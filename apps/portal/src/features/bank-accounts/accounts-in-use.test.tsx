import type { BranchBankAccount } from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountTexts as texts } from '@enlace/contract/bank-accounts/texts.ts'
import { shownTable } from '@enlace/testing/shown-table.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AccountsInUse } from './accounts-in-use.tsx'

const none: BranchBankAccount = {
  sucursal_id: 7,
  sucursal: 'Cali',
  cuenta: null,
  ultimo_pago: null,
  en_cambio: false,
}
const shown = (account: BranchBankAccount) =>
  shownTable(renderToStaticMarkup(<AccountsInUse accounts={[account]} />))[0]

describe('the accounts to which a supplier is paid', () => {
  it('says of a branch that it has no account, instead of leaving its row empty', () => {
    expect(shown(none)?.[texts.branch]).toBe('Cali')
    expect(shown(none)?.[texts.bank]).toBe(texts.noAccount)
    expect(shown(none)?.[texts.account]).toBe('')
  })
})
