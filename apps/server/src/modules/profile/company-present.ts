import type { CompanyChange, CompanyRecord } from '@enlace/contract/profile/company-schemas.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import type { KeptEvent, KeptRequest } from './requests/queries.ts'
import { activityName, type OwnNames, recordText, regimeName } from './requests/words.ts'
import type { getRecord } from './company-queries.ts'

/** The supplier's record with the names of its codes. */
export function companyRecord(
  { record, branches, requests, mayAsk }: Awaited<ReturnType<typeof getRecord>>,
  own: OwnNames,
): CompanyRecord {
  const { nombre, documento_numero, documento_dv, sigla, pyme, web_site, is_name_fixed } = record
  return {
    nombre,
    nit: formatNit(documento_numero, documento_dv),
    sigla,
    actividad: named(record.id_actividad_economica, (code) => activityName(code, own)),
    regimen: named(record.regimen_tributario_id, (code) => regimeName(code, own)),
    pyme,
    web_site,
    branches,
    isNameFixed: is_name_fixed,
    mayAsk,
    requests: requests.map((request) => companyChange(request, own)),
  }
}

/** The steps of a request for the supplier: its own people by name, the company's staff only as the company. */
export function eventsOf(events: readonly KeptEvent[]) {
  return events.map(({ at, state, side, actor, words }) => ({
    at,
    estado: state,
    quien: side === 'proveedor' ? actor : null,
    texto: side === 'compania' ? words : '',
  }))
}

function companyChange(
  { id, number, state, person, words, created_at, answer, changes, events }: KeptRequest,
  own: OwnNames,
): CompanyChange {
  return {
    id,
    numero: number,
    estado: state,
    persona: person,
    motivo: words,
    creada_at: created_at,
    respuesta: answer,
    cambios: changes.map(({ field, branch, before, after, standing }) => ({
      campo: field,
      sucursal: branch,
      antes: recordText(field, before, own),
      despues: recordText(field, after, own),
      vigencia: standing,
    })),
    eventos: eventsOf(events),
  }
}

function named(code: string | null, nameOf: (code: string) => string | null) {
  return code === null || code === '' ? null : { id: code, nombre: nameOf(code) ?? code }
}
