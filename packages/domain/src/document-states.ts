/** The colour of a state, always shown with a word and an icon. */
export type Tone = 'neutral' | 'info' | 'good' | 'warning' | 'bad'

/** A state of a document or a process, with its stored id. */
export type State = { readonly id: string; readonly tone: Tone }

/** The states of the documents that suppliers open most, in order (screens 2.17). */
export const documentStates = {
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
    // For invoices whose source reports no state, which must not be shown as another one.
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
} as const satisfies Record<string, readonly State[]> // the ids are the types

/** One of these documents. */
export type DocumentStateOwner = keyof typeof documentStates

/** The tone of such a document's state, or undefined for a word that the vocabulary lacks. */
export function documentTone(owner: DocumentStateOwner, state: string): Tone | undefined {
  const states: readonly State[] = documentStates[owner]
  return states.find(({ id }) => id === state)?.tone
}
