import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** Texts of the back office's screen of the staff's sign-in by the company's own identity provider. */
export const staffOidcTexts = {
  menu: 'Ingreso institucional',
  title: 'Ingreso institucional',
  description:
    'Deje que su equipo ingrese a la administración con la cuenta de la compañía: Microsoft Entra, Google u otro proveedor OpenID Connect.',
  state: {
    on: states.active,
    off: states.inactive,
    onHint:
      'En el ingreso de la administración aparece «Ingresar con la cuenta de la compañía» en cuanto un dominio esté probado.',
    offHint: 'El equipo ingresa con correo y contraseña.',
  },
  form: {
    isOn: 'Permitir el ingreso institucional',
    issuer: 'Dirección del proveedor (issuer)',
    issuerHint:
      'Google: https://accounts.google.com. Entra: https://login.microsoftonline.com/ID-de-su-inquilino/v2.0.',
    clientId: 'Identificador del cliente (client id)',
    secret: 'Secreto del cliente',
    secretHint: 'Se guarda cifrado y no se vuelve a mostrar.',
    secretKept: 'Hay un secreto guardado. Déjelo vacío para conservarlo.',
    domains: 'Dominios de correo permitidos',
    domainsHint:
      'Separados por coma, por ejemplo: compania.co, compania.com. Cada uno cuenta cuando se prueba que es de la compañía.',
    satisfiesFactor: 'El proveedor ya pide un segundo factor: no pedir otro aquí',
    satisfiesFactorHint: 'Márquelo solo si su proveedor lo exige a todas las personas del equipo.',
    needsVerified: 'Exigir que el proveedor diga que el correo está verificado',
    needsVerifiedHint:
      'Google lo dice. Microsoft Entra no envía ese dato: quítelo solo con la dirección de su propio inquilino.',
    redirect: 'URI de redirección',
    redirectHint: 'Regístrela en el proveedor tal como está.',
    check: 'Probar el proveedor',
    save: actions.save,
    saved: 'El ingreso institucional quedó guardado.',
    refused: 'No se guardó',
    issuerMalformed: 'Escriba la dirección del proveedor, que empieza por https://.',
    issuerUnreachable:
      'En esta dirección no responde un proveedor OpenID Connect. Revísela: debe ser el issuer exacto.',
    clientMissing: 'Escriba el identificador del cliente.',
    secretMissing: 'Escriba el secreto del cliente.',
    domainsMissing: 'Escriba al menos un dominio de correo, como compania.co.',
    domainPublic:
      '«{domain}» es de un proveedor público de correo y ninguna compañía puede probar que es suyo. Use un dominio propio.',
    domainMalformed: '«{domain}» no es un dominio de correo.',
    long: 'Es demasiado largo.',
  },
  check: {
    title: 'El proveedor responde',
    issuer: 'Issuer',
    authorization: 'Página de ingreso',
    pkce: 'PKCE (S256)',
    yes: fields.yes,
    no: 'No lo anuncia; se usa de todos modos',
  },
  domains: {
    title: 'Dominios',
    description:
      'Nadie ingresa con un dominio que no esté probado. Cree en el DNS de cada uno el registro TXT que se muestra; lo buscamos cada hora.',
    states: {
      waiting: 'Falta el registro',
      proven: 'Probado',
      failing: 'Probado; el registro no aparece',
      lapsed: 'Dejó de estar probado',
      unasked: 'Sin probar',
    },
    failingUntil: 'Si el registro no vuelve a aparecer, deja de estar probado el {until}.',
    checkedAt: 'Última búsqueda: {at}.',
    record: 'Nombre del registro TXT',
    value: fields.value,
    check: 'Comprobar ahora',
    checkLong: 'Comprobar ahora el dominio {domain}',
    found: 'El dominio {domain} quedó probado.',
    notFound:
      'Todavía no encontramos el registro TXT de {domain}. Un registro nuevo puede tardar unas horas en aparecer.',
    ask: 'Pedir el registro',
    askLong: 'Pedir el registro del dominio {domain}',
  },
  note: 'Solo entran las personas que ya están invitadas en Equipo. La primera vez, quien ya tenía contraseña o segundo factor lo confirma. La sesión abre únicamente esta compañía: para otra compañía o para cambiar la contraseña se ingresa con contraseña. Quien opera la instalación ingresa siempre con contraseña.',
} as const
