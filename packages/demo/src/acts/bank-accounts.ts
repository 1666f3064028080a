import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { demoBankTexts as texts } from '../texts/bank-accounts.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { demoCompanies } from '../data/companies.ts'
import { Scope } from '@enlace/database/scope.ts'
import { digitsOfMask, lastDigits } from '@enlace/domain/bank-account.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { banks } from '@enlace/domain/catalogue/banks.ts'
import { fold } from '@enlace/domain/text.ts'
import { loadBankAccount } from '@enlace/server/modules/bank-accounts/apply/load-commands.ts'
import { bankMailsOf } from '@enlace/server/modules/bank-accounts/notice-commands.ts'
import { approveBankChange } from '@enlace/server/modules/bank-accounts/review/commands.ts'
import { codeHash, newCode, printOf, sealNumber } from '@enlace/server/modules/bank-accounts/secrets.ts'
import type { Service } from '@enlace/server/core/http/service.ts'
import { addJob, Queue } from '@enlace/server/core/jobs/commands.ts'
import { announceFiles } from '@enlace/server/core/storage/commands.ts'
import { spool } from '@enlace/server/core/files/spool.ts'
import { newStorageKey } from '@enlace/server/core/storage/uploads.ts'
import { requestChange } from '@enlace/server/modules/bank-accounts/commands.ts'
import { demoCertificate } from './bank-certificate.ts'
import { getSupplier } from '@enlace/server/modules/bank-accounts/queries.ts'

type DemoService = Pick<Service, 'settings' | 'keys' | 'storage'> & { db: Database }

/** The account that a supplier of the demo requests. */
const wanted = { banco: '1007', tipo: 'ahorros', numero: '86420013579' } as const
const certificateAge = 4
/** What the portal reads in the demo's certificate, which is of no real bank. */
export const certificateReading = {
  lectura: 'texto',
  numero: true,
  documento: true,
  titular: true,
  banco: false,
  fecha: 'coincide',
} as const

/**
 * Gives each branch of the demo the account into which its payments went, a supplier of the first company a waiting
 * change with two approvals, and one of the second a change that waits for its second approver: all by the product's
 * own operations.
 */
export async function addDemoBankAccounts(service: DemoService): Promise<void> {
  for (const { id } of demoCompanies) await bringPaidAccounts(service, id)
  const [first, second] = demoCompanies
  if (!first) return
  const asked = await askAsMaster(service, first.id)
  for (const { email } of asked ? texts.approvers : []) await approveAs(service, first.id, asked, email)
  if (second) await waitForSecond(service, second.id)
}

/** A change of the second company with one of two approvals. */
async function waitForSecond(service: DemoService, company: number): Promise<void> {
  const asked = await askAsMaster(service, company)
  const [one] = texts.secondApprovers
  if (asked) await approveAs(service, company, asked, one.email)
}

async function bringPaidAccounts(service: DemoService, company: number): Promise<void> {
  const [paid] = await service.db.read(Scope.ofStaff(company), [
    sql<{
      branch: string
      banco: string
      mask: string
      titular: string
      nit: string
    }>`select distinct on (b.id) b.erp_key as branch,
        p.banco, p.cuenta_mascara as mask, t.nombre as titular, t.documento_numero as nit
      from payments_made p
      join branch_accounts b on b.company_id = p.company_id and b.id = p.third_id
      join third_parties t on t.company_id = p.company_id and t.id = p.third_party_id
     where p.company_id = ${scopeCompany} and p.banco is not null and p.cuenta_mascara is not null
     order by b.id, p.fecha_pago desc`.compile(query),
  ])
  for (const { branch, banco, mask, titular, nit } of paid) {
    const bank = banks.find(({ nombre }) => fold(nombre) === fold(banco))
    const last = digitsOfMask(mask)
    if (!bank || last === undefined) continue
    const numero = `${nit.slice(-7)}${last}`
    await loadBankAccount(service, company, {
      branch,
      banco: bank.id,
      tipo: 'corriente',
      numero,
      titular,
      titular_documento: nit,
    })
  }
}

/** The change that the demo's master requested, in its own scope, as a worker opens it. */
async function askAsMaster(
  service: DemoService,
  company: number,
): Promise<{ id: string; storageKey: string } | undefined> {
  const { db, keys } = service
  const staff = Scope.ofStaff(company)
  const task = 'demo-bank-change'
  const [[master]] = await db.read(staff, [
    sql<{ id: string; branch: number }>`select m.id, max(b.id) as branch
      from memberships m
      join bank_accounts a on a.company_id = m.company_id and a.third_party_id = m.third_party_id and a.hasta is null
      join branch_accounts b on b.company_id = a.company_id and b.id = a.third_id
     where m.company_id = ${scopeCompany} and m.is_master and m.active
     group by m.id order by count(*) desc, m.id limit 1`.compile(query),
  ])
  if (!master) return undefined
  await db.transaction(staff, (tx) => addJob(tx, task, {}, { membership: master.id }))
  const claimer = randomUUID()
  const queue = new Queue(db, claimer, 60)
  const [job] = await queue.claim([task], 1)
  if (!job) return undefined
  const scope = Scope.ofJob({ company, id: job.id, claimer, account: null })
  const supplier = await getSupplier(db, scope)
  const issued = addDays(todayInBogota(new Date()), -certificateAge)
  const storageKey = await keepCertificate(service, company, await demoCertificate(supplier, wanted, issued))
  // Only who has a second factor asks for another account. The demo's people sign in without one, so it goes again.
  await db.transaction(scope, (tx) =>
    tx.run(sql`select set_totp(scope_identity(), ''::bytea, 0)`.compile(query)),
  )
  const { id } = await requestChange(db, scope, await bankMailsOf(service, company), {
    sent: {
      banco: wanted.banco,
      tipo_cuenta: wanted.tipo,
      titular: supplier.nombre,
      certificado_fecha: issued,
      motivo: texts.motive,
      idempotencyKey: randomUUID(),
    },
    branches: [master.branch],
    sealed: sealNumber(keys, company, supplier.third_party_id, wanted.numero),
    last: lastDigits(wanted.numero),
    print: printOf(keys, company, wanted.banco, wanted.numero),
    documento_numero: supplier.documento_numero,
    match: 'same',
    reading: certificateReading,
    certificate: { storageKey, name: texts.fileName },
    address: '127.0.0.1',
  })
  await db.transaction(scope, (tx) => tx.run(sql`select remove_factor(null)`.compile(query)))
  await queue.finish(job)
  return { id, storageKey }
}

async function keepCertificate({ db, storage }: DemoService, company: number, pdf: Buffer): Promise<string> {
  const spooled = await spool(storage.spoolFolder, Readable.from([pdf]))
  try {
    const { size, sha256 } = spooled
    const storageKey = newStorageKey(company)
    await announceFiles(db, Scope.ofStaff(company), [
      { storageKey, mediaType: 'application/pdf', size, sha256 },
    ])
    await storage.put(spooled.path, { key: storageKey, size, sha256 })
    return storageKey
  } finally {
    await rm(spooled.path, { force: true })
  }
}

/** An approver of the demo decides with a new code; the one in its mail becomes invalid. */
async function approveAs(
  service: DemoService,
  company: number,
  change: { id: string; storageKey: string } | undefined,
  approver: string,
): Promise<void> {
  if (!change) return
  const code = newCode()
  await service.db.transaction(Scope.ofStaff(company), (tx) =>
    tx.run(
      sql`select keep_bank_code(${change.id}, ${approver}, ${codeHash(service.keys, change.id, approver, code)}, 1)`.compile(
        query,
      ),
    ),
  )
  const decider = { change: change.id, storageKey: change.storageKey, approver, code }
  await approveBankChange(service, company, decider, texts.verified)
}
