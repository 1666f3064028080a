import * as fields from '../core/words/field-texts.ts'

/** The notification mails: one by one, or daily. */
export const notificationMailTexts = {
  subject: '{company}: {title}',
  branch: fields.branch,
  supplier: fields.supplier,
  happened: fields.date,
  stop: 'Recibe este mensaje porque tiene acceso al portal de proveedores de {company} por {supplier}. Puede elegir sus notificaciones en Mis Datos, pestaña Notificaciones.',
  digest: {
    subject: {
      one: '{company}: 1 novedad de {supplier}',
      many: '{company}: {n} novedades de {supplier}',
    },
    title: { one: 'Tiene 1 novedad', many: 'Tiene {n} novedades' },
    intro: 'Novedades del portal de proveedores de {company} desde el último resumen.',
    more: 'Y {n} más: están en el portal.',
    button: 'Ver todas las novedades',
    stop: 'Recibe un solo correo al día porque así lo eligió en Mis Datos, pestaña Notificaciones.',
  },
} as const
