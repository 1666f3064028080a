import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'

/** The profile tab of notification settings. */
export const choicesTexts = {
  title: 'Notificaciones y canales',
  intro: 'Elija cómo recibir cada notificación: en el portal, en {email} o como aviso en sus dispositivos.',
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
    hint: 'Recibirá un solo correo al día, a las {hora}, con todas las novedades. Los correos de seguridad se envían de inmediato.',
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
    uninstalled:
      'En iPhone y iPad los avisos llegan al portal instalado. En Safari elija Compartir y «Agregar a inicio»; abra el portal desde ese ícono y active aquí los avisos.',
    shared: 'Este equipo es compartido: los avisos no se pueden activar.',
    failed: 'El navegador no pudo activar los avisos. Revise la conexión y vuelva a intentar.',
    devices: 'Dispositivos con avisos',
    unknownDevice: 'Dispositivo sin nombre',
    since: 'desde el {fecha}',
    remove: actions.remove,
    removeOf: 'Quitar los avisos de {device}',
    lockScreen: 'Mostrar el contenido en la pantalla bloqueada',
    lockScreenHint: 'Si no lo activa, el aviso solo dice que hay una novedad, sin nombres ni valores.',
    lockScreenOn: 'Los avisos mostrarán su contenido.',
    lockScreenOff: 'Los avisos solo dirán que hay una novedad.',
  },
  other: 'Otros correos',
} as const
