import { fill } from '@enlace/contract/core/fill.ts'
import {
  type DeskRadian,
  type DeskRadianEvent,
  NewRadianEvent,
  NewRadianSoftware,
  RadianAnswer,
  type RadianSoftware,
} from '@enlace/contract/invoices/radian/schemas.ts'
import { radianDeskTexts as texts } from '@enlace/contract/invoices/radian/screen-texts.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { RadianCode } from '@enlace/domain/radian/radian.ts'
import type { Decision, DecisionField } from '../../../core/desk/decision-form.tsx'
import { fieldFaults } from '@enlace/web/form/field-faults.ts'
import { instantOf } from '../../../core/local-moment.ts'

/** What is asked to record an event: the person that it names, filled with the last one, and the concept of a claim. */
export function eventDecision(
  { persona, tipos_documento, conceptos, tardios, limite }: DeskRadian,
  { id, codigo }: { id: string; codigo: RadianCode },
  onRecord: (event: NewRadianEvent) => Promise<unknown>,
): Decision {
  const asked = (typed: Readonly<Record<string, string>>) => ({
    ...typed,
    codigo,
    concepto: typed['concepto'] || undefined,
    at: typed['at'] ? (instantOf(typed['at']) ?? '') : undefined,
  })
  const isLate = tardios.includes(codigo)
  const choice = (options: DeskRadian['conceptos']) =>
    options.map(({ id: value, nombre: label }) => ({ value, label, note: '' }))
  const person: DecisionField[] = [
    { name: 'nombres', label: texts.names, kind: 'text', value: persona?.nombres ?? '' },
    { name: 'apellidos', label: texts.surnames, kind: 'text', value: persona?.apellidos ?? '' },
    {
      name: 'tipo_documento',
      label: texts.type,
      kind: 'choice',
      options: choice(tipos_documento),
      value: persona?.tipo_documento ?? '13',
    },
    { name: 'documento', label: texts.document, kind: 'text', value: persona?.documento ?? '' },
    { name: 'cargo', label: texts.position, kind: 'text', value: persona?.cargo ?? '' },
  ]
  return {
    title: texts.record[codigo],
    intro: texts.intro[codigo],
    confirm: texts.confirm,
    isDanger: codigo === '031',
    fields: [
      ...(codigo === '031'
        ? [{ name: 'concepto', label: texts.concept, kind: 'choice' as const, options: choice(conceptos) }]
        : []),
      {
        name: 'at',
        label: texts.moment,
        hint: isLate ? fill(texts.momentLate, { fecha: lastDay(limite) }) : texts.momentHint,
        kind: 'moment',
        isRequired: isLate,
      },
      ...person.map((field) => ({ ...field, isRequired: true })),
      { name: 'nota', label: texts.note, kind: 'lines' },
    ],
    faultsOf: (typed) => fieldFaults(NewRadianEvent, asked(typed)),
    draft: `radian-${codigo}:${id}`,
    done: texts.done,
    onDecide: (typed) => onRecord(NewRadianEvent.parse(asked(typed))),
  }
}

const lastDay = (limite: string | null) =>
  limite === null ? '' : formatDate(todayInBogota(new Date(limite)))

/** What is asked to record the answer of the DIAN to an event. */
export function answerDecision(
  { id, codigo }: DeskRadianEvent,
  onAnswer: (answer: RadianAnswer) => Promise<unknown>,
): Decision {
  return {
    title: fill(texts.answerTitle, { codigo }),
    intro: texts.answerIntro,
    confirm: texts.confirm,
    fields: [
      {
        name: 'estado',
        label: texts.outcome,
        kind: 'choice',
        isRequired: true,
        options: (['transmitido', 'rechazado'] as const).map((value) => ({
          value,
          label: texts.outcomes[value],
          note: '',
        })),
      },
      { name: 'respuesta', label: texts.detail, kind: 'lines' },
    ],
    faultsOf: (typed) => fieldFaults(RadianAnswer, typed),
    draft: `radian-answer:${id}`,
    done: texts.answered,
    onDecide: (typed) => onAnswer(RadianAnswer.parse(typed)),
  }
}

/** What is asked to store the company's software for events. */
export function softwareDecision(
  { software_id, ambiente, tiene_pin }: RadianSoftware,
  onKeep: (software: NewRadianSoftware) => Promise<unknown>,
): Decision {
  return {
    title: texts.software,
    intro: texts.softwareIntro,
    confirm: texts.save,
    fields: [
      { name: 'software_id', label: texts.softwareId, kind: 'text', isRequired: true, value: software_id },
      { name: 'pin', label: texts.pin, hint: texts.pinHint, kind: 'code', isRequired: !tiene_pin },
      {
        name: 'ambiente',
        label: texts.environment,
        kind: 'choice',
        isRequired: true,
        value: ambiente,
        options: (['1', '2'] as const).map((value) => ({
          value,
          label: texts.environments[value],
          note: '',
        })),
      },
    ],
    faultsOf: (typed) => fieldFaults(NewRadianSoftware, typed),
    draft: 'radian-software',
    done: texts.softwareKept,
    onDecide: (typed) => onKeep(NewRadianSoftware.parse(typed)),
  }
}
