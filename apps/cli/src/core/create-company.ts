import { createHash } from 'node:crypto'
import { companyTexts as texts } from '@enlace/contract/core/cli/company/texts'
import { fill } from '@enlace/contract/core/fill'
import { query, scopeCompany, type Database } from '@enlace/database/database'
import { DatabaseRefusal } from '@enlace/database/refusal'
import { Scope } from '@enlace/database/scope'
import { checkDigit, formatNit, readNit, type TypedNit } from '@enlace/domain/nit'
import { drawBranding } from './branding.ts'
import { CommandFault } from './command.ts'

/** The accent of a company that names none: a dark blue that suits a public office. */
export const soberColour = '#1f3a5f'

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

/** What every company begins with: all document modules on, what the content pages need off until there is content. */
const firstSettings = {
  orden_compra: 1,
  orden_ticket: 1,
  orden_notas_debito: 1,
  reports: 1,
  certificate: 1,
  mostrar_contratos_proveedores: 1,
  users: 1,
  blog: 0,
  events: 0,
  agp_registration_supplier: 0,
  provider: 1,
  contact: 1,
  date_payment: 1,
  status_payment: 1,
  date_invoice: 1,
  time_out: 30,
  descarga_certificado: 1,
  allow_vouchers_download: 1,
  payed_range_days: 30,
  clear_cache_of_active_sessions_in_front_office: 0,
  pageOnline: 1,
  offlineTime: null,
  contact_info: { telefono: '', indicativo: '', ext: '', numero_tele: '', correo: '', horario: '', dir: '' },
}

/**
 * Makes a company with sober branding and its document modules on.
 * @throws CommandFault when its number, NIT or host is another's.
 */
export async function createCompany(db: Database, company: NewCompany): Promise<void> {
  const { id, nit, nombre, colour, hosts } = company
  const files = drawBranding(nombre, colour).map(({ svg, ...drawing }) => ({
    ...drawing,
    sha256: createHash('sha256').update(svg).digest('hex'),
    media_type: 'image/svg+xml',
    base64: Buffer.from(svg).toString('base64'),
  }))
  const settings = {
    ...firstSettings,
    colour,
    page_title: fill(texts.pageTitle, { nombre }),
    welcome: fill(texts.welcome, { nombre }),
    footer_text: nombre,
    ...Object.fromEntries(
      files.map(({ setting, sha256, name }) => [setting, `company-files/${sha256}/${name}`]),
    ),
  }
  const values = [
    id,
    nit.documento_numero,
    nit.documento_dv,
    nombre,
    JSON.stringify(settings),
    hosts,
    JSON.stringify(files),
  ]
  try {
    await db.lookUp('create_company', values, 'staff')
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
