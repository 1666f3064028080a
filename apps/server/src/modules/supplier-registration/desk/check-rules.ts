import { fill } from '@enlace/contract/core/fill.ts'
import { recentDays } from '@enlace/contract/supplier-registration/limits.ts'
import type { RegistrationCheck } from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { checkFindings as texts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import { daysBetween, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { economicActivities, economicActivityName } from '@enlace/domain/catalogue/economic-activities.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import type { TemplateDemands } from '../requests/demands.ts'
import type { FoundRegistration } from './review-queries.ts'

type Check = RegistrationCheck
type Finding = Pick<Check, 'resultado' | 'texto'>

const good = (texto: string): Finding => ({ resultado: 'bien', texto })
const look = (texto: string): Finding => ({ resultado: 'revisar', texto })
const bad = (texto: string): Finding => ({ resultado: 'mal', texto })

/** Runs the automatic checks of a request, for the reviewer. */
export function checksOf(found: FoundRegistration, demands: TemplateDemands | undefined): Check[] {
  const { request } = found
  const email = emailOf(found)
  return [
    { nombre: 'digito', ...digitOf(request.documento_numero, answerOf(found, 'documentIdVerify')) },
    { nombre: 'tercero', ...partyOf(found) },
    {
      nombre: 'duplicados',
      ...(found.others.length === 0
        ? good(texts.none)
        : look(fill(texts.others, { numeros: found.others.map(({ number }) => number).join(', ') }))),
    },
    { nombre: 'nombre', ...nameOf(found) },
    { nombre: 'correo', ...email },
    { nombre: 'telefono', ...phoneOf(found) },
    ...(request.tipo === '2'
      ? []
      : [
          { nombre: 'actividad', ...activityOf(found) } as const, // the name is one of the checks
          { nombre: 'documentos', ...papersOf(found, demands) } as const, // likewise
          ...(found.files.length === 0 ? [] : [{ nombre: 'vigencia', ...validityOf(found) } as const]), // likewise
        ]),
  ]
}

function digitOf(number: string, typed: string): Finding {
  const dv = checkDigit(number) ?? ''
  if (typed === '') return good(fill(texts.digitMissing, { dv }))
  return typed === String(dv) ? good(texts.digitRight) : bad(fill(texts.digitWrong, { dv }))
}

function partyOf({ party, request }: FoundRegistration): Finding {
  if (!party) return request.tipo === '2' ? look(texts.partyNew) : good(texts.partyNew)
  const { nombre, masters } = party
  if (masters.length > 0) return bad(fill(texts.partyMaster, { nombre, correos: masters.join(', ') }))
  return look(fill(party.activo && party.es_proveedor ? texts.partyKnown : texts.partyOff, { nombre }))
}

function nameOf({ sameName: [same] }: FoundRegistration): Finding {
  return same ? look(fill(texts.nameTaken, { ...same })) : good(texts.nameFree)
}

function emailOf({ party, request, emailSuppliers: [supplier] }: FoundRegistration): Finding {
  if (supplier) return look(fill(texts.emailTaken, { nombre: supplier.nombre }))
  if (!party || party.correos.length === 0) return good(texts.emailFree)
  return party.correos.includes(request.correo) ? good(texts.emailKnown) : look(texts.emailOther)
}

function phoneOf(found: FoundRegistration): Finding {
  const phone = answerOf(found, 'contactTelephone')
  if (phone === '') return look(texts.phoneMissing)
  const known = found.party?.telefonos ?? []
  if (known.length === 0) return good(texts.phoneRight)
  return known.some((number) => number.endsWith(phone)) ? good(texts.phoneKnown) : look(texts.phoneOther)
}

function activityOf(found: FoundRegistration): Finding {
  const code = answerOf(found, 'economicSubactivity') || answerOf(found, 'economicActivity')
  if (code === '') return look(texts.activityMissing)
  const name = economicActivityName(code) ?? economicActivities.find(({ id }) => id === code)?.nombre
  if (name === undefined) return look(fill(texts.activityUnknown, { codigo: code }))
  return good(fill(texts.activityRight, { codigo: code, nombre: name.replace(/^\d+ /, '') }))
}

function papersOf({ files }: FoundRegistration, demands: TemplateDemands | undefined): Finding {
  const asked = demands?.files.filter((name) => demands.required.includes(name)) ?? []
  if (asked.length === 0) return good(texts.papersNone)
  const there = new Set(files.filter(({ es_anterior }) => !es_anterior).map(({ campo }) => campo))
  const missing = asked.filter((name) => !there.has(name)).map((name) => demands?.labels[name] ?? name)
  return missing.length === 0
    ? good(texts.papersThere)
    : bad(fill(texts.papersMissing, { nombres: missing.join(', ') }))
}

/** A file is recent if it was so on the day it was sent. */
function validityOf({ files }: FoundRegistration): Finding {
  const present = files.filter(({ es_anterior }) => !es_anterior)
  const old = present.filter(
    ({ expedido, enviado_at }) =>
      expedido !== null && daysBetween(expedido, todayInBogota(new Date(enviado_at))) > recentDays,
  )
  if (old.length > 0) return bad(fill(texts.datesOld, { dias: recentDays, nombres: namesOf(old) }))
  const undated = present.filter(({ expedido }) => expedido === null)
  if (undated.length > 0) return look(fill(texts.datesOpen, { nombres: namesOf(undated) }))
  return good(fill(texts.datesRight, { dias: recentDays }))
}

const namesOf = (files: readonly { titulo: string }[]) => files.map(({ titulo }) => titulo).join(', ')

/** Returns the applicant's answer to a question; empty if there is none. */
export function answerOf({ request }: FoundRegistration, name: string): string {
  const answer = request.supplier[name]
  return typeof answer === 'string' ? answer.trim() : ''
}
