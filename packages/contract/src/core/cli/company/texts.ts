/** The command `company`. */
export const companyTexts = {
  summary: 'Crea una compañía con marca sobria y los módulos de documentos encendidos',
  usage:
    'company create --id <número> --nit <nit> --name <nombre> [--colour #rrggbb] [--host <nombre de host>]',
  created: 'Se creó la compañía {id}: {nombre} (NIT {nit}).',
  exists: 'La compañía {id} ya existe: {nombre} (NIT {nit}).',
  existsWithOtherNit: 'La compañía {id} ya existe con otro NIT ({nit}): {nombre}.',
  idMalformed: '«{id}» no es un número de compañía. Use un entero desde 1.',
  nitMalformed: '«{nit}» no es un NIT válido.',
  nitWrongDigit: 'El dígito de verificación de «{nit}» no coincide: debe ser {dv}.',
  colourMalformed: '«{colour}» no es un color. Escríbalo como #1f3a5f.',
  hostMalformed: '«{host}» no es un nombre de host.',
  nameMissing: 'Falta el nombre de la compañía (--name).',
  numberTaken: 'El número {id} ya es de otra compañía.',
  nitTaken: 'El NIT {nit} ya es de otra compañía.',
  hostTaken: 'El host {host} ya es de otra compañía.',
  actionUnknown: 'Falta la acción: create.',
  pageTitle: 'Portal de proveedores | {nombre}',
  welcome: 'Bienvenido al portal de proveedores de {nombre}',
} as const
