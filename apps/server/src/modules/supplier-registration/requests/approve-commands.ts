import { sql } from 'kysely'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { ApprovedRegistration } from '@enlace/contract/supplier-registration/desk/schemas.ts'
import {
  newMasterMailTexts,
  registrationDecisionTexts,
  registrationNoteTexts as texts,
} from '@enlace/contract/supplier-registration/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { checkDigit, formatNit } from '@enlace/domain/nit.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { personLink } from '../../../core/mail/links.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import { findWatchers, writeInvitation } from '../../users/index.ts'
import {
  type DeskActor,
  letterOf,
  type LockedRequest,
  lockRequest,
  mailDecision,
  moveRequest,
  type RequestDecision,
  type RequestLetter,
} from './state-commands.ts'

/** Minutes that the invitation's link is valid: seven days. */
const invitationMinutes = 7 * 24 * 60
/** The code of a supplier's first branch, as in loads without branches. */
const firstBranch = '001'

interface Party {
  id: number
  nombre: string
  isNew: boolean
}

/**
 * Approves a request: creates the third party and branch if missing, and invites the first master, in one transaction.
 * A supplier with a master grants access itself. @throws Problem `document-not-found`, `changed-meanwhile`,
 * `decided-meanwhile`, `registration-has-master`, `invalid-fields`.
 */
export async function approveRequest(
  { service, scope, author }: DeskActor,
  id: string,
  approved: ApprovedRegistration & Pick<RequestDecision, 'checks'>,
): Promise<void> {
  const letter = await letterOf(service, scope, id)
  const token = randomToken()
  const person = { company: letter.company, email: approved.correo }
  const link = await personLink(service.db, service.settings, person, `/set-password/${token}`)
  await service.db.transaction(scope, async (tx) => {
    const request = await lockRequest(tx, id, { version: approved.version, state: 'aprobada' })
    const { documento_numero: number } = request
    const known = await findParty(tx, number)
    if (known && known.masters > 0) throw new Problem('registration-has-master')
    if (known && approved.verificacion === '')
      throw new Problem('invalid-fields', {}, { verificacion: registrationDecisionTexts.faults.verification })
    const contacts = await tx.run(
      sql<{ email: string }>`select email from third_party_contacts(${number})`.compile(query),
    )
    const party = known ? await openParty(tx, known, request) : await createParty(tx, request, approved)
    await createBranch(tx, party.id, request, approved)
    await inviteMaster(tx, { party, request, approved, letter, link, tokenHash: hashOf(token) })
    // Recent former masters are notified, too.
    const told = new Set([
      ...contacts.map(({ email }) => email),
      ...(await findWatchers(tx, party.id, approved.correo)),
    ])
    told.delete(approved.correo.toLowerCase())
    for (const email of told) await tellContact(tx, email, party, approved, letter)
    const nit = formatNit(number, request.documento_dv)
    const note = [
      fill(party.isNew ? texts.created : texts.linked, { nombre: party.nombre, nit }),
      ...(approved.verificacion === '' ? [] : [fill(texts.verified, { como: approved.verificacion })]),
    ].join('. ')
    const { checks = [] } = approved
    const decision = { state: 'aprobada', reasons: [], note, checks } as const
    await moveRequest(tx, request, decision, await author(tx), party.id)
    await mailDecision(tx, request, decision, letter)
  })
}

async function findParty(tx: Transaction, number: string) {
  const [party] = await tx.run(
    sql<{ id: number; nombre: string; masters: number }>`select id, nombre, cardinality(masters) as masters
      from registration_party(${number})`.compile(query),
  )
  return party
}

/** Activates the third party as a supplier and fills gaps in its record from the request. */
async function openParty(
  tx: Transaction,
  { id, nombre }: { id: number; nombre: string },
  { supplier }: LockedRequest,
): Promise<Party> {
  const told = toldOf(supplier)
  await tx.run(
    sql`update third_parties set es_proveedor = true, activo = true, updated_at = now(),
        sigla = coalesce(sigla, ${told.sigla}), web_site = coalesce(web_site, ${told.web_site}),
        id_actividad_economica = coalesce(id_actividad_economica, ${told.actividad}),
        regimen_tributario_id = coalesce(regimen_tributario_id, ${told.regimen}), pyme = coalesce(pyme, ${told.pyme}::boolean)
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  return { id, nombre, isNew: false }
}

/** Its key is the NIT, as in the ERP's loads, so that the next load matches it. */
async function createParty(
  tx: Transaction,
  { documento_numero: number, documento_dv: dv, supplier }: LockedRequest,
  { nombre }: ApprovedRegistration,
): Promise<Party> {
  const told = toldOf(supplier)
  const [created] = await tx.run(
    sql<{
      id: number
    }>`insert into third_parties (company_id, erp_key, documento_numero, documento_dv, nombre, sigla,
        id_actividad_economica, regimen_tributario_id, web_site, pyme, es_proveedor, activo)
      values (${scopeCompany}, ${number}, ${number}, ${dv ?? checkDigit(number) ?? null}::smallint, ${nombre}, ${told.sigla},
        ${told.actividad}, ${told.regimen}, ${told.web_site}, ${told.pyme}::boolean, true, true)
      returning id`.compile(query),
  )
  if (!created) throw new Error('A third party that was made has an id')
  return { id: created.id, nombre, isNew: true }
}

/** Creates the first branch of a supplier without branches. */
async function createBranch(
  tx: Transaction,
  party: number,
  { documento_numero: number }: LockedRequest,
  { sucursal, direccion, ciudad, telefono, correo }: ApprovedRegistration,
): Promise<void> {
  const [open] = await tx.run(
    sql<{ id: number }>`select id from branch_accounts
      where company_id = ${scopeCompany} and third_party_id = ${party} and activo limit 1`.compile(query),
  )
  if (open) return
  await tx.run(
    sql`insert into branch_accounts (company_id, third_party_id, erp_key, codigo, nombre, direccion, ciudad, correo, telefono)
      values (${scopeCompany}, ${party}, ${`${number}-${firstBranch}`}, ${firstBranch}, ${sucursal}, ${direccion || null},
        ${ciudad || null}, ${correo}, ${telefono || null})
      on conflict (company_id, erp_key) do update set activo = true, updated_at = now()`.compile(query),
  )
}

interface Invited {
  party: Party
  request: LockedRequest
  approved: ApprovedRegistration
  letter: RequestLetter
  link: string
  tokenHash: Buffer
}

async function inviteMaster(tx: Transaction, invited: Invited): Promise<void> {
  const { party, request, approved, letter, link, tokenHash } = invited
  const [person] = await tx.run(
    sql<{
      has_password: boolean
    }>`select has_password from ${call('invite_person', {
      wanted_email: approved.correo,
      first: approved.nombres,
      last: approved.apellidos,
      third_party: party.id,
      master: true,
      accounts: null,
      token: tokenHash,
      valid_minutes: invitationMinutes,
    })}`.compile(query),
  )
  const words = writeInvitation({
    company: letter.profile.company.nombre,
    supplier: party.nombre,
    nit: formatNit(request.documento_numero, request.documento_dv),
    link,
    until: formatInstant(new Date(Date.now() + invitationMinutes * 60_000)),
    hasPassword: person?.has_password === true,
  })
  await queueMail(tx, {
    purpose: 'invitation',
    recipient: approved.correo.toLowerCase(),
    content: writeMail(mailBrandOf(letter.profile), words),
    holdsSecret: true,
  })
}

/** Notifies the supplier's known contacts of the new master (decisions 6). */
async function tellContact(
  tx: Transaction,
  recipient: string,
  { nombre }: Party,
  { nombres, apellidos, correo }: ApprovedRegistration,
  { profile }: RequestLetter,
): Promise<void> {
  const values = {
    company: profile.company.nombre,
    supplier: nombre,
    person: `${nombres} ${apellidos}`.trim(),
    email: correo,
  }
  const { subject, title, body, act } = newMasterMailTexts
  const words = { subject: fill(subject, values), title, paragraphs: [fill(body, values), act] }
  await queueMail(tx, {
    purpose: 'registration-notice',
    recipient,
    content: writeMail(mailBrandOf(profile), words),
  })
}

/** The values that forms send for a ticked box or a chosen yes, without accents. */
const affirmed = new Set(['1', 'true', 'on', 'si', 'yes'])

/** Maps a request's answers to the fields of a supplier's record. */
function toldOf(supplier: Readonly<Record<string, unknown>>) {
  const text = (name: string) => {
    const said = supplier[name]
    return typeof said === 'string' && said.trim() !== '' ? said.trim() : null
  }
  const pyme = text('pyme')?.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return {
    sigla: text('shortName'),
    actividad: text('economicSubactivity') ?? text('economicActivity'),
    regimen: text('taxRegime'),
    web_site: text('webSite'),
    pyme: supplier['pyme'] === true ? true : pyme === undefined ? null : affirmed.has(pyme),
  }
}
