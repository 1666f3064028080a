import {
  answerRadianEvent,
  downloadRadianXml,
  getDeskRadian,
  getRadianSoftware,
  keepRadianSoftware,
  readRadianAnswer,
  recordRadianEvent,
} from '@enlace/contract/invoices/radian/desk-calls.ts'
import type {
  NewRadianEvent,
  NewRadianSoftware,
  RadianAnswer,
} from '@enlace/contract/invoices/radian/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { send } from '../../../core/session/client.ts'

/** The events of an invoice as they are now. */
export const radianQuery = (id: string) => ({ ...callQuery(getDeskRadian, { params: { id } }), staleTime: 0 })

/** Records an event of an invoice. @throws CallFailure */
export const recordEvent = (id: string, body: NewRadianEvent) =>
  send(recordRadianEvent, { params: { id }, body })

/** Records what the DIAN answered to an event. @throws CallFailure */
export const recordAnswer = (event: string, body: RadianAnswer) =>
  send(answerRadianEvent, { params: { id: event }, body })

/** Records what the DIAN answered to an event in a file. @throws CallFailure */
export const readAnswer = (event: string, xml: string) =>
  send(readRadianAnswer, { params: { id: event }, body: { xml } })

/** Gets the XML of an event to the person. */
export const downloadXml = (event: string) => download(downloadRadianXml, { params: { id: event } })

/** The company's software for events. */
export const softwareQuery = () => ({ ...callQuery(getRadianSoftware), staleTime: 0 })

/** Stores the company's software for events. @throws CallFailure */
export const keepSoftware = (body: NewRadianSoftware) => send(keepRadianSoftware, { body })
