import * as fields from '../core/words/field-texts.ts'

/** Texts of the domains that a company proves to be its own. */
export const domainTexts = {
  malformed: 'Escriba un dominio como sucompania.com.co, sin https:// ni @.',
  tooMany: 'Una compañía puede tener hasta {n} dominios. Quite uno que ya no use.',
  record: {
    type: fields.type,
    txt: 'TXT',
    name: fields.name,
    value: fields.value,
    nameHint: 'Si su proveedor agrega el dominio por su cuenta, escriba solo lo que va antes de él.',
    checkedAt: 'Comprobado por última vez el {at}.',
    notChecked: 'Todavía no se ha comprobado.',
    check: 'Comprobar ahora',
    checking: 'Comprobando…',
  },
  notFound: 'El registro todavía no aparece. Puede tardar desde minutos hasta un día.',
  found: 'El registro está en su sitio: el dominio {domain} quedó probado.',
  mail: {
    missing: {
      subject: 'No encontramos el registro que prueba el dominio {domain}',
      title: 'Falta el registro de un dominio',
      text: 'El registro TXT que prueba que {domain} es de la compañía ya no aparece en el DNS.',
      effect:
        'Si no vuelve a aparecer antes del {until}, el dominio dejará de estar probado: los enlaces y los correos saldrán de las direcciones de la instalación, y no se podrá ingresar con el proveedor de identidad de ese dominio.',
    },
    lapsed: {
      subject: 'El dominio {domain} dejó de estar probado',
      title: 'Un dominio dejó de estar probado',
      text: 'Durante {days} {days:día|días} no apareció en el DNS el registro TXT que prueba que {domain} es de la compañía.',
      effect:
        'Los enlaces y los correos salen ahora de las direcciones de la instalación, y no se puede ingresar con el proveedor de identidad de ese dominio. Para volver a probarlo, cree el registro otra vez y compruébelo.',
    },
    domain: 'Dominio',
    record: 'Nombre del registro TXT',
    value: fields.value,
    button: 'Ver los dominios',
  },
} as const
