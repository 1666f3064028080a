import { randomInt, randomUUID } from 'node:crypto'
import { requestBankChange } from '@enlace/contract/bank-accounts/calls.ts'
import { applyChange } from '@enlace/server/modules/bank-accounts/apply/commands.ts'
import {
  loadBankAccount,
  type LoadOutcome,
} from '@enlace/server/modules/bank-accounts/apply/load-commands.ts'
import {
  approveBankChange,
  type ReviewOutcome,
} from '@enlace/server/modules/bank-accounts/review/commands.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import { giveFactor, standApprover } from './bank-approvers.ts'
import { ageMaster, endHold } from './bank-time.ts'
import { type BuiltBranch, buildCompany, buildSupplier } from './builders.ts'
import type { TestBrowser, TestServer } from './server.ts'
import { buildStaff } from './staff.ts'

/** The people of a company who may approve changes. */
export const approvers = ['rosa@compania.test', 'luis@compania.test'] as const

/** A minimal certificate of a bank. */
export const certificatePdf = '%PDF-1.7\n' + ' '.repeat(100) + '\n%%EOF\n'

/** An approver's note on the verification. */
export const madeSure = 'Llamada al 6014447788, que está en el ERP, con la gerente.'

/** A supplier with an account in use, a long-standing master, and a company with two approvers. */
export type BankSupplier = Awaited<ReturnType<typeof enterBankSupplier>>

/** Builds such a supplier and signs its master in. */
export async function enterBankSupplier(server: TestServer) {
  const company = await buildCompany(server.db, { settings: { contact_info: { correo: 'pagos@c.test' } } })
  const built = await buildSupplier(server.db, company, { isMaster: true })
  const { person, thirdParty } = built
  await ageMaster(server, person)
  const service = server.portal.service
  for (const email of approvers) {
    await buildStaff(server.db, company, 'cuentas_por_pagar', email)
    await standApprover(server, company, email)
  }
  const browser = await server.signIn(person)
  // Who asks for another account has a second factor.
  await giveFactor(server, person.email)
  const nit = `${thirdParty.documento_numero}-${checkDigit(thirdParty.documento_numero) ?? ''}`
  return { ...built, company, browser, nit, mails: mailsIn(server, company.id), service }
}

function mailsIn(server: TestServer, company: number) {
  return (recipient?: string) =>
    server.asAdmin<{ recipient: string; purpose: string; subject: string; text: string; html: string }>(
      `select recipient, purpose, subject, text, html from outbox_mails
        where company_id = $1 and ($2::text is null or recipient = $2) order by created_at, recipient`,
      [company, recipient ?? null],
    )
}

/** Gives a branch an account in use from the ERP. */
export async function bringAccount(
  server: Pick<TestServer, 'asAdmin'>,
  { service, company }: Pick<BankSupplier, 'service' | 'company'>,
  { id, thirdParty }: BuiltBranch,
  account: { banco?: string; numero?: string } = {},
): Promise<LoadOutcome> {
  const [kept] = await server.asAdmin<{ erp_key: string }>(
    'select erp_key from branch_accounts where id = $1',
    [id],
  )
  return loadBankAccount(service, company.id, {
    branch: kept?.erp_key ?? '',
    banco: '1007',
    tipo: 'ahorros',
    numero: '03214564821',
    titular: thirdParty.nombre,
    titular_documento: thirdParty.documento_numero,
    ...account,
  })
}

/** The input of a valid request; each call has its own number and key. */
export function rightRequest({
  thirdParty,
  branch,
  nit,
}: Pick<BankSupplier, 'thirdParty' | 'branch' | 'nit'>) {
  const numero = `4${randomInt(10 ** 9, 10 ** 10 - 1)}`
  return {
    sucursales: String(branch.id),
    banco: '1051',
    tipo_cuenta: 'corriente',
    numero,
    numero_repetido: numero,
    titular: thirdParty.nombre.toUpperCase(),
    titular_nit: nit,
    certificado_fecha: addDays(todayInBogota(new Date()), -3),
    motivo: '',
    idempotencyKey: randomUUID(),
  }
}

/** Requests another account. */
export function askForAccount(
  server: TestServer,
  supplier: BankSupplier,
  body: object = {},
  given: { browser?: TestBrowser; bytes?: string | Buffer; name?: string; files?: [] } = {},
) {
  const { browser = supplier.browser, bytes = certificatePdf, name = 'certificación.pdf' } = given
  return server.call(requestBankChange, browser, {
    body: { ...rightRequest(supplier), ...body },
    files: given.files ?? [{ field: 'certificado', name, bytes }],
  })
}

/** The code in the latest mail to an approver. */
export async function codeFor({ mails }: Pick<BankSupplier, 'mails'>, approver: string): Promise<string> {
  const mail = (await mails(approver)).findLast(({ purpose }) => purpose === 'bank-change-review')
  return /(\d{4} \d{4})/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Approves a change as one of the company's people, with the code of their own mail. */
export async function approve(
  server: Pick<TestServer, 'asAdmin'>,
  supplier: BankSupplier,
  change: string,
  approver: string,
  { code, how = madeSure }: { code?: string; how?: string } = {},
): Promise<ReviewOutcome> {
  const [kept] = await server.asAdmin<{ storage_key: string }>(
    'select storage_key from bank_changes where id = $1',
    [change],
  )
  return approveBankChange(
    supplier.service,
    supplier.company.id,
    {
      change,
      storageKey: kept?.storage_key ?? '',
      approver,
      code: code ?? (await codeFor(supplier, approver)),
    },
    how,
  )
}

/** Asks for an account, has both approvers approve it, lets the hold pass and applies it. */
export async function changeAccount(server: TestServer, supplier: BankSupplier, body: object = {}) {
  const asked = (await askForAccount(server, supplier, body)).body
  for (const approver of approvers) await approve(server, supplier, asked.id, approver)
  await endHold(server, asked.id)
  const [kept] = await server.asAdmin<{ sha256: string }>('select sha256 from bank_changes where id = $1', [
    asked.id,
  ])
  const service = { ...server.portal.service, log: server.portal.log }
  await applyChange(service, supplier.company.id, asked.id, kept?.sha256 ?? '')
  return asked
}
