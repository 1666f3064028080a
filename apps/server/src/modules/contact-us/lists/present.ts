import { createHash } from 'node:crypto'
import {
  type ContactListName,
  contactListNames,
  type ContactLists,
  type KeptContactLists,
} from '@enlace/contract/contact-us/lists/schemas.ts'
import { threadTypes } from '@enlace/contract/questions/limits.ts'

/** The stored lists and readers. */
export interface ContactRows {
  options: readonly { id: number; list: string; name: string; active: boolean }[]
  readers: readonly { affair_id: number | null; name: string; email: string; is_public: boolean }[]
  questions: readonly { topic: string | null; name: string; email: string }[]
}

/** Presents lists and readers for the back office, with their version. */
export function presentLists(rows: ContactRows): KeptContactLists {
  const optionsOf = (list: ContactListName) =>
    rows.options
      .filter((option) => option.list === list)
      .map(({ id, name, active }) => ({ clave: String(id), nombre: name, activo: active }))
  const lists: ContactLists = {
    listas: {
      affairs: optionsOf('affairs'),
      'related-to': optionsOf('related-to'),
      'contact-through': optionsOf('contact-through'),
    },
    lectores: rows.readers.map(({ affair_id, name, email, is_public }) => ({
      asunto: affair_id === null ? null : String(affair_id),
      nombre: name,
      correo: email,
      publico: is_public,
    })),
    preguntas: rows.questions.map(({ topic, name, email }) => ({
      tema: threadTypes.find((type) => type === topic) ?? null,
      nombre: name,
      correo: email,
    })),
  }
  const version = createHash('sha256').update(JSON.stringify(lists)).digest('base64url').slice(0, 22)
  return { ...lists, version }
}

/** Returns the number of each, for the audit trail. */
export function countsOf({ listas, lectores, preguntas }: ContactLists): Record<string, number> {
  const active = contactListNames.map((name) => [name, listas[name].filter(({ activo }) => activo).length])
  return { ...Object.fromEntries(active), lectores: lectores.length, preguntas: preguntas.length }
}
