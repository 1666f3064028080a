import { profileRequestTexts } from './requests/request-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'

/** The command `requests`: changes of a supplier's record and requests about personal data. */
export const requestsCommandTexts = {
  summary: 'Tramita las solicitudes de cambio de datos de proveedores y las de datos personales (Ley 1581)',
  usage:
    'requests <list|show|review|approve|reject|extend> [solicitud] --company <número> [--all] [--as <correo>] [--text <respuesta>] [--anyway]',
  actionUnknown: 'Falta la acción: list, show, review, approve, reject o extend.',
  companyMalformed: '«{company}» no es el número de una compañía.',
  companyUnknown: sentences.companyUnknown,
  numberMissing: 'Falta el número de la solicitud, por ejemplo SC-2026-000001.',
  actorMissing: 'Indique quién decide: --as correo@compañía.co',
  title: 'Solicitudes por tramitar de {company}',
  titleAll: 'Solicitudes de {company}, las más recientes primero',
  none: 'No hay solicitudes.',
  line: '{numero}  {estado}  {tipo}  {supplier}  {vence}',
  due: 'vence {date} ({left})',
  left: '{n:queda|quedan} {n} {n:día hábil|días hábiles}',
  overdue: 'plazo vencido',
  noTerm: 'sin plazo legal',
  kinds: profileRequestTexts.kinds,
  state: fields.state,
  asked: 'Solicitada por',
  supplier: fields.supplier,
  words: 'Motivo o descripción',
  answer: fields.answer,
  term: 'Plazo',
  changeLine: '{label}: {antes} → {despues}',
  event: '{at}  {estado}  {quien}  {texto}',
  decided: 'La solicitud {numero} queda: {estado}.',
  extended: 'El plazo de {numero} queda hasta el {date}.',
  revocationNote:
    'La persona ya no puede ingresar por esta compañía y se cerraron sus sesiones. Restrinja sus datos en los demás sistemas de la compañía.',
  faults: {
    unknown:
      'No hay una solicitud {numero}. Vea la lista: npm run enlace -- requests list --company {company} --all',
    decided: 'La solicitud {numero} ya se decidió o se retiró.',
    'answer-missing': 'Escriba la respuesta para la persona: --text "…"',
    'record-changed':
      'El registro cambió desde que se pidió. Revíselo con show y, si aun así corresponde, apruebe con --anyway.',
    'last-master':
      'La persona es el único usuario principal del proveedor. Antes, el proveedor debe ceder ese rol a otra persona.',
    'not-about-data': 'Solo se prorroga el plazo de una solicitud sobre datos personales.',
    'extended-already': 'El plazo de {numero} ya se prorrogó una vez.',
    'too-late':
      'El plazo de {numero} ya venció: la ley solo permite prorrogarlo antes. Responda cuanto antes.',
  },
} as const
