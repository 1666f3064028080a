import * as fields from '../core/words/field-texts.ts'

/** Texts of the domains that a company proves to own. */
export const domainTexts = {
  malformed: 'Escriba un dominio como sucompania.com.co, sin https:// ni @.',
  tooMany: 'Una compañía puede tener hasta {n} dominios. Quite uno que ya no use.',
  record: {
    type: fields.type,
    txt: 'TXT',
    name: fields.name,
    value: fields.value,
    nameHint:
      'Si su proveedor de DNS agrega el dominio automáticamente, escriba solo la parte anterior al dominio.',
    checkedAt: 'Comprobado por última vez el {at}.',
    notChecked: 'Todavía no se ha comprobado.',
    check: 'Comprobar ahora',
    checking: 'Comprobando…',
  },
  notFound: 'El registro aún no aparece. Puede tardar desde minutos hasta un día.',
  found: 'El registro es correcto: el dominio {domain} quedó comprobado.',
  mail: {
    missing: {
      subject: 'No encontramos el registro del dominio {domain}',
      title: 'Falta el registro de un dominio',
      text: 'El registro TXT que demuestra que {domain} es de la compañía ya no aparece en el DNS.',
      effect:
        'Si no vuelve a aparecer antes del {until}, el dominio dejará de estar comprobado: los enlaces y los correos usarán las direcciones de la instalación y no se podrá iniciar sesión con el proveedor de identidad de ese dominio.',
    },
    lapsed: {
      subject: 'El dominio {domain} ya no está comprobado',
      title: 'Un dominio ya no está comprobado',
      text: 'El registro TXT que demuestra que {domain} es de la compañía no apareció en el DNS durante {days} {days:día|días}.',
      effect:
        'Los enlaces y los correos usan ahora las direcciones de la instalación y no se puede iniciar sesión con el proveedor de identidad de ese dominio. Para comprobarlo de nuevo, vuelva a crear el registro.',
    },
    domain: 'Dominio',
    record: 'Nombre del registro TXT',
    value: fields.value,
    button: 'Ver los dominios',
  },
} as const
