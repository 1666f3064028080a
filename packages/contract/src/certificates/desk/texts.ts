import type { RunAct } from './state-schemas.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import * as states from '../../core/words/state-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'

/** The certificates that the company issued. */
export const certificatesDeskTexts = {
  title: places.taxCertificates,
  description:
    'Certificados de retención de todos los proveedores: certificados expedidos y expedición por año.',
  sections: places.certificates,
  issued: 'Expedidos',
  year: 'Por año',
  told: 'Avisos',
  releases: 'Fechas de publicación',
  search: sentences.searchByNumber,
  date: states.issued,
  table: 'Certificados expedidos',
  kind: fields.type,
  anyKind: fields.allTypes,
  anyYear: 'Todos los años',
  states: fields.state,
  numero: fields.shortNumber,
  proveedor: fields.supplier,
  tipo: fields.type,
  periodo: fields.period,
  valor: fields.withheldValue,
  emitido: states.issued,
  estado: fields.state,
  version: 'versión {n}',
  single: 'de una sola retención',
  trial: 'de prueba, sin validez',
  neverAny: 'Aún no se ha expedido ningún certificado.',
  neverAnyHint: 'Se expiden cuando el proveedor los descarga o, para todos a la vez, en «Por año».',
} as const

/** One issued certificate. */
export const issuedCertificateTexts = {
  title: 'Certificado {numero}',
  breadcrumb: fields.breadcrumb,
  facts: 'El certificado',
  supplier: fields.supplier,
  branches: fields.branches,
  kind: fields.type,
  period: fields.period,
  base: fields.base,
  withheld: fields.withheldValue,
  lines: places.withholdings,
  issued: 'Expedido el',
  version: fields.version,
  code: fields.verificationCode,
  check: 'Ver la verificación pública',
  newTab: fields.opensInNewTab,
  download: 'Descargar el PDF',
  replacedBy: 'Reemplazado por',
  replaces: 'Reemplaza a',
  revoked: 'Anulado el {fecha}.',
  revokedWhy: fields.reasonGiven,
  trial:
    'Este certificado es de prueba y no tiene validez: se expidió cuando el portal no tenía una dirección pública.',
  mayReissue: 'Se expedirá de nuevo cuando el proveedor lo descargue.',
  mayNotReissue: 'No se expide de nuevo mientras sus retenciones no cambien.',
  revoke: 'Anular',
  revokeTitle: 'Anular el certificado {numero}',
  revokeText:
    'La verificación pública mostrará que está anulado y el motivo. No se puede deshacer. El proveedor no recibe un correo.',
  reason: fields.reason,
  reasonHint: 'El motivo aparece en la verificación pública.',
  again: 'Permitir que se expida de nuevo aunque las retenciones no cambien',
  cancel: 'No anular',
  close: actions.close,
  done: 'El certificado se anuló.',
  faults: {
    reason: 'Escriba el motivo, que aparece en la verificación pública.',
    reasonLong: 'Escriba 300 caracteres como máximo.',
    noKinds: 'Elija al menos un tipo.',
  },
} as const

/** The batch runs for all suppliers of a year. */
export const certificateYearTexts = {
  choose: fields.taxYear,
  one: 'Año gravable {anio}',
  summary: 'Avance de {anio}',
  caption: 'Certificados de {anio} por tipo',
  kind: fields.type,
  suppliers: places.suppliers,
  standing: 'Vigentes',
  replaced: 'Reemplazados',
  revoked: 'Anulados',
  release: 'Publicación',
  released: 'Desde el {fecha}',
  later: 'Será el {fecha}',
  unset: 'Sin fecha',
  toldColumn: 'Personas avisadas',
  act: 'Para todos los proveedores',
  kinds: 'Tipos',
  kindsHint: 'Solo se puede avisar de los certificados publicados.',
  buttons: { issue: 'Expedir para todos', notify: 'Avisar a todos' } satisfies Record<RunAct, string>,
  questions: {
    issue:
      '¿Expedir los certificados de {tipos} de {anio}? Se expiden en segundo plano, sin detener el portal.',
    notify:
      '¿Avisar a los proveedores de los certificados de {tipos} de {anio}? Cada persona recibe un solo correo por tipo, aunque repita el aviso.',
  } satisfies Record<RunAct, string>,
  cancelQuestion: 'No hacerlo',
  close: actions.close,
  begun: {
    issue: 'Empezó la expedición. Puede seguir trabajando.',
    notify: 'Empezó el aviso. Puede seguir trabajando.',
  } satisfies Record<RunAct, string>,
  nobody: 'No hay retenciones de esos tipos en {anio}.',
  underWay: 'Ya hay un proceso igual en curso. Espere a que termine o deténgalo.',
  notTold:
    'No se avisó a los proveedores porque los certificados son de prueba. Configure primero la dirección pública del portal.',
  nothingReleased: 'Esos certificados aún no se han publicado. Fije primero la fecha de publicación.',
  seeTold: 'Ver las personas avisadas',
  runs: 'Procesos',
  noRuns: 'Aún no hay procesos para todos los proveedores.',
  acts: { issue: 'Expedición', notify: 'Aviso' } satisfies Record<RunAct, string>,
  states: {
    waiting: states.waiting,
    running: states.running,
    done: states.ended,
    failed: states.failedOutcome,
    cancelled: 'Detenido',
  },
  run: '{acto} de {anio}: {tipos}',
  progress: '{hechos} de {total} {total:proveedor|proveedores}',
  made: {
    issue: '{n} {n:certificado nuevo|certificados nuevos}',
    notify: '{n} {n:correo enviado|correos enviados}',
  } satisfies Record<RunAct, string>,
  failures: '{n} {n:proveedor|proveedores} con error: {error}',
  begunBy: fields.whenAndWho,
  stop: 'Detener',
  stopped: 'El proceso se detuvo. Los certificados ya expedidos y los correos ya enviados se conservan.',
} as const

/** The suppliers notified of the certificates of a year. */
export const toldTexts = {
  title: 'Personas avisadas en {anio}',
  search: 'Buscar por proveedor o NIT',
  which: 'Proveedores que se muestran',
  told: 'Avisados',
  untold: 'Sin aviso',
  table: 'Proveedores con retenciones en {anio}',
  proveedor: fields.supplier,
  nit: fields.nit,
  people: 'Personas avisadas',
  person: '{nombre} ({correo}) · {tipos} · {at}',
  nobody: 'Sin avisar',
  none: 'Ningún proveedor tiene retenciones en {anio}.',
  noneHint: 'Elija otro año o cargue las retenciones.',
  noMatch: 'Ningún proveedor coincide.',
  noMatchHint: 'Pruebe con otra palabra o vea a todos.',
  seeAll: 'Ver a todos',
} as const
