/**
 * The column names in exports with an ERP's own field names or language: SAP (S/4 and Business One), Oracle and JD
 * Edwards, Siesa, Siigo, World Office, Helisa, Novasoft. They are tried after the usual names.
 */
export const erpNames = {
  nit: [
    /^(stcd1|lictradnum|nif( 1)?|rut ?nit|nit ?rut|cc ?nit|nit ?cc|(nº|n|no|nro) ident( ?fis)?( ?1)?|cod ter|tax (id|registration number)|taxpayer id|(codigo (de )?|id )tercero|(nro|numero) identificacion)$/,
    /^identif/,
    /^(acreedor|proveedor|tercero|supplier|vendor|cardcode|lifnr|codigo sn|beneficiario)( (number|numero|codigo))?$/,
  ],
  nombre: [
    /^(name1|nombre 1|cardname|nombre sn|alph|nom ter|(nombre|razon social) tercero|(supplier|vendor)( name)?|acreedor|tercero|beneficiario)$/,
  ],
  moneda: [/^(waers|doccur|crcd|mon|(invoice |payment )?currency|cod moneda)$/],
}
