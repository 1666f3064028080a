import * as z from 'zod/mini'
import { requestStates } from './requests/request-states.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { DocumentId, Instant, Optional, RequestKey } from '../core/values.ts'
import { companyProfileTexts as texts } from './company-texts.ts'

const { faults } = texts

/** The fields of a third party and of its branches whose change can be requested. */
export const partyFields = [
  'nombre',
  'sigla',
  'id_actividad_economica',
  'regimen_tributario_id',
  'pyme',
  'web_site',
] as const
export const branchFields = ['direccion', 'ciudad', 'correo', 'telefono'] as const
export const recordFields = [...partyFields, ...branchFields] as const
export type RecordField = (typeof recordFields)[number]

/** A step of a request, as shown to the supplier. */
export const RequestEvent = z.object({
  at: Instant,
  estado: z.enum([...requestStates, 'prorrogada']),
  /** The user of the supplier; members of the company are not named. */
  quien: Optional,
  texto: z.string(),
})
export type RequestEvent = z.infer<typeof RequestEvent>

/** A field of a change request, with the displayed values before and after. */
export const RequestedChange = z.object({
  campo: z.enum(recordFields),
  sucursal: Optional,
  antes: z.string(),
  despues: z.string(),
  /** The state of an approved change in the ERP. */
  vigencia: z.nullable(z.enum(['vigente', 'confirmada', 'reemplazada'])),
})
export type RequestedChange = z.infer<typeof RequestedChange>

/** A request to change the supplier's record. */
export const CompanyChange = z.object({
  id: DocumentId,
  numero: z.string(),
  estado: z.enum(requestStates),
  persona: z.string(),
  motivo: z.string(),
  creada_at: Instant,
  respuesta: z.string(),
  cambios: z.array(RequestedChange),
  eventos: z.array(RequestEvent),
})
export type CompanyChange = z.infer<typeof CompanyChange>

/** A code of a catalogue with its name. */
const Named = z.nullable(z.object({ id: z.string(), nombre: z.string() }))

/** A branch as registered by the company. */
export const BranchRecord = z.object({
  thirdId: z.number(),
  codigo: z.string(),
  nombre: z.string(),
  direccion: Optional,
  ciudad: Optional,
  correo: Optional,
  telefono: Optional,
})
export type BranchRecord = z.infer<typeof BranchRecord>

/** The supplier's record at the company, the change requests, and whether the user may request one. */
export const CompanyRecord = z.object({
  nombre: z.string(),
  nit: z.string(),
  sigla: Optional,
  actividad: Named,
  regimen: Named,
  pyme: z.nullable(z.boolean()),
  web_site: Optional,
  branches: z.array(BranchRecord),
  /** Once the supplier has documents, a change of its name cannot be requested here. */
  isNameFixed: z.boolean(),
  mayAsk: z.boolean(),
  requests: z.array(CompanyChange),
})
export type CompanyRecord = z.infer<typeof CompanyRecord>

/** A field with the value seen and the new one; null empties it. */
const AskedChange = z.object({
  thirdId: z.nullable(z.int()),
  field: z.enum(recordFields),
  seen: z.nullable(z.string().check(z.maxLength(500))),
  after: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
})

/** The reason of a change request. */
const reason = z.string().check(z.trim(), z.minLength(1, faults.motivo), z.maxLength(1000, faults.motivoLong))

/** The body of a change request. */
export const CompanyChangeBody = z.object({
  changes: z.array(AskedChange).check(z.minLength(1, faults.nothing), z.maxLength(100)),
  motivo: reason,
  idempotencyKey: RequestKey,
})
export type CompanyChangeBody = z.infer<typeof CompanyChangeBody>

const short = (n: number) => z.string().check(z.trim(), z.maxLength(n, faults.long))
const needed = (n: number, message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(n, faults.long))

/** The validation of each field of the record, in all forms; an empty text means none. */
export const recordRules = {
  nombre: needed(200, faults.nombre),
  sigla: short(60),
  id_actividad_economica: short(4),
  regimen_tributario_id: short(10),
  pyme: short(5),
  web_site: short(200).check(
    z.regex(/^$|^(https?:\/\/)?[\p{L}\d-]+(\.[\p{L}\d-]+)+(\/\S*)?$/u, faults.web_site),
  ),
  direccion: short(200),
  ciudad: short(100),
  correo: short(100).check(z.refine((text) => text === '' || isEmail(text), faults.correo)),
  telefono: short(30).check(z.regex(/^[\d ()+-]*$/, faults.telefono)),
} satisfies Record<RecordField, z.ZodMiniType<string, string>>

/** The reason, for the form. */
export const ChangeReason = reason
