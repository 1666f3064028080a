import { fold } from './text.ts'

/** How a state is coloured; a word and an icon always are beside the colour. */
export type Tone = 'neutral' | 'info' | 'good' | 'warning' | 'bad'

/** One state of a document or a process, with the id under which it is kept. */
export type State = { readonly id: string; readonly tone: Tone }

/** The one vocabulary of states, in their order (screens 2.17); an ERP's own words are mapped onto it. */
export const states = {
  factura: [
    { id: 'recibida', tone: 'info' },
    { id: 'en_revision', tone: 'info' },
    { id: 'rechazada', tone: 'bad' },
    { id: 'aceptada', tone: 'info' },
    { id: 'causada', tone: 'info' },
    { id: 'bloqueada', tone: 'bad' },
    { id: 'programada', tone: 'info' },
    { id: 'en_banco', tone: 'info' },
    { id: 'pagada', tone: 'good' },
    { id: 'pago_parcial', tone: 'warning' },
    { id: 'anulada', tone: 'neutral' },
    // What brought the invoice does not tell its state: no other may be taken for it.
    { id: 'sin_informar', tone: 'neutral' },
  ],
  estado_programacion_pago: [
    { id: 'sin_programar', tone: 'neutral' },
    { id: 'en_aprobacion', tone: 'info' },
    { id: 'programada', tone: 'info' },
    { id: 'enviada_al_banco', tone: 'info' },
    { id: 'pagada', tone: 'good' },
    { id: 'devuelta_por_el_banco', tone: 'bad' },
    { id: 'sin_informar', tone: 'neutral' },
  ],
  orden_compra: [
    { id: 'nueva', tone: 'info' },
    { id: 'vista', tone: 'neutral' },
    { id: 'confirmada', tone: 'info' },
    { id: 'con_novedad', tone: 'warning' },
    { id: 'recibida_parcial', tone: 'warning' },
    { id: 'recibida', tone: 'good' },
    { id: 'cerrada', tone: 'neutral' },
    { id: 'anulada', tone: 'neutral' },
  ],
  pago: [
    { id: 'en_proceso', tone: 'info' },
    { id: 'pagado', tone: 'good' },
    { id: 'rechazado_por_el_banco', tone: 'bad' },
    { id: 'anulado', tone: 'neutral' },
  ],
  contrato: [
    { id: 'vigente', tone: 'good' },
    { id: 'por_vencer', tone: 'warning' },
    { id: 'suspendido', tone: 'bad' },
    { id: 'terminado', tone: 'neutral' },
    { id: 'liquidado', tone: 'neutral' },
  ],
  cambio_cuenta: [
    { id: 'solicitado', tone: 'info' },
    { id: 'en_verificacion', tone: 'info' },
    { id: 'aprobado', tone: 'info' },
    { id: 'aplicado', tone: 'good' },
    { id: 'rechazado', tone: 'bad' },
    { id: 'cancelado', tone: 'neutral' },
  ],
  entrada: [
    { id: 'registrada', tone: 'info' },
    { id: 'con_diferencia', tone: 'warning' },
    { id: 'facturada_parcial', tone: 'warning' },
    { id: 'facturada', tone: 'good' },
    { id: 'reversada', tone: 'neutral' },
  ],
  nota_debito: [
    { id: 'emitida', tone: 'info' },
    { id: 'objetada', tone: 'warning' },
    { id: 'objecion_aceptada', tone: 'good' },
    { id: 'aplicada_parcial', tone: 'warning' },
    { id: 'aplicada', tone: 'good' },
    { id: 'anulada', tone: 'neutral' },
  ],
  certificado: [
    { id: 'aun_no_liberado', tone: 'neutral' },
    { id: 'disponible', tone: 'good' },
    { id: 'reemplazado', tone: 'warning' },
    { id: 'anulado', tone: 'neutral' },
  ],
  documento_exigido: [
    { id: 'falta', tone: 'bad' },
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
  /** The outcome of one invitation of many. */
  invitacion: [
    { id: 'por_enviar', tone: 'neutral' },
    { id: 'enviada', tone: 'info' },
    { id: 'aceptada', tone: 'good' },
    { id: 'vencida', tone: 'warning' },
    { id: 'correo_fallido', tone: 'bad' },
    { id: 'retirada', tone: 'neutral' },
    { id: 'no_se_envia', tone: 'warning' },
  ],
  /** How far a supplier is with the portal, as its company's back office tells it. */
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

/** What has states: a kind of document or of process. */
export type StateOwner = keyof typeof states

/** The states that one kind of document may be in: `StateOf<'orden_compra'>`. */
export type StateOf<Owner extends StateOwner> = (typeof states)[Owner][number]['id']

/** Returns whether a text is one of the states that the owner may be in. */
export function isStateOf<Owner extends StateOwner>(owner: Owner, text: string): text is StateOf<Owner> {
  return statesOf(owner).some(({ id }) => id === text)
}

/** The tone in which a state of the owner is shown. */
export function toneOf<Owner extends StateOwner>(owner: Owner, id: StateOf<Owner>): Tone {
  return statesOf(owner).find((state) => state.id === id)?.tone ?? 'neutral'
}

/** The states of the owner in their order, for chips and filters. */
export function statesOf(owner: StateOwner): readonly State[] {
  return states[owner]
}

/** A state by its id as a source writes it, however it is spaced and accented. */
export function readStateWord(owner: StateOwner, written: string): string | undefined {
  const word = fold(written)
    .trim()
    .replace(/[\s-]+/g, '_')
  return statesOf(owner).find(({ id }) => id === word)?.id
}
