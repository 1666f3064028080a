import { documentStates, type State, type Tone } from './document-states.ts'
import { fold } from './text.ts'

export type { Tone }

/** The states of every document and process, in order (screens 2.17); an ERP's own words are mapped to them. */
export const states = {
  ...documentStates,
  cambio_cuenta: [
    { id: 'solicitado', tone: 'info' },
    { id: 'en_verificacion', tone: 'info' },
    { id: 'aprobado', tone: 'info' },
    { id: 'aplicado', tone: 'good' },
    { id: 'rechazado', tone: 'bad' },
    { id: 'cancelado', tone: 'neutral' },
  ],
  cambio_tesoreria: [
    { id: 'por_descargar', tone: 'warning' },
    { id: 'descargado', tone: 'info' },
    { id: 'en_el_erp', tone: 'good' },
  ],
  certificado: [
    { id: 'aun_no_liberado', tone: 'neutral' },
    { id: 'disponible', tone: 'good' },
    { id: 'reemplazado', tone: 'warning' },
    { id: 'anulado', tone: 'neutral' },
  ],
  documento_exigido: [
    { id: 'falta', tone: 'bad' },
    { id: 'en_gracia', tone: 'warning' },
    { id: 'en_revision', tone: 'info' },
    { id: 'vigente', tone: 'good' },
    { id: 'por_vencer', tone: 'warning' },
    { id: 'vencido', tone: 'bad' },
    { id: 'rechazado', tone: 'bad' },
  ],
  solicitud_registro: [
    { id: 'recibida', tone: 'info' },
    { id: 'en_revision', tone: 'info' },
    { id: 'devuelta', tone: 'warning' },
    { id: 'aprobada', tone: 'good' },
    { id: 'rechazada', tone: 'bad' },
  ],
  solicitud_perfil: [
    { id: 'recibida', tone: 'info' },
    { id: 'en_revision', tone: 'info' },
    { id: 'aprobada', tone: 'good' },
    { id: 'rechazada', tone: 'bad' },
    { id: 'retirada', tone: 'neutral' },
  ],
  /** An electronic invoice that the supplier hands in; the ERP's own states follow its acceptance. */
  factura_radicada: [
    { id: 'borrador', tone: 'neutral' },
    { id: 'radicada', tone: 'info' },
    { id: 'en_revision', tone: 'info' },
    { id: 'aceptada', tone: 'good' },
    { id: 'devuelta', tone: 'bad' },
    { id: 'causada', tone: 'good' },
  ],
  correo_factura: [
    { id: 'por_leer', tone: 'info' },
    { id: 'por_asignar', tone: 'warning' },
    { id: 'recibido', tone: 'good' },
    { id: 'rechazado', tone: 'bad' },
    { id: 'descartado', tone: 'neutral' },
  ],
  consulta: [
    { id: 'abierta', tone: 'info' },
    { id: 'esperando_a_la_compania', tone: 'info' },
    { id: 'esperando_al_proveedor', tone: 'warning' },
    { id: 'resuelta', tone: 'good' },
    { id: 'cerrada', tone: 'neutral' },
  ],
  revision_calificacion: [
    { id: 'solicitada', tone: 'info' },
    { id: 'en_revision', tone: 'info' },
    { id: 'aceptada', tone: 'good' },
    { id: 'negada', tone: 'bad' },
    { id: 'retirada', tone: 'neutral' },
  ],
  accion_mejora: [
    { id: 'pendiente', tone: 'info' },
    { id: 'vencida', tone: 'bad' },
    { id: 'en_revision', tone: 'info' },
    { id: 'devuelta', tone: 'warning' },
    { id: 'cumplida', tone: 'good' },
    { id: 'retirada', tone: 'neutral' },
  ],
  usuario: [
    { id: 'invitado', tone: 'info' },
    { id: 'activo', tone: 'good' },
    { id: 'bloqueado', tone: 'bad' },
    { id: 'inactivo', tone: 'neutral' },
  ],
  /** The outcome of one invitation of a batch. */
  invitacion: [
    { id: 'por_enviar', tone: 'neutral' },
    { id: 'enviada', tone: 'info' },
    { id: 'aceptada', tone: 'good' },
    { id: 'vencida', tone: 'warning' },
    { id: 'correo_fallido', tone: 'bad' },
    { id: 'retirada', tone: 'neutral' },
    { id: 'no_se_envia', tone: 'warning' },
  ],
  /** The progress of a supplier's access to the portal, for the back office. */
  proveedor: [
    { id: 'activo', tone: 'good' },
    { id: 'invitado', tone: 'info' },
    { id: 'sin_acceso', tone: 'neutral' },
    { id: 'inactivo', tone: 'neutral' },
  ],
  objecion: [
    { id: 'pendiente', tone: 'warning' },
    { id: 'aceptada', tone: 'good' },
    { id: 'rechazada', tone: 'bad' },
    { id: 'retirada', tone: 'neutral' },
  ],
  novedad_orden: [
    { id: 'pendiente', tone: 'warning' },
    { id: 'aceptada', tone: 'good' },
    { id: 'rechazada', tone: 'bad' },
    { id: 'contrapropuesta', tone: 'info' },
    { id: 'parcial', tone: 'info' },
    { id: 'retirada', tone: 'neutral' },
  ],
  correo: [
    { id: 'fallido', tone: 'bad' },
    { id: 'devuelto', tone: 'bad' },
    { id: 'reintentando', tone: 'warning' },
    { id: 'en_cola', tone: 'info' },
    { id: 'demorado', tone: 'warning' },
    { id: 'enviado', tone: 'good' },
    { id: 'reenviado', tone: 'neutral' },
  ],
  mensaje_contacto: [
    { id: 'nuevo', tone: 'warning' },
    { id: 'en_gestion', tone: 'info' },
    { id: 'respondido', tone: 'good' },
    { id: 'cerrado', tone: 'neutral' },
  ],
  pago_en_linea: [
    { id: 'pendiente', tone: 'info' },
    { id: 'aprobada', tone: 'good' },
    { id: 'devuelta_en_parte', tone: 'warning' },
    { id: 'devuelta', tone: 'neutral' },
    { id: 'anulada', tone: 'bad' },
    { id: 'rechazada', tone: 'bad' },
    { id: 'expirada', tone: 'neutral' },
  ],
  version_documento: [
    { id: 'en_revision', tone: 'info' },
    { id: 'aprobado', tone: 'good' },
    { id: 'rechazado', tone: 'bad' },
    { id: 'reemplazado', tone: 'neutral' },
  ],
  poliza_enviada: [
    { id: 'en_revision', tone: 'info' },
    { id: 'aprobada', tone: 'good' },
    { id: 'rechazada', tone: 'bad' },
    { id: 'reemplazada', tone: 'neutral' },
  ],
  evaluacion: [
    { id: 'borrador', tone: 'warning' },
    { id: 'publicada', tone: 'good' },
    { id: 'reemplazada', tone: 'neutral' },
  ],
  inscripcion: [
    { id: 'inscrito', tone: 'good' },
    { id: 'en_espera', tone: 'warning' },
    { id: 'cancelada', tone: 'neutral' },
  ],
} as const satisfies Record<string, readonly State[]> // the ids are the types

/** A kind of document or process with states. */
export type StateOwner = keyof typeof states

/** The states of one kind of document: `StateOf<'orden_compra'>`. */
export type StateOf<Owner extends StateOwner> = (typeof states)[Owner][number]['id']

/** Returns whether a text is a state of the owner. */
export function isStateOf<Owner extends StateOwner>(owner: Owner, text: string): text is StateOf<Owner> {
  return statesOf(owner).some(({ id }) => id === text)
}

/** Returns the tone of a state. */
export function toneOf<Owner extends StateOwner>(owner: Owner, id: StateOf<Owner>): Tone {
  return statesOf(owner).find((state) => state.id === id)?.tone ?? 'neutral'
}

/** Returns the states of the owner in order, for chips and filters. */
export function statesOf(owner: StateOwner): readonly State[] {
  return states[owner]
}

/** Returns the id of a state as a source writes it, with any spacing and accents, or undefined. */
export function readStateWord(owner: StateOwner, written: string): string | undefined {
  const word = fold(written)
    .trim()
    .replace(/[\s-]+/g, '_')
  return statesOf(owner).find(({ id }) => id === word)?.id
}
