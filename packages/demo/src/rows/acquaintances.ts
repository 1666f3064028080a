import { checkDigit } from '@enlace/domain/nit.ts'
import type { PartyRow } from './parties.ts'

/** Customers in the ERP of Andina de Alimentos, who sell nothing to the company. */
export const andinaCustomers: readonly PartyRow[] = [
  customer('906120458', 'Tiendas Doña Rosalba S.A.S.', '4711'),
  customer('907345120', 'Supermercados Plaza Mayor de Chía LTDA.', '4711'),
]

function customer(documento_numero: string, nombre: string, id_actividad_economica: string): PartyRow {
  return {
    erp_key: documento_numero,
    documento_numero,
    documento_dv: checkDigit(documento_numero) ?? 0,
    nombre,
    sigla: null,
    id_actividad_economica,
    regimen_tributario_id: '48',
    web_site: null,
    pyme: true,
    observacion_tercero: null,
    es_proveedor: false,
    activo: true,
  }
}
