import * as actions from '../core/words/action-texts.ts'

/** The states of the proof of a domain. */
export const domainStateTexts = {
  waiting: 'Falta el registro',
  proven: 'Comprobado',
  failing: 'Comprobado; el registro no aparece',
  lapsed: 'Ya no está comprobado',
} as const

/** Texts of the list of domains. */
export const domainListTexts = {
  menu: 'Dominios',
  title: 'Dominios de la compañía',
  description:
    'Un dominio comprobado permite que los enlaces, los correos y el ingreso institucional usen las direcciones de la compañía.',
  none: 'La compañía aún no ha comprobado ningún dominio.',
  failingUntil: 'Si el registro no vuelve a aparecer, dejará de estar comprobado el {until}.',
  provenSince: 'Comprobado desde el {fecha}.',
  check: 'Comprobar ahora',
  checkLong: 'Comprobar ahora el dominio {domain}',
  found: 'El dominio {domain} quedó comprobado.',
  notFound:
    'Aún no encontramos el registro TXT de {domain}. Un registro nuevo puede tardar unas horas en aparecer.',
  add: 'Agregar un dominio',
  domain: 'Nombre del dominio',
  domainHint: 'Por ejemplo: sucompania.com.co',
  added: 'Cree en el DNS de {domain} el registro TXT que se muestra.',
  remove: actions.remove,
  removeLong: 'Quitar el dominio {domain}',
  removeTitle: 'Quitar el dominio',
  removeSure:
    '{domain} dejará de estar comprobado de inmediato: las direcciones del portal, el remitente de los correos y el ingreso institucional que dependen de él dejarán de funcionar.',
  removed: 'El dominio {domain} se quitó.',
} as const
