import { companyTexts as texts } from '@enlace/contract/core/cli/company/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { Scope } from '@enlace/database/scope.ts'
import { checkDigit, formatNit, readNit, type TypedNit } from '@enlace/domain/nit.ts'
import { firstFace, readyStart } from '@enlace/server/modules/company/index.ts'
import { CommandFault } from './command.ts'

/** A company to make, as the operator writes it. */
export interface NewCompany {
  id: number
  nit: TypedNit
  nombre: string
  colour: string
  hosts: readonly string[]
}

/** A company that there is. */
export interface KnownCompany {
  id: number
  nit: string
  dv: number
  nombre: string
}

/**
 * Makes a company with sober branding, its document modules on, and forms that visitors can send.
 * @throws CommandFault when its number, NIT or host is another's.
 */
export async function createCompany(db: Database, company: NewCompany): Promise<void> {
  const { id, nit, nombre, colour, hosts } = company
  const { settings, files } = firstFace(nombre, colour)
  const making = call('create_ready_company', {
    wanted: id,
    wanted_nit: nit.documento_numero,
    wanted_dv: nit.documento_dv,
    wanted_nombre: nombre,
    wanted_settings: JSON.stringify(settings),
    wanted_hosts: hosts,
    wanted_files: JSON.stringify(files),
    start: readyStart,
  })
  try {
    await db.lookUpNamed(making, 'staff')
  } catch (fault) {
    const refusal = fault instanceof DatabaseRefusal ? refusals[fault.code] : undefined
    if (refusal === undefined) throw fault
    const typed = formatNit(nit.documento_numero, nit.documento_dv)
    throw new CommandFault(fill(refusal, { id, nit: typed, host: hosts.join(', ') }), { cause: fault })
  }
}

const refusals: Readonly<Record<string, string>> = {
  'company-number-taken': texts.numberTaken,
  'company-nit-taken': texts.nitTaken,
  'company-host-taken': texts.hostTaken,
}

/** The company of a number; undefined where there is none. */
export async function findCompany(db: Database, id: number): Promise<KnownCompany | undefined> {
  const company = query
    .selectFrom('companies')
    .select(['id', 'nit', 'dv', 'nombre'])
    .where('id', '=', scopeCompany)
  try {
    const [[row]] = await db.read(Scope.ofStaff(id), [company.compile()])
    return row
  } catch (fault) {
    if (fault instanceof DatabaseRefusal && fault.code === 'company-not-found') return undefined
    throw fault
  }
}

/**
 * A company's number from the command line.
 * @throws CommandFault when it is none.
 */
export function readCompanyId(typed: string | undefined): number {
  const id = /^[1-9]\d{0,8}$/.test(typed ?? '') ? Number(typed) : undefined
  if (id === undefined) throw new CommandFault(fill(texts.idMalformed, { id: typed ?? '' }))
  return id
}

/**
 * A company's NIT in any typed form; a check digit that is told must be right.
 * @throws CommandFault when it is none.
 */
export function readCompanyNit(typed: string | undefined): TypedNit {
  const nit = readNit(typed ?? '')
  if (!('reason' in nit)) return nit
  if (nit.reason === 'check-digit-mismatch') {
    const dv = checkDigit((typed ?? '').replace(/-[^-]*$/, '').replace(/\D/g, '')) ?? ''
    throw new CommandFault(fill(texts.nitWrongDigit, { nit: typed ?? '', dv }))
  }
  throw new CommandFault(fill(texts.nitMalformed, { nit: typed ?? '' }))
}
