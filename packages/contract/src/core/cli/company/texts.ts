/** The command `company`. */
export const companyTexts = {
  summary: 'Crea una compañía, cambia sus parámetros y su certificado de firma, cierra y abre su portal',
  usage:
    'company create --id <número> --nit <nit> --name <nombre> [--colour #rrggbb] [--host <nombre de host>] | ' +
    'company set --id <número> <parámetro>=<valor>… | company offline --id <número> [--until 2026-12-01T06:00] | ' +
    'company online --id <número> | company certificate-key set --id <número> --file <archivo .p12> | ' +
    'company certificate-key show|trial|remove --id <número>',
  created: 'Se creó la compañía {id}: {nombre} (NIT {nit}).',
  idMalformed: '«{id}» no es un número de compañía. Use un entero desde 1.',
  nitMalformed: '«{nit}» no es un NIT válido.',
  nitWrongDigit: 'El dígito de verificación de «{nit}» no coincide: debe ser {dv}.',
  colourMalformed: '«{colour}» no es un color. Escríbalo como #1f3a5f.',
  hostMalformed: '«{host}» no es un nombre de host.',
  nameMissing: 'Falta el nombre de la compañía (--name).',
  numberTaken: 'El número {id} ya es de otra compañía.',
  nitTaken: 'El NIT {nit} ya es de otra compañía.',
  hostTaken: 'El host {host} ya es de otra compañía.',
  actionUnknown: 'Falta la acción: create, set, offline, online o certificate-key.',
  unknown: 'No hay una compañía {id}.',
  settingMissing: 'Falta el parámetro: nombre=valor.',
  settingUnknown: '«{name}» no es un parámetro que se cambie aquí. Son: {known}.',
  settingNoChoice: '{name}: «{value}» no se admite. Use: {known}.',
  settingMalformed: '{name}: «{value}» no es un número entero desde 0.',
  settingBeyond: '{name}: «{value}» no se admite. Use un número entre {min} y {max}.',
  settingKept: '{nombre}: {name} = {value}',
  returnMalformed: '«{until}» no es una fecha y hora. Escríbala como 2026-12-01T06:00.',
  none: 'sin definir',
} as const
