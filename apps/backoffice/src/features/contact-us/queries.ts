import {
  assignDeskContact,
  getDeskContact,
  replyDeskContact,
  turnDeskContact,
} from '@enlace/contract/contact-us/desk/calls.ts'
import type { ContactReplyForm } from '@enlace/contract/contact-us/desk/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/session/client.ts'

/** One message with what was answered. */
export const contactQuery = (id: string) => ({
  ...callQuery(getDeskContact, { params: { id } }),
  staleTime: 0,
})

/** What is done with a message; each answers how it stands then. @throws CallFailure */
export const actsOf = (id: string) => {
  const params = { id }
  return {
    reply: (version: number, tipo: 'respuesta' | 'nota', form: ContactReplyForm) =>
      send(replyDeskContact, { params, body: { version, tipo, ...form } }),
    assign: (version: number, responsable: string | null) =>
      send(assignDeskContact, { params, body: { version, responsable } }),
    turn: (version: number, estado: 'en_gestion' | 'cerrado') =>
      send(turnDeskContact, { params, body: { version, estado } }),
  }
}

/** A message as it is now is given to a member, or to nobody, or is closed. @throws CallFailure */
export const inboxActs = {
  async assign(id: string, member: string | null) {
    await actsOf(id).assign(await versionOf(id), member)
  },
  async close(id: string) {
    await actsOf(id).turn(await versionOf(id), 'cerrado')
  },
}

const versionOf = async (id: string) => (await send(getDeskContact, { params: { id } })).version
