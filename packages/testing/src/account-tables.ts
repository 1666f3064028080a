/** A value of a planted row. */
export type Value = string | number | boolean | null
/** SQL in the place of a value, such as the id of another row. */
export type Raw = { sql: string }
/** The columns of a table that cannot be generated. */
export type Fixed = Record<string, Value | Raw>

export const storedFile: Fixed = { sha256: 'a'.repeat(64) }

const nobody = { nombre: '', nit: '' }

/** An electronic document without lines, for the columns that no generated text suits. */
const submitted: Fixed = {
  clase: 'factura',
  hallazgos: '[]',
  match: null,
  documento: JSON.stringify({
    clase: 'factura',
    numero: '1',
    cufe: null,
    fecha_emision: null,
    fecha_vencimiento: null,
    emisor: nobody,
    receptor: nobody,
    orden: null,
    entradas: [],
    facturas: [],
    moneda: 'COP',
    valor_bruto: '0.00',
    descuentos: '0.00',
    cargos: '0.00',
    anticipos: '0.00',
    valor_impuestos: '0.00',
    valor_total: '0.00',
    impuestos: [],
    retenciones: [],
    lineas: [],
    lineas_total: 0,
    notas: [],
    responsabilidades: [],
  }),
}

/** The columns of tables with documents of an account that generated texts, dates or numbers do not suit. */
export const accountTables: Record<string, Fixed> = {
  account_statements: { estado: 'recibida', estado_programacion_pago: 'sin_programar' },
  payments_made: {},
  payments_made_lines: {},
  purchase_order: { estado: 'nueva' },
  purchase_order_lines: {},
  purchase_tickets: {},
  purchase_tickets_lines: {},
  notes_debit: {},
  notes_debit_lines: {},
  supplier_contracts: { tipo: 'bienes', estado: 'vigente' },
  supplier_contracts_amendments: {},
  supplier_contracts_minutes: { tipo: 'inicio' },
  supplier_contracts_policies: {},
  supplier_contracts_policy_versions: { estado: 'en_revision' },
  withholding_lines: { tipo: 'fuente', operacion: null, municipio: '11001', moneda: 'COP' },
  document_links: { from_kind: 'account-statements', to_kind: 'purchase-order' },
  document_events: { kind: 'account-statements', origin: 'carga', event: 'cambio', changes: '[]' },
  document_acts: { kind: 'purchase-order', act: 'confirmar', motive: null, lines: '[]' },
  act_decisions: { outcome: 'aceptada', lines: '[]' },
  questions: {
    kind: 'account-statements',
    topic: 'pago',
    state: 'abierta',
    messages: 1,
    last_from: 'proveedor',
    assignee_id: null,
  },
  question_messages: { author_kind: 'proveedor' },
  question_files: { media_type: 'application/pdf' },
  submitted_invoices: {
    ...submitted,
    estado: 'radicada',
    radicada_at: '2026-01-02',
    enviada_at: '2026-01-02',
    cuadre: 'sin_orden',
    origen: 'portal',
    motivo: null,
  },
  submitted_invoice_versions: submitted,
  submitted_invoice_files: { clase: 'anexo', media_type: 'application/pdf' },
  submitted_invoice_events: { acto: 'radicada' },
  radian_events: {
    codigo: '030',
    estado: 'transmitido',
    limite_at: null,
    concepto: null,
    persona: JSON.stringify({ nombres: '', apellidos: '', tipo_documento: '13', documento: '', cargo: '' }),
    xml: null,
    cude: null,
    respuesta_at: '2026-01-02',
  },
  supporting_documents: { consecutivo: { sql: '1 + (random() * 900000000)::integer' } },
  issued_supporting_documents: {
    tipo: '95',
    cuds: { sql: 'repeat(md5(random()::text), 3)' },
    hallazgos: '[]',
  },
  document_files: { kind: 'account-statements', origin: 'carga', media_type: 'application/pdf' },
  issued_papers: {
    kind: 'paz_y_salvo',
    codigo: { sql: 'upper(left(md5(random()::text), 12))' },
    annulled_at: null,
  },
  certificates: {
    tipo: 'fuente',
    anio: 2025,
    asked_ids: '{}',
    lines: '[]',
    municipio: '',
    line_id: { sql: 'gen_random_uuid()' },
    replaced_by: null,
    replaced_at: null,
  },
}

/** The tables of a company about invoices that are of no account. */
export const invoiceTables = {
  submitted_invoice_numbers: () => ({}),
  radian_event_numbers: () => ({}),
  radian_software: () => ({ ambiente: '1' }),
}
