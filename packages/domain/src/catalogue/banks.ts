/** A bank or wallet of Colombia in which a supplier may be paid, by its code in the low-value clearing house. */
export type Bank = { readonly id: string; readonly nombre: string }

/** Who takes transfers through ACH Colombia, by name (codes of its list for PSE and transfers). */
export const banks: readonly Bank[] = [
  { id: '1059', nombre: 'Bancamía' },
  { id: '1558', nombre: 'Ban100' },
  { id: '1040', nombre: 'Banco Agrario' },
  { id: '1052', nombre: 'Banco AV Villas' },
  { id: '1032', nombre: 'Banco Caja Social' },
  { id: '1066', nombre: 'Banco Cooperativo Coopcentral' },
  { id: '1001', nombre: 'Banco de Bogotá' },
  { id: '1023', nombre: 'Banco de Occidente' },
  { id: '1062', nombre: 'Banco Falabella' },
  { id: '1063', nombre: 'Banco Finandina' },
  { id: '1012', nombre: 'Banco GNB Sudameris' },
  { id: '1014', nombre: 'Banco Itaú' },
  { id: '1071', nombre: 'Banco J.P. Morgan' },
  { id: '1047', nombre: 'Banco Mundo Mujer' },
  { id: '1060', nombre: 'Banco Pichincha' },
  { id: '1002', nombre: 'Banco Popular' },
  { id: '1065', nombre: 'Banco Santander' },
  { id: '1069', nombre: 'Banco Serfinanza' },
  { id: '1303', nombre: 'Banco Unión' },
  { id: '1053', nombre: 'Banco W' },
  { id: '1031', nombre: 'Bancóldex' },
  { id: '1007', nombre: 'Bancolombia' },
  { id: '1061', nombre: 'Bancoomeva' },
  { id: '1013', nombre: 'BBVA Colombia' },
  { id: '1283', nombre: 'CFA Cooperativa Financiera' },
  { id: '1009', nombre: 'Citibank' },
  { id: '1370', nombre: 'Coltefinanciera' },
  { id: '1292', nombre: 'Confiar Cooperativa Financiera' },
  { id: '1291', nombre: 'Coofinep Cooperativa Financiera' },
  { id: '1289', nombre: 'Cotrafa Cooperativa Financiera' },
  { id: '1097', nombre: 'Dale' },
  { id: '1551', nombre: 'DaviPlata' },
  { id: '1051', nombre: 'Davivienda' },
  { id: '1121', nombre: 'Financiera Juriscoop' },
  { id: '1637', nombre: 'IRIS' },
  { id: '1286', nombre: 'JFK Cooperativa Financiera' },
  { id: '1070', nombre: 'Lulo Bank' },
  { id: '1067', nombre: 'Mibanco' },
  { id: '1801', nombre: 'MOVii' },
  { id: '1507', nombre: 'Nequi' },
  { id: '1809', nombre: 'Nu' },
  { id: '1151', nombre: 'RappiPay' },
  { id: '1019', nombre: 'Scotiabank Colpatria' },
  { id: '1804', nombre: 'Ualá' },
]

const byId = new Map(banks.map((bank) => [bank.id, bank]))

/** The name of a bank; its code where the list does not have it. */
export function bankName(id: string): string {
  return byId.get(id)?.nombre ?? id
}

/** Tells whether a code is a bank's. */
export function isBank(id: string): boolean {
  return byId.has(id)
}
