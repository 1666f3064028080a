// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/radian/`. */
export interface RadianTables {
  radian_event_numbers: {
    company_id: number
    last: Generated<number>
  }
  radian_events: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    third_id: number
    invoice_id: string
    version_documento: number
    codigo: string
    estado: Generated<string>
    numero: string
    at: string
    registrado_at: Generated<string>
    limite_at: string | null
    concepto: string | null
    nota: Generated<string>
    persona: unknown
    quien: string
    xml: string | null
    cude: string | null
    firmado: Generated<boolean>
    respuesta: Generated<string>
    respuesta_at: string | null
    respuesta_por: string | null
    avisado_at: string | null
  }
  radian_software: {
    company_id: number
    software_id: string
    sealed_pin: Buffer
    ambiente: string
    updated_at: Generated<string>
  }
}
