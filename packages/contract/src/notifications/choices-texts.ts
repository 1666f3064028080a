import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'

/** The tab of the profile in which a person chooses what it is told, and how. */
export const choicesTexts = {
  title: 'Qué recibe y por dónde',
  intro:
    'Elija para cada cosa si la ve en el portal, le llega a {email} o aparece como aviso en sus dispositivos.',
  table: 'Notificaciones por tipo y canal',
  kind: fields.type,
  ways: { portal: 'Portal', correo: fields.mail, web_push: 'Aviso en el dispositivo' },
  wayOf: '{way}: {kind}',
  fixed: 'Siempre',
  fixedHint: 'Por seguridad no se puede desactivar',
  saved: 'Quedó guardado: {label}.',
  daily: {
    title: 'Un solo correo al día',
    label: 'Reunir los correos en un resumen diario',
    hint: 'En vez de un correo por cada novedad, uno solo cada día a las {hora} con todo lo que pasó. Lo relacionado con su seguridad se envía enseguida.',
    on: 'Desde ahora recibirá un resumen diario.',
    off: 'Desde ahora recibirá un correo por cada novedad.',
  },
  push: {
    title: 'Avisos en este dispositivo',
    intro: 'El navegador puede avisarle aunque el portal esté cerrado.',
    enable: 'Activar los avisos en este dispositivo',
    disable: 'Desactivar los avisos en este dispositivo',
    isOn: 'Los avisos están activos en este dispositivo.',
    on: 'Este dispositivo mostrará avisos.',
    off: 'Este dispositivo ya no mostrará avisos.',
    denied:
      'El navegador tiene bloqueados los avisos de este sitio. Permítalos en la configuración del navegador y vuelva a esta página.',
    unsupported: 'Este navegador no puede mostrar avisos. Puede seguir con el portal y el correo.',
    shared: 'Indicó que este equipo es compartido: los avisos no se activan en él.',
    failed: 'El navegador no pudo activar los avisos. Revise la conexión y vuelva a intentar.',
    devices: 'Dispositivos con avisos',
    unknownDevice: 'Dispositivo sin nombre',
    since: 'desde el {fecha}',
    remove: actions.remove,
    removeOf: 'Quitar los avisos de {device}',
    lockScreen: 'Mostrar de qué se trata en la pantalla bloqueada',
    lockScreenHint: 'Sin esto el aviso solo dice que hay una novedad, sin nombres ni valores.',
    lockScreenOn: 'Los avisos dirán de qué se trata.',
    lockScreenOff: 'Los avisos solo dirán que hay una novedad.',
  },
  other: 'Otros correos',
} as const
